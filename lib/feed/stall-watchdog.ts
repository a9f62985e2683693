import { STALL_LIMIT_MS } from '@/lib/constants/feed';

/** What the watchdog remembers of one video. Times are milliseconds of one clock, `mediaTime` is seconds. */
export interface WatchedPlayback {
  readonly mediaTime: number;
  readonly movedAt: number;
}

/**
 * One look at a video: hls.js never calls a frozen playlist fatal, so that only the picture's own time tells. A look while
 * the page is hidden counts as movement, because a hidden video may rest.
 */
export function watchPlayback(
  before: WatchedPlayback,
  look: { now: number; mediaTime: number; isPageVisible: boolean },
): { playback: WatchedPlayback; isStalled: boolean } {
  if (!look.isPageVisible || look.mediaTime !== before.mediaTime) {
    return { playback: { mediaTime: look.mediaTime, movedAt: look.now }, isStalled: false };
  }
  return { playback: before, isStalled: look.now - before.movedAt >= STALL_LIMIT_MS };
}
