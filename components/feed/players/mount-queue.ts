import { startTransition, useEffect, useState } from 'react';
import { useIsHeld } from './feed-scheduler';

/** Minimum time on screen, and the pause after a scroll of half a screen. */
const SETTLE_MS = 150;

class MountQueue {
  private readonly cards = new Set<{ readonly since: number; readonly start: () => void }>();
  private isRunning = false;
  private mark: { readonly scrollY: number; readonly at: number } | null = null;
  private movedAt = -Infinity;

  wait(start: () => void): () => void {
    if (!this.mark) {
      this.handleScroll();
      window.addEventListener('scroll', this.handleScroll, { passive: true });
    }
    const card = { since: performance.now(), start };
    this.cards.add(card);
    if (!this.isRunning) this.advance();
    return () => {
      this.cards.delete(card);
    };
  }

  private readonly handleScroll = (): void => {
    const { scrollY, innerHeight } = window;
    const at = performance.now();
    const { mark } = this;
    const isOld = !mark || at - mark.at > SETTLE_MS;
    const isFar = mark !== null && Math.abs(scrollY - mark.scrollY) >= innerHeight / 2;
    if (isFar && !isOld) this.movedAt = at;
    if (isFar || isOld) this.mark = { scrollY, at };
  };

  private readonly advance = (): void => {
    const [card] = this.cards;
    this.isRunning = card !== undefined;
    if (card === undefined) return;
    const remainingMs = Math.max(card.since, this.movedAt) + SETTLE_MS - performance.now();
    if (remainingMs > 0) {
      setTimeout(this.advance, remainingMs);
      return;
    }
    this.cards.delete(card);
    card.start();
    requestAnimationFrame(this.advance);
  };
}

const cards = new MountQueue();

export function useMountTurn(): boolean {
  const [isOn, setOn] = useState(false);
  const mayWait = !useIsHeld() && !isOn;
  useEffect(() => (mayWait ? cards.wait(() => startTransition(() => setOn(true))) : undefined), [mayWait]);
  return isOn;
}
