import type { Events, default as Hls } from 'hls.js';
import type { DownReason } from '@/lib/feed/feed-status';
import {
  getFrozenMs,
  watchPlaylist,
  watchPlayback,
  type PlaybackVerdict,
  type WatchedPlayback,
  type WatchedPlaylist,
} from '@/lib/feed/playback';

const CHECK_INTERVAL_MS = 1_000;
/** Longer than the playlist timeout. */
const FIRST_FRAME_LIMIT_MS = 24_000;

interface GuardOptions {
  readonly mayRest: () => boolean;
  readonly onStalled: () => void;
  readonly onMoving: () => void;
  readonly onDown: (reason: DownReason) => void;
}

export interface PlaybackGuard {
  readonly watchPlaylist: (hls: Hls, levelLoaded: Events.LEVEL_LOADED) => void;
  readonly moved: () => void;
  readonly stop: () => void;
}

export function guardPlayback(video: HTMLVideoElement, options: GuardOptions): PlaybackGuard {
  let waitingSince = performance.now();
  let playback: WatchedPlayback = { mediaTime: 0, movedAt: waitingSince };
  let playlist: WatchedPlaylist | null = null;
  let targetDurationMs = Infinity;
  let verdict: PlaybackVerdict = 'moving';

  const judge = (now: number, mayRest: boolean) => {
    const sourceFrozenMs = getFrozenMs(playlist, targetDurationMs, now);
    const next = watchPlayback(playback, { now, mediaTime: video.currentTime, mayRest, sourceFrozenMs });
    playback = next.playback;
    if (next.verdict === 'down') options.onDown('frozen');
    else if (next.verdict !== verdict && next.verdict === 'stalled') options.onStalled();
    else if (next.verdict !== verdict) options.onMoving();
    verdict = next.verdict;
  };
  const check = () => {
    const now = performance.now();
    const mayRest = options.mayRest();
    if (mayRest) {
      waitingSince = now;
      // A resting player does not reload its playlist.
      playlist = playlist && { ...playlist, movedAt: now };
    }
    if (video.currentTime > 0) judge(now, mayRest);
    else if (now - waitingSince > FIRST_FRAME_LIMIT_MS) options.onDown('no-answer');
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);

  return {
    watchPlaylist(hls, levelLoaded) {
      hls.on(levelLoaded, (_event, { details }) => {
        if (!details.live) {
          if (!video.loop) options.onDown('ended');
          return;
        }
        targetDurationMs = details.targetduration * 1_000;
        playlist = watchPlaylist(playlist, details.fragmentEnd, performance.now());
      });
    },
    moved() {
      verdict = 'moving';
    },
    stop() {
      clearInterval(timer);
    },
  };
}
