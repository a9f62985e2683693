import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import { MEDIA_RECOVERY_INTERVAL_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import { guardPlayback } from './guard-playback';
import { wallConfig } from './hls-config';

export interface VideoCallbacks {
  readonly onPlaying: () => void;
  /** The picture stands still; `onPlaying` or `onDown` follows. */
  readonly onStalled: () => void;
  /** The browser plays nothing before a click. */
  readonly onRefused: () => void;
  /** Called once at the most; everything is freed by then. */
  readonly onDown: (reason: DownReason) => void;
}

/** A video on its way or playing. */
export interface VideoConnection {
  /** Keeps the last picture and asks for nothing. */
  readonly rest: () => void;
  /** Goes on at the live edge. */
  readonly resume: () => void;
  /** Frees everything, also while hls.js is still loading. */
  readonly close: () => void;
}

const REASON_BY_HTTP_STATUS: Readonly<Record<number, DownReason>> = {
  401: 'sign-in',
  403: 'blocked',
  404: 'not-found',
  410: 'not-found',
};

function reasonOf(data: ErrorData): DownReason {
  const known = REASON_BY_HTTP_STATUS[data.response?.code ?? 0];
  if (known) return known;
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

const playsNatively = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== '';

/**
 * Plays a live HLS address in `video`, by hls.js where it runs (Chromium answers "maybe" to native HLS, so that native comes
 * second).
 */
export function connectVideo(
  video: HTMLVideoElement,
  src: string,
  callbacks: VideoCallbacks,
  config: Partial<HlsConfig> = wallConfig(),
): VideoConnection {
  let isClosed = false;
  let isResting = false;
  let hls: Hls | null = null;

  const close = () => {
    isClosed = true;
    guard.stop();
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
  const handlePlaying = () => {
    guard.moved();
    callbacks.onPlaying();
  };
  const play = () => {
    video.play().catch((error: unknown) => {
      // A rejection for any other reason is an unmount, a newer source, or an error that arrives as an event.
      if (!isClosed && error instanceof DOMException && error.name === 'NotAllowedError') callbacks.onRefused();
    });
  };
  const guard = guardPlayback(video, {
    mayRest: () => isResting,
    onStalled: callbacks.onStalled,
    onMoving: callbacks.onPlaying,
    onDown: handleDown,
  });
  video.addEventListener('playing', handlePlaying);

  const start = async () => {
    const { default: HlsClass } = await import('hls.js/light');
    if (isClosed) return;
    if (HlsClass.isSupported()) {
      hls = attachHls(HlsClass, config, video, src, handleDown);
      guard.watchPlaylist(hls, HlsClass.Events.LEVEL_LOADED);
      if (isResting) hls.stopLoad();
    } else if (playsNatively(video)) {
      video.src = src;
    } else {
      handleDown('unsupported');
      return;
    }
    if (!isResting) play();
  };
  start().catch(() => {
    handleDown('no-answer');
  });

  return {
    close,
    rest() {
      // A picture-in-picture window is looked at while the page is hidden.
      if (isClosed || document.pictureInPictureElement === video) return;
      isResting = true;
      video.pause();
      hls?.stopLoad();
    },
    resume() {
      if (isClosed || !isResting) return;
      isResting = false;
      hls?.startLoad(-1);
      const edge = hls?.liveSyncPosition;
      if (edge != null && edge > video.currentTime) video.currentTime = edge;
      play();
    },
  };
}
