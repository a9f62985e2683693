import type { Events, default as Hls } from 'hls.js';
import type { DownReason } from '@/lib/feed/feed-status';
import {
  frozenForMs,
  seePlaylist,
  watchPlayback,
  type PlaybackVerdict,
  type WatchedPlayback,
  type WatchedPlaylist,
} from '@/lib/feed/stall-watchdog';

const LOOK_EVERY_MS = 1_000;
/** A video that shows nothing by then has failed: a little more than the playlist time-out. */
const FIRST_PICTURE_LIMIT_MS = 24_000;

interface GuardOptions {
  /** Whether the video may stand still now: a hidden page, a paused feed. */
  readonly mayRest: () => boolean;
  readonly onStalled: () => void;
  readonly onMoving: () => void;
  readonly onDown: (reason: DownReason) => void;
}

/** A watchdog of one video. */
export interface PlaybackGuard {
  /** Also watches whether the live playlist brings anything new. */
  readonly watchPlaylist: (hls: Hls, levelLoaded: Events.LEVEL_LOADED) => void;
  /** The player says that the picture moves. */
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Looks once a second whether the picture still moves; the rules are in lib/feed/stall-watchdog. */
export function guardPlayback(video: HTMLVideoElement, options: GuardOptions): PlaybackGuard {
  let waitingSince = performance.now();
  let playback: WatchedPlayback = { mediaTime: 0, movedAt: waitingSince };
  let playlist: WatchedPlaylist | null = null;
  let targetDurationMs = Infinity;
  let verdict: PlaybackVerdict = 'moving';

  const judge = (now: number, mayRest: boolean) => {
    const sourceFrozenMs = frozenForMs(playlist, targetDurationMs, now);
    const look = watchPlayback(playback, { now, mediaTime: video.currentTime, mayRest, sourceFrozenMs });
    playback = look.playback;
    if (look.verdict === 'down') options.onDown('frozen');
    else if (look.verdict !== verdict && look.verdict === 'stalled') options.onStalled();
    else if (look.verdict !== verdict) options.onMoving();
    verdict = look.verdict;
  };
  const look = () => {
    const now = performance.now();
    const mayRest = options.mayRest();
    if (mayRest) {
      waitingSince = now;
      // A playlist that nobody reloads does not age.
      playlist = playlist && { ...playlist, movedAt: now };
    }
    if (video.currentTime > 0) judge(now, mayRest);
    else if (now - waitingSince > FIRST_PICTURE_LIMIT_MS) options.onDown('no-answer');
  };
  const timer = setInterval(look, LOOK_EVERY_MS);

  return {
    watchPlaylist(hls, levelLoaded) {
      hls.on(levelLoaded, (_event, { details }) => {
        if (!details.live) return;
        targetDurationMs = details.targetduration * 1_000;
        playlist = seePlaylist(playlist, details.fragmentEnd, performance.now());
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
