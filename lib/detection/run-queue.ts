import { MAX_DUTY, MAX_REST_MS, MIN_FRAME_SHARE } from '@/lib/constants/detection';

/** The page's frames during runs, or between them; older ones weigh less. */
interface Frames {
  count: number;
  ms: number;
}

/** Frames are watched until this long after a run, because watching makes the page draw. */
const CALM_MS = 150;
const MEMORY = 0.9;
const MIN_FRAMES = 5;
/** A longer interval means the page was hidden. */
const MAX_FRAME_MS = 1_000;

/** Milliseconds of rest after a run. @param slowdown frame rate during runs divided by that between runs */
export function getRestMs(runMs: number, slowdown: number): number {
  const duty = Math.min(MAX_DUTY, (1 - MIN_FRAME_SHARE) / Math.max(0, 1 - slowdown));
  return Math.min(Math.max(MAX_REST_MS, runMs), (runMs * (1 - duty)) / duty);
}

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

  /** @returns milliseconds to rest */
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

export class RunQueue {
  private readonly waiting = new Set<() => Promise<void>>();
  private isBusy = false;

  constructor(private readonly pace: Pick<RunPace, 'begin' | 'end'>) {}

  add(run: () => Promise<void>): () => void {
    const entry = () => run();
    this.waiting.add(entry);
    this.startNext();
    return () => void this.waiting.delete(entry);
  }

  private startNext(): void {
    const [next] = this.isBusy ? [] : this.waiting;
    if (next === undefined) return;
    this.waiting.delete(next);
    this.isBusy = true;
    const finish = (): void => {
      setTimeout(() => {
        this.isBusy = false;
        this.startNext();
      }, this.pace.end());
    };
    this.pace.begin();
    next().then(finish, finish);
  }
}
