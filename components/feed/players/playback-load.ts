import type { PlaybackLoad, Pressure } from '@/lib/feed/player-budget';

/** Compute Pressure API, missing from TypeScript's DOM types. */
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

/** Older browsers do not count frames. */
function readFrames(video: HTMLVideoElement): Frames | null {
  const { getVideoPlaybackQuality: read } = video as Partial<HTMLVideoElement>;
  if (!read) return null;
  const { totalVideoFrames, droppedVideoFrames } = read.call(video);
  return { total: totalVideoFrames, dropped: droppedVideoFrames };
}

export class PlaybackLoadMonitor {
  private pressure: Pressure = null;
  private observer: PressureObserverLike | null = null;
  private seen = new Map<HTMLVideoElement, Frames>();

  start(sampleInterval: number): void {
    const { PressureObserver } = window as { PressureObserver?: PressureObserverClass };
    if (!PressureObserver || this.observer) return;
    this.observer = new PressureObserver((records) => {
      this.pressure = records.at(-1)?.state ?? null;
    });
    // A permissions policy may deny it.
    this.observer.observe('cpu', { sampleInterval }).catch(() => undefined);
  }

  stop(): void {
    this.observer?.disconnect();
    this.observer = null;
    this.pressure = null;
    this.seen.clear();
  }

  /** Totals since the last call, without videos new to it. */
  read(videos: readonly HTMLVideoElement[]): PlaybackLoad {
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
