import type { ErrorData, Events } from 'hls.js';
import Hls from 'hls.js/light';
import { MEDIA_RECOVERY_INTERVAL_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import { findRefusal, REASON_BY_HTTP_STATUS } from '@/lib/feed/hosts';
import {
  getFrozenMs,
  watchPlaylist,
  watchPlayback,
  type PlaybackVerdict,
  type WatchedPlayback,
  type WatchedPlaylist,
} from '@/lib/feed/playback';
import { focusConfig, wallConfig } from './hls-config';

const CODEC_ERRORS: ReadonlySet<string> = new Set(['manifestIncompatibleCodecsError', 'bufferIncompatibleCodecsError']);

function getReason(data: ErrorData): DownReason {
  const known = REASON_BY_HTTP_STATUS[data.response?.code ?? 0];
  if (known) return known;
  if (CODEC_ERRORS.has(data.details)) return 'unsupported';
  const isMediaError = (data.type as string) === 'mediaError';
  const isBadPlaylist = (data.details as string) === 'manifestParsingError';
  return isMediaError || isBadPlaylist ? 'unreadable' : 'no-answer';
}

/** No response, or one hidden by CORS. */
const isUnseen = ({ type, details, response }: ErrorData): boolean =>
  (type as string) === 'networkError' && (response?.code ?? 0) === 0 && !details.endsWith('TimeOut');

function watchErrors(hls: Hls, onDown: (reason: DownReason) => void): void {
  let recoveredAt = -Infinity;
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    const reason = getReason(data);
    const now = performance.now();
    const isMediaError = data.type === Hls.ErrorTypes.MEDIA_ERROR && reason !== 'unsupported';
    if (isMediaError && now - recoveredAt > MEDIA_RECOVERY_INTERVAL_MS) {
      recoveredAt = now;
      hls.recoverMediaError();
      return;
    }
    if (isUnseen(data) && data.url !== undefined && navigator.onLine) void findRefusal(data.url).then(onDown);
    else onDown(reason);
  });
}

/** Import lazily: it contains hls.js. Null where hls.js is unsupported. */
export function openHls(isEnlarged: boolean, onDown: (reason: DownReason) => void) {
  if (!Hls.isSupported()) return null;
  const hls = new Hls(isEnlarged ? focusConfig() : wallConfig());
  watchErrors(hls, onDown);
  return { hls, Events: Hls.Events };
}

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
