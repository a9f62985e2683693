import type { WatchedStill } from '@/lib/feed/still';

/** The last picture of a still. */
export interface SeenStill {
  /** With the `t` it was requested with. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  readonly loadedAt: number;
  readonly picture: HTMLImageElement;
  /** Its bytes, where the page fetched them. */
  readonly blob: Blob | null;
  readonly watched: WatchedStill | null;
}

const MOST_PICTURES = 60;

/** The pictures seen last, by address without `t`: an angle that comes round again, or a card scrolled back to, need not ask for the same one. */
class StillMemory {
  private readonly seen = new Map<string, SeenStill>();

  get(src: string): SeenStill | undefined {
    return this.seen.get(src);
  }

  set(src: string, still: SeenStill): void {
    this.seen.delete(src);
    this.seen.set(src, still);
    const [oldest] = this.seen.keys();
    if (oldest !== undefined && this.seen.size > MOST_PICTURES) this.seen.delete(oldest);
  }
}

export const stillMemory = new StillMemory();

let tellStill: (seen: SeenStill) => void = () => undefined;

/** @param onStill Called with each still that a feed shows, once it is in the feed's box. */
export function watchStills(onStill: (seen: SeenStill) => void): void {
  tellStill = onStill;
}

export const noteStill = (seen: SeenStill): void => tellStill(seen);
