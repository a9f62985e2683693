import type { DownReason } from '@/lib/feed/feed-status';
import type { Player } from './open-hls';

export interface VideoCallbacks {
  /** Also called when `delayMs` changes; null if unknown. */
  readonly onPlaying: (delayMs: number | null) => void;
  readonly onStalled: () => void;
  readonly onAutoplayBlocked: () => void;
  /** Called once at most, after cleanup. */
  readonly onDown: (reason: DownReason) => void;
}

class Connection {
  private isClosed = false;
  private isResting = false;
  private isBlocked = false;
  private player: Player | null = null;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly callbacks: VideoCallbacks,
  ) {}

  async open(src: string, isEnlarged: boolean): Promise<void> {
    const { openPlayer, takeTurn } = await import('./open-hls');
    await takeTurn();
    if (this.isClosed) return;
    this.player = openPlayer(this.video, isEnlarged, this);
    if (!this.player.load(src)) this.onDown('unsupported');
    else if (this.isResting) this.player.rest();
    else this.play();
  }

  readonly onDown = (reason: DownReason): void => {
    if (this.isClosed) return;
    this.close();
    this.callbacks.onDown(reason);
  };

  readonly close = (): void => {
    this.isClosed = true;
    this.player?.stop();
    if (this.video.hasAttribute('src')) {
      this.video.removeAttribute('src');
      this.video.load();
    }
  };

  readonly rest = (): void => {
    this.isResting = true;
    this.video.pause();
    this.player?.rest();
  };

  readonly resume = (): void => {
    this.isResting = false;
    this.player?.resume();
    this.play();
  };

  readonly mayRest = (): boolean => {
    const isInPictureInPicture = document.pictureInPictureElement === this.video;
    return this.isResting || (this.video.paused && (this.isBlocked || isInPictureInPicture));
  };

  readonly onPlaying = (delayMs: number | null): void => {
    if (this.isBlocked) this.player?.catchUp();
    this.isBlocked = false;
    this.callbacks.onPlaying(delayMs);
  };

  readonly onStalled = (): void => this.callbacks.onStalled();

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
  connection.open(src, isEnlarged).catch(() => connection.onDown('no-player'));
  return connection;
}
