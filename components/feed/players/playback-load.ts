import type { PlaybackLoad } from '@/lib/feed/player-budget';

interface Frames {
  readonly total: number;
  readonly dropped: number;
}

let seen = new Map<HTMLVideoElement, Frames>();

export function readPlaybackLoad(videos: readonly HTMLVideoElement[]): PlaybackLoad {
  const now = new Map<HTMLVideoElement, Frames>();
  const sum = { moving: 0, frames: 0, dropped: 0 };
  for (const video of videos) {
    // Older browsers do not count frames.
    const quality = (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.call(video);
    if (!quality) continue;
    const { totalVideoFrames: total, droppedVideoFrames: dropped } = quality;
    now.set(video, { total, dropped });
    const before = seen.get(video);
    if (!before || total <= before.total) continue;
    sum.moving += 1;
    sum.frames += total - before.total;
    sum.dropped += dropped - before.dropped;
  }
  seen = now;
  return sum;
}
