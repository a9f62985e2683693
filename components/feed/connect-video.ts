import type { default as Hls, ErrorData, Fragment, HlsConfig } from 'hls.js';
import { MEDIA_RECOVERY_INTERVAL_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import { findRefusal } from '@/lib/feed/find-refusal';
import { getVideoDelayMs, isOtherDelay } from '@/lib/feed/video-delay';
import { guardPlayback } from './guard-playback';
import { wallConfig } from './hls-config';
import { chooseOnce, spareWork } from './spare-work';

export interface VideoCallbacks {
  /** Also called when `delayMs` has changed: how far the picture is behind, null if the playlist does not say so. */
  readonly onPlaying: (delayMs: number | null) => void;
  /** The picture has stopped moving; `onPlaying` or `onDown` follows. */
  readonly onStalled: () => void;
  readonly onAutoplayBlocked: () => void;
  /** Called once at most, after everything is freed. */
  readonly onDown: (reason: DownReason) => void;
}

export interface VideoConnection {
  /** Keeps the last frame and loads nothing. */
  readonly rest: () => void;
  /** Continues at the live edge. */
  readonly resume: () => void;
  /** Frees everything, even while hls.js is still loading. */
  readonly close: () => void;
}

const REASON_BY_HTTP_STATUS: Readonly<Record<number, DownReason>> = {
  401: 'sign-in',
  403: 'blocked',
  404: 'not-found',
  410: 'not-found',
};

/** The browser has no decoder for it. */
const CODEC_ERRORS: ReadonlySet<string> = new Set(['manifestIncompatibleCodecsError', 'bufferIncompatibleCodecsError']);

function getReason(data: ErrorData): DownReason {
  const known = REASON_BY_HTTP_STATUS[data.response?.code ?? 0];
  if (known) return known;
  if (CODEC_ERRORS.has(data.details)) return 'unsupported';
  const isMediaError = (data.type as string) === 'mediaError';
  const isBadPlaylist = (data.details as string) === 'manifestParsingError';
  return isMediaError || isBadPlaylist ? 'unreadable' : 'no-answer';
}

/** No answer at all, or one that the page may not see. */
const isUnseen = ({ type, details, response }: ErrorData): boolean =>
  (type as string) === 'networkError' && (response?.code ?? 0) === 0 && !details.endsWith('TimeOut');

/** Reports fatal errors, except for a media error that hls.js can recover from. */
function watchErrors(hls: Hls, HlsClass: typeof Hls, onDown: VideoCallbacks['onDown']): void {
  let recoveredAt = -Infinity;
  hls.on(HlsClass.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    const reason = getReason(data);
    const now = performance.now();
    const isMediaError = data.type === HlsClass.ErrorTypes.MEDIA_ERROR && reason !== 'unsupported';
    if (isMediaError && now - recoveredAt > MEDIA_RECOVERY_INTERVAL_MS) {
      recoveredAt = now;
      hls.recoverMediaError();
      return;
    }
    if (isUnseen(data) && data.url !== undefined && navigator.onLine) void findRefusal(data.url).then(onDown);
    else onDown(reason);
  });
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Each player starts in a task of its own: a screenful of them would block the page. */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTurn;
}

class Connection implements VideoConnection {
  private isClosed = false;
  private isResting = false;
  private isMoving = false;
  private delayMs: number | null = null;
  private hls: Hls | null = null;
  private readonly guard;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly callbacks: VideoCallbacks,
  ) {
    this.guard = guardPlayback(video, {
      mayRest: () => this.isResting,
      onStalled: this.handleStalled,
      onMoving: this.handleMoving,
      onDown: this.fail,
    });
    video.addEventListener('playing', this.handlePlaying);
  }

  async open(src: string, config: Partial<HlsConfig>): Promise<void> {
    const { default: HlsClass } = await import('hls.js/light');
    await takeTurn();
    if (this.isClosed) return;
    // Chromium answers "maybe" to native HLS, so hls.js comes first.
    if (HlsClass.isSupported()) {
      const hls = new HlsClass(spareWork(HlsClass.DefaultConfig, config, () => this.hls));
      this.hls = hls;
      chooseOnce(hls, HlsClass.Events.MANIFEST_PARSED);
      watchErrors(hls, HlsClass, this.fail);
      hls.loadSource(src);
      hls.attachMedia(this.video);
      this.guard.watchPlaylist(hls, HlsClass.Events.LEVEL_LOADED);
      hls.on(HlsClass.Events.FRAG_CHANGED, (_event, { frag }) => this.readTime(frag));
      if (this.isResting) hls.stopLoad();
    } else if (this.video.canPlayType('application/vnd.apple.mpegurl') !== '') {
      this.video.addEventListener('durationchange', this.handleDuration);
      this.video.src = src;
    } else {
      this.fail('unsupported');
      return;
    }
    if (!this.isResting) this.play();
  }

  readonly fail = (reason: DownReason): void => {
    if (this.isClosed) return;
    this.close();
    this.callbacks.onDown(reason);
  };

  readonly close = (): void => {
    this.isClosed = true;
    this.guard.stop();
    this.video.removeEventListener('playing', this.handlePlaying);
    this.video.removeEventListener('durationchange', this.handleDuration);
    this.hls?.destroy();
    if (this.video.hasAttribute('src')) {
      this.video.removeAttribute('src');
      this.video.load();
    }
  };

  readonly rest = (): void => {
    // A picture-in-picture window stays visible while the page is hidden.
    if (this.isClosed || document.pictureInPictureElement === this.video) return;
    this.isResting = true;
    this.video.pause();
    this.hls?.stopLoad();
  };

  readonly resume = (): void => {
    if (this.isClosed || !this.isResting) return;
    this.isResting = false;
    this.hls?.startLoad(-1);
    const edge = this.hls?.liveSyncPosition;
    if (edge != null && edge > this.video.currentTime) this.video.currentTime = edge;
    this.play();
  };

  private readonly handlePlaying = (): void => {
    this.guard.moved();
    this.handleMoving();
  };

  private readonly handleMoving = (): void => {
    this.isMoving = true;
    this.callbacks.onPlaying(this.delayMs);
  };

  private readonly handleStalled = (): void => {
    this.isMoving = false;
    this.callbacks.onStalled();
  };

  private readTime({ programDateTime, start }: Fragment): void {
    const shownAt = programDateTime === null ? null : programDateTime + (this.video.currentTime - start) * 1_000;
    const delayMs = getVideoDelayMs(shownAt, Date.now());
    if (!isOtherDelay(this.delayMs, delayMs)) return;
    this.delayMs = delayMs;
    if (this.isMoving) this.handleMoving();
  }

  /** Without hls.js: a live stream has no end, so its duration is infinite. */
  private readonly handleDuration = (): void => {
    if (Number.isFinite(this.video.duration) && !this.video.loop) this.fail('ended');
  };

  private play(): void {
    this.video.play().catch((error: unknown) => {
      // Any other rejection is an unmount, a newer source, or an error that also arrives as an event.
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isBlocked && !this.isClosed) this.callbacks.onAutoplayBlocked();
    });
  }
}

export function connectVideo(
  video: HTMLVideoElement,
  src: string,
  callbacks: VideoCallbacks,
  config: Partial<HlsConfig> = wallConfig(),
): VideoConnection {
  const connection = new Connection(video, callbacks);
  connection.open(src, config).catch(() => connection.fail('no-answer'));
  return connection;
}
