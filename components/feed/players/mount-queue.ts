import { startTransition, useEffect, useState } from 'react';
import { useIsHeld } from './feed-scheduler';

/** Minimum time on screen, and the pause after a scroll of half a screen. */
const SETTLE_MS = 150;

const cards = new Set<{ readonly since: number; readonly start: () => void }>();
let isRunning = false;
let mark: { readonly scrollY: number; readonly at: number } | null = null;
let movedAt = -Infinity;

function waitForTurn(start: () => void): () => void {
  if (!mark) {
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
  }
  const card = { since: performance.now(), start };
  cards.add(card);
  if (!isRunning) advance();
  return () => {
    cards.delete(card);
  };
}

function handleScroll(): void {
  const { scrollY, innerHeight } = window;
  const at = performance.now();
  const isOld = !mark || at - mark.at > SETTLE_MS;
  const isFar = mark !== null && Math.abs(scrollY - mark.scrollY) >= innerHeight / 2;
  if (isFar && !isOld) movedAt = at;
  if (isFar || isOld) mark = { scrollY, at };
}

function advance(): void {
  const [card] = cards;
  isRunning = card !== undefined;
  if (card === undefined) return;
  const remainingMs = Math.max(card.since, movedAt) + SETTLE_MS - performance.now();
  if (remainingMs > 0) {
    setTimeout(advance, remainingMs);
    return;
  }
  cards.delete(card);
  card.start();
  requestAnimationFrame(advance);
}

export function useMountTurn(): boolean {
  const [isOn, setOn] = useState(false);
  const mayWait = !useIsHeld() && !isOn;
  useEffect(() => (mayWait ? waitForTurn(() => startTransition(() => setOn(true))) : undefined), [mayWait]);
  return isOn;
}
