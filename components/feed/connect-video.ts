import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import type { DownReason } from '@/lib/feed/feed-status';
import { watchPlayback, type WatchedPlayback } from '@/lib/feed/stall-watchdog';
import { wallConfig } from './hls-config';

const LOOK_EVERY_MS = 1_000;
/** A video that shows nothing by then has failed: a little more than the playlist time-out. */
const FIRST_PICTURE_LIMIT_MS = 24_000;
/** hls.js may mend a media error once in this time; a second one is final (hls.js API, "Fatal Error Recovery"). */
const MEDIA_RECOVERY_INTERVAL_MS = 5_000;

export interface VideoCallbacks {
  onPlaying(): void;
  onDown(reason: DownReason): void;
}

function reasonOf(data: ErrorData): DownReason {
  const status = data.response?.code ?? 0;
  if (status === 404 || status === 410) return 'not-found';
  if (status === 401 || status === 403) return 'blocked';
  const isMediaError = (data.type as string) === 'mediaError';
  const isBadPlaylist = (data.details as string) === 'manifestParsingError';
  return isMediaError || isBadPlaylist ? 'unreadable' : 'no-answer';
}

function attachHls(
  HlsClass: typeof Hls,
  config: Partial<HlsConfig>,
  video: HTMLVideoElement,
  src: string,
  onDown: VideoCallbacks['onDown'],
): Hls {
  const hls = new HlsClass(config);
  let recoveredAt = -Infinity;
  hls.on(HlsClass.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    const now = performance.now();
    if (data.type === HlsClass.ErrorTypes.MEDIA_ERROR && now - recoveredAt > MEDIA_RECOVERY_INTERVAL_MS) {
      recoveredAt = now;
      hls.recoverMediaError();
      return;
    }
    onDown(reasonOf(data));
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return hls;
}

/** Looks once a second whether the picture still moves. Returns a function that stops it. */
function guardPlayback(video: HTMLVideoElement, onDown: VideoCallbacks['onDown']): () => void {
  const startedAt = performance.now();
  let playback: WatchedPlayback = { mediaTime: 0, movedAt: startedAt };
  const timer = setInterval(() => {
    const now = performance.now();
    if (video.currentTime === 0) {
      if (now - startedAt > FIRST_PICTURE_LIMIT_MS) onDown('no-answer');
      return;
    }
    const isPageVisible = document.visibilityState === 'visible';
    const look = watchPlayback(playback, { now, mediaTime: video.currentTime, isPageVisible });
    playback = look.playback;
    if (look.isStalled) onDown('frozen');
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Plays a live HLS address in `video`, by hls.js where it runs (Chromium answers "maybe" to native HLS, so that native comes
 * second). `onDown` is called once at the most. The returned function frees everything, also while hls.js is still loading.
 */
export function connectVideo(
  video: HTMLVideoElement,
  src: string,
  callbacks: VideoCallbacks,
  config: Partial<HlsConfig> = wallConfig(),
): () => void {
  let isClosed = false;
  let hls: Hls | null = null;
  const handlePlaying = () => {
    callbacks.onPlaying();
  };
  const close = () => {
    isClosed = true;
    stopGuard();
    video.removeEventListener('playing', handlePlaying);
    hls?.destroy();
    if (video.hasAttribute('src')) {
      video.removeAttribute('src');
      video.load();
    }
  };
  const handleDown = (reason: DownReason) => {
    if (isClosed) return;
    close();
    callbacks.onDown(reason);
  };
  const stopGuard = guardPlayback(video, handleDown);
  video.addEventListener('playing', handlePlaying);

  const start = async () => {
    const { default: HlsClass } = await import('hls.js/light');
    if (isClosed) return;
    if (HlsClass.isSupported()) hls = attachHls(HlsClass, config, video, src, handleDown);
    else video.src = src;
    // A refused autoplay rejects; the video is muted, so that only an unmount or a newer source does.
    await video.play().catch(() => undefined);
  };
  start().catch(() => {
    handleDown('no-answer');
  });
  return close;
}
