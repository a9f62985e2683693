import type { ErrorData } from 'hls.js';
import Hls from 'hls.js/light';
import {
  FROZEN_SOURCE_LIMIT_MS,
  FROZEN_SOURCE_STALL_LIMIT_MS,
  MEDIA_RECOVERY_INTERVAL_MS,
  STALL_LIMIT_MS,
  STALL_NOTICE_MS,
} from '@/lib/constants/feed';
import { getVideoDelayMs, isOtherDelay, type DownReason } from '@/lib/feed/feed-status';
import { findRefusal, REASON_BY_HTTP_STATUS } from '@/lib/feed/hosts';
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

const CHECK_INTERVAL_MS = 1_000;
/** Longer than the playlist timeout. */
const FIRST_FRAME_LIMIT_MS = 24_000;
/** An encoder is stuck after this many; RFC 8216 allows 1.5. */
const FROZEN_TARGET_DURATIONS = 3;

interface PlayerOptions {
  readonly mayRest: () => boolean;
  readonly onPlaying: (delayMs: number | null) => void;
  readonly onStalled: () => void;
  readonly onDown: (reason: DownReason) => void;
}

function watchDelay(video: HTMLVideoElement, hls: Hls | null, { onPlaying, onStalled }: PlayerOptions) {
  let delayMs: number | null = null;
  let isMoving = false;
  hls?.on(Hls.Events.FRAG_CHANGED, (_event, { frag: { programDateTime, start } }) => {
    const shownAt = programDateTime === null ? null : programDateTime + (video.currentTime - start) * 1_000;
    const now = getVideoDelayMs(shownAt, Date.now());
    if (!isOtherDelay(delayMs, now)) return;
    delayMs = now;
    if (isMoving) onPlaying(delayMs);
  });
  return (verdict: 'moving' | 'stalled') => {
    isMoving = verdict === 'moving';
    if (isMoving) onPlaying(delayMs);
    else onStalled();
  };
}

/** hls.js never reports a frozen playlist as fatal: only the media time reveals it. */
function guardPlayback(video: HTMLVideoElement, hls: Hls | null, options: PlayerOptions): () => void {
  const report = watchDelay(video, hls, options);
  let waitingSince = performance.now();
  let [mediaTime, movedAt] = [0, waitingSince];
  let [playlistEnd, segmentAt, targetMs] = [0, waitingSince, Infinity];
  let verdict: 'moving' | 'stalled' | 'down' = 'moving';

  const judge = (now: number, mayRest: boolean): typeof verdict => {
    const sinceSegmentMs = now - segmentAt;
    const isSourceFrozen = sinceSegmentMs > FROZEN_TARGET_DURATIONS * targetMs;
    if (isSourceFrozen && sinceSegmentMs >= FROZEN_SOURCE_LIMIT_MS) return 'down';
    if (mayRest || video.currentTime !== mediaTime) {
      [mediaTime, movedAt] = [video.currentTime, now];
      return 'moving';
    }
    const stillMs = now - movedAt;
    if (stillMs >= (isSourceFrozen ? FROZEN_SOURCE_STALL_LIMIT_MS : STALL_LIMIT_MS)) return 'down';
    return stillMs >= STALL_NOTICE_MS ? 'stalled' : 'moving';
  };
  const check = () => {
    const now = performance.now();
    const mayRest = options.mayRest();
    // A resting player does not reload its playlist.
    if (mayRest) [waitingSince, segmentAt] = [now, now];
    if (video.currentTime === 0) {
      if (now - waitingSince > FIRST_FRAME_LIMIT_MS) options.onDown('no-answer');
      return;
    }
    const before = verdict;
    verdict = judge(now, mayRest);
    if (verdict === 'down') options.onDown('frozen');
    else if (verdict !== before) report(verdict);
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  const handlePlaying = () => {
    verdict = 'moving';
    report(verdict);
  };
  video.addEventListener('playing', handlePlaying);
  hls?.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => {
    if (!details.live) {
      if (!video.loop) options.onDown('ended');
      return;
    }
    targetMs = details.targetduration * 1_000;
    // It moves backward when a stream restarts.
    if (details.fragmentEnd !== playlistEnd) [playlistEnd, segmentAt] = [details.fragmentEnd, performance.now()];
  });
  return () => {
    clearInterval(timer);
    video.removeEventListener('playing', handlePlaying);
  };
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Separate tasks: starting a screenful of players at once would block the page. */
export function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTurn;
}

export type Player = ReturnType<typeof openPlayer>;

/** Import lazily: it contains hls.js. */
export function openPlayer(video: HTMLVideoElement, isEnlarged: boolean, options: PlayerOptions) {
  // Chromium answers "maybe" to native HLS, so hls.js comes first.
  const hls = Hls.isSupported() ? new Hls(isEnlarged ? focusConfig() : wallConfig()) : null;
  const unguard = guardPlayback(video, hls, options);
  /** Native HLS: a live stream has an infinite duration. */
  const handleDuration = () => {
    if (Number.isFinite(video.duration) && !video.loop) options.onDown('ended');
  };
  if (hls) watchErrors(hls, options.onDown);
  const catchUp = () => {
    const edge = hls?.liveSyncPosition;
    if (edge != null && edge > video.currentTime) video.currentTime = edge;
  };
  return {
    catchUp,
    rest: () => hls?.stopLoad(),
    resume() {
      hls?.startLoad(-1);
      catchUp();
    },
    /** @returns false if the browser plays no HLS */
    load(src: string): boolean {
      if (!hls && video.canPlayType('application/vnd.apple.mpegurl') === '') return false;
      if (hls) {
        hls.loadSource(src);
        hls.attachMedia(video);
      } else {
        video.addEventListener('durationchange', handleDuration);
        video.src = src;
      }
      return true;
    },
    stop() {
      unguard();
      video.removeEventListener('durationchange', handleDuration);
      hls?.destroy();
    },
  };
}
