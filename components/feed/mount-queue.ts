/**
 * A card that disappears sooner than this mounts no feed: the user is scrolling or typing past it. While the page moves on by more than
 * half a screen in this time, no card does.
 */
const SETTLE_MS = 150;

interface QueuedCard {
  readonly since: number;
  readonly start: () => void;
}

interface Hold {
  readonly isHeld: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Lets one card per frame mount its feed, or a screenful of feeds would block the page. */
export class MountQueue {
  private readonly cards = new Set<QueuedCard>();
  private isRunning = false;
  /** Where the page was at some time in the last moment; null before the first card. */
  private mark: { readonly scrollY: number; readonly at: number } | null = null;
  /** When the page last moved on fast. */
  private movedAt = -Infinity;

  constructor(private readonly hold: Hold) {}

  /** Calls `start` when it is this card's turn, unless the returned function is called first. */
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
    this.isRunning = true;
    if (!this.hold.isHeld()) {
      this.startNext();
      return;
    }
    const unsubscribe = this.hold.subscribe(() => {
      if (this.hold.isHeld()) return;
      unsubscribe();
      this.startNext();
    });
  };

  private startNext(): void {
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
  }
}
