import { MAX_DUTY, MAX_REST_MS, MIN_FRAME_SHARE } from '@/lib/constants/detection';

/** The page's frames during runs, or between them; older ones weigh less. */
interface Frames {
  count: number;
  ms: number;
}

/** Frames are watched until this long after a run, because watching makes the page draw. */
const CALM_MS = 150;
/** Weight of older frames after each run. */
const MEMORY = 0.9;
/** Too few frames for a rate. */
const MIN_FRAMES = 5;
/** A longer interval means the page was hidden. */
const MAX_FRAME_MS = 1_000;

/**
 * Returns the rest after a run in milliseconds: at least as long as the run, longer if runs slow the page down.
 * @param slowdown frame rate during runs divided by that between runs
 */
export function getRestMs(runMs: number, slowdown: number): number {
  const duty = Math.min(MAX_DUTY, (1 - MIN_FRAME_SHARE) / Math.max(0, 1 - slowdown));
  return Math.min(Math.max(MAX_REST_MS, runMs), (runMs * (1 - duty)) / duty);
}

/** Computes the rest after each run from the page's frame rate during and between runs. */
export class RunPace {
  private readonly busy: Frames = { count: 0, ms: 0 };
  private readonly calm: Frames = { count: 0, ms: 0 };
  private beganAt = 0;
  private isRunning = false;
  /** Since the last frame. */
  private hasRun = false;
  private calmUntil = 0;
  private isWatching = false;
  private frameAt: number | null = null;

  begin(): void {
    this.beganAt = performance.now();
    this.isRunning = true;
    this.hasRun = true;
    for (const frames of [this.busy, this.calm]) {
      frames.count *= MEMORY;
      frames.ms *= MEMORY;
    }
    if (this.isWatching) return;
    this.isWatching = true;
    requestAnimationFrame(this.handleFrame);
  }

  /** Ends a run. @returns milliseconds to rest */
  end(): number {
    this.isRunning = false;
    const now = performance.now();
    this.calmUntil = now + CALM_MS;
    return getRestMs(now - this.beganAt, this.measureSlowdown());
  }

  private readonly handleFrame = (): void => {
    const now = performance.now();
    const frameMs = this.frameAt === null ? Infinity : now - this.frameAt;
    if (frameMs < MAX_FRAME_MS) {
      const frames = this.hasRun ? this.busy : this.calm;
      frames.count += 1;
      frames.ms += frameMs;
    }
    this.hasRun = this.isRunning;
    this.isWatching = this.isRunning || now < this.calmUntil;
    this.frameAt = this.isWatching ? now : null;
    if (this.isWatching) requestAnimationFrame(this.handleFrame);
  };

  private measureSlowdown(): number {
    const { busy, calm } = this;
    if (busy.count < MIN_FRAMES || calm.count < MIN_FRAMES) return 1;
    return busy.count / busy.ms / (calm.count / calm.ms);
  }
}
