import type { default as Hls, Fragment } from 'hls.js';
import { getVideoDelayMs, isOtherDelay, type DownReason } from '@/lib/feed/feed-status';
import type { PlaybackGuard } from './open-hls';

export interface VideoCallbacks {
  /** Also called when `delayMs` changes; null if unknown. */
  readonly onPlaying: (delayMs: number | null) => void;
  readonly onStalled: () => void;
  readonly onAutoplayBlocked: () => void;
  /** Called once at most, after cleanup. */
  readonly onDown: (reason: DownReason) => void;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Separate tasks: starting a screenful of players at once would block the page. */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTurn;
}

class Connection {
  private isClosed = false;
  private isResting = false;
  private isBlocked = false;
  private isMoving = false;
  private delayMs: number | null = null;
  private hls: Hls | null = null;
  private guard: PlaybackGuard | null = null;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly callbacks: VideoCallbacks,
  ) {}

  async open(src: string, isEnlarged: boolean): Promise<void> {
    const { openHls, guardPlayback } = await import('./open-hls');
    await takeTurn();
    if (this.isClosed) return;
    this.guard = guardPlayback(this.video, {
      mayRest: this.mayRest,
      onStalled: this.handleStalled,
      onMoving: this.handleMoving,
      onDown: this.fail,
    });
    // Chromium answers "maybe" to native HLS, so hls.js comes first.
    const player = openHls(isEnlarged, this.fail);
    if (player) {
      const { hls, Events } = player;
      this.hls = hls;
      hls.loadSource(src);
      hls.attachMedia(this.video);
      this.guard.watchPlaylist(hls, Events.LEVEL_LOADED);
      hls.on(Events.FRAG_CHANGED, (_event, { frag }) => this.readTime(frag));
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
    this.guard?.stop();
    this.video.removeEventListener('durationchange', this.handleDuration);
    this.hls?.destroy();
    if (this.video.hasAttribute('src')) {
      this.video.removeAttribute('src');
      this.video.load();
    }
  };

  readonly rest = (): void => {
    if (this.isClosed) return;
    this.isResting = true;
    this.video.pause();
    this.hls?.stopLoad();
  };

  readonly resume = (): void => {
    if (this.isClosed || !this.isResting) return;
    this.isResting = false;
    this.hls?.startLoad(-1);
    this.catchUp();
    this.play();
  };

  private catchUp(): void {
    const edge = this.hls?.liveSyncPosition;
    if (edge != null && edge > this.video.currentTime) this.video.currentTime = edge;
  }

  private readonly mayRest = (): boolean => {
    const isApart = document.pictureInPictureElement === this.video;
    return this.isResting || (this.video.paused && (this.isBlocked || isApart));
  };

  private readonly handleMoving = (): void => {
    if (this.isBlocked) this.catchUp();
    this.isBlocked = false;
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

  /** Native HLS: a live stream has an infinite duration. */
  private readonly handleDuration = (): void => {
    if (Number.isFinite(this.video.duration) && !this.video.loop) this.fail('ended');
  };

  private play(): void {
    this.video.play().catch((error: unknown) => {
      // Other rejections are unmounts, newer sources, or errors reported as events.
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isBlocked || this.isClosed) return;
      this.isBlocked = true;
      this.callbacks.onAutoplayBlocked();
    });
  }
}

export type VideoConnection = Pick<Connection, 'rest' | 'resume' | 'close'>;

export function connectVideo(
  video: HTMLVideoElement,
  src: string,
  callbacks: VideoCallbacks,
  isEnlarged = false,
): VideoConnection {
  const connection = new Connection(video, callbacks);
  connection.open(src, isEnlarged).catch(() => connection.fail('no-player'));
  return connection;
}
