import {
  adaptBudget,
  type BudgetLimits,
  type PlayerBudget,
  type PlayerEffort,
  type Pressure,
} from '@/lib/feed/adapt-budget';

/** Of the Compute Pressure API, which TypeScript does not know. */
interface PressureObserverLike {
  observe(source: 'cpu', options: { readonly sampleInterval: number }): Promise<void>;
  disconnect(): void;
}
type PressureObserverClass = new (
  onChange: (records: readonly { readonly state: NonNullable<Pressure> }[]) => void,
) => PressureObserverLike;

interface Frames {
  readonly total: number;
  readonly dropped: number;
}

/** Older browsers, whatever the type says, do not count frames. */
function readFrames(video: HTMLVideoElement): Frames | null {
  const { getVideoPlaybackQuality: read } = video as Partial<HTMLVideoElement>;
  if (!read) return null;
  const { totalVideoFrames, droppedVideoFrames } = read.call(video);
  return { total: totalVideoFrames, dropped: droppedVideoFrames };
}

/** Watches what playing costs the machine. */
export class EffortWatch {
  private pressure: Pressure = null;
  private observer: PressureObserverLike | null = null;
  private seen = new Map<HTMLVideoElement, Frames>();

  constructor(sampleInterval: number) {
    const { PressureObserver } = window as { PressureObserver?: PressureObserverClass };
    if (!PressureObserver) return;
    this.observer = new PressureObserver((records) => {
      this.pressure = records.at(-1)?.state ?? null;
    });
    // A browser that has the API may still not tell a page.
    this.observer.observe('cpu', { sampleInterval }).catch(() => undefined);
  }

  stop(): void {
    this.observer?.disconnect();
    this.observer = null;
    this.pressure = null;
    this.seen.clear();
  }

  adapt(budget: PlayerBudget, videos: readonly HTMLVideoElement[], limits: BudgetLimits): PlayerBudget {
    return adaptBudget(budget, this.read(videos), limits, performance.now());
  }

  /** Since the last time it was asked. A video that is new counts from the next time on. */
  private read(videos: readonly HTMLVideoElement[]): PlayerEffort {
    const now = new Map<HTMLVideoElement, Frames>();
    const sum = { moving: 0, frames: 0, dropped: 0 };
    for (const video of videos) {
      const frames = readFrames(video);
      if (!frames) continue;
      now.set(video, frames);
      const before = this.seen.get(video);
      if (!before || frames.total <= before.total) continue;
      sum.moving += 1;
      sum.frames += frames.total - before.total;
      sum.dropped += frames.dropped - before.dropped;
    }
    this.seen = now;
    return { pressure: this.pressure, ...sum };
  }
}
