import { savesData } from '@/components/browser/calm';
import { LAST_FRAME_MS } from '@/lib/constants/feed';
import type { PlayerCandidate } from '@/lib/feed/player-budget';

/** A look that has no frame after this time is over. */
const LOOK_LIMIT_MS = 10_000;
/** The player has nothing more to say. */
const ANSWERS: ReadonlySet<string | undefined> = new Set(['live', 'down', 'autoplay-blocked']);

/** A feed without a player. */
export interface WaitingFeed extends PlayerCandidate<HTMLElement> {
  /** Of the frame it shows; Infinity without one. */
  readonly frameAgeMs: number;
}

/** One player is lent in turn to the videos that wait: to each until it has a frame to show, and again when that is old. */
export class VideoLooks {
  private box: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly lookedAt = new WeakMap<HTMLElement, number>();
  private readonly phases = new MutationObserver(() => this.handlePhase());

  constructor(private readonly onOver: () => void) {}

  /** Whose turn it is among feeds in sight; null if nobody needs one. */
  choose(waiting: readonly WaitingFeed[]): HTMLElement | null {
    if (waiting.some(({ key }) => key === this.box)) return this.box;
    this.stop();
    if (savesData()) return null;
    const now = performance.now();
    const feeds = waiting.map(({ key, frameAgeMs, distanceToCenterPx }) => {
      const waitMs = Math.min(frameAgeMs, now - (this.lookedAt.get(key) ?? -Infinity));
      return { key, waitMs, distanceToCenterPx };
    });
    const [next] = feeds
      .filter(({ waitMs }) => waitMs > LAST_FRAME_MS)
      .sort((a, b) => (a.waitMs === b.waitMs ? a.distanceToCenterPx - b.distanceToCenterPx : b.waitMs - a.waitMs));
    if (next) this.start(next.key);
    return next?.key ?? null;
  }

  stop(): void {
    this.phases.disconnect();
    clearTimeout(this.timer);
    this.box = null;
  }

  private start(box: HTMLElement): void {
    this.box = box;
    this.phases.observe(box, { attributeFilter: ['data-phase'] });
    this.timer = setTimeout(this.end, LOOK_LIMIT_MS);
  }

  private handlePhase(): void {
    if (ANSWERS.has(this.box?.dataset.phase)) this.end();
  }

  private readonly end = (): void => {
    if (this.box) this.lookedAt.set(this.box, performance.now());
    this.stop();
    this.onOver();
  };
}
