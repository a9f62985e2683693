import { connectVideo, type VideoConnection } from '@/components/feed/connect-video';
import { followStill, type StillLoop } from '@/components/feed/follow-still';
import { RETRY_LIMIT, RETRY_RESET_MS } from '@/lib/constants/feed';
import { CONNECTING, hasFrame, IDLE, isFinal, type DownReason, type FeedStatus } from '@/lib/feed/feed-status';
import { retryDelayMs } from '@/lib/feed/retry-policy';
import { getRefreshPeriodMs, isStillFrozen } from '@/lib/feed/still';
import { VideoMemory } from '@/lib/feed/video-memory';

/** After three failures in a row. Nobody scrolls an embed away and back, as they do with a card. */
const SLOW_RETRY_MS = 300_000;

/** Where a part shows its pictures. */
export interface Screen {
  readonly box: HTMLElement;
  readonly label: string;
  readonly className: string;
}

/** The video or the still of a feed, with the viewer's rules of when to try again (components/feed/use-retry.ts). */
abstract class FeedPart {
  status: FeedStatus = IDLE;
  protected isRunning = false;
  private mayOpen = false;
  private isOpen = false;
  private failures = 0;
  private goodSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly url: string,
    private readonly onChange: () => void,
  ) {}

  protected abstract open(): void;
  /** Goes on, or keeps its picture and asks for nothing. */
  protected abstract run(): void;
  protected abstract free(): void;

  /** @param mayOpen also for a first picture alone */
  setRunning(isRunning: boolean, mayOpen = isRunning): void {
    Object.assign(this, { isRunning, mayOpen });
    if (this.isOpen) this.run();
    else this.tryNow();
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.isOpen) this.free();
    this.isOpen = false;
  }

  /** Opens, unless it has to wait for its next try. */
  tryNow(): void {
    const isWaiting = this.status.phase === 'down' && (this.status.retryAt ?? Infinity) > Date.now();
    if (this.isOpen || isWaiting || !this.mayOpen || !navigator.onLine) return;
    this.isOpen = true;
    this.open();
  }

  protected report(status: FeedStatus): void {
    this.status = status;
    if (hasFrame(status)) this.goodSince ??= Date.now();
    this.onChange();
  }

  protected fail(reason: DownReason, notBefore = 0): void {
    this.close();
    const now = Date.now();
    if (this.goodSince !== null && now - this.goodSince >= RETRY_RESET_MS) this.failures = 0;
    this.goodSince = null;
    const retryAt = isFinal(reason) ? null : this.getRetryAt(now, notBefore);
    if (retryAt !== null) this.timer = setTimeout(() => this.tryNow(), retryAt - now);
    this.report({ phase: 'down', reason, retryAt });
  }

  private getRetryAt(now: number, notBefore: number): number {
    // Without a network, the failure is not the agency's: as soon as it is back.
    if (!navigator.onLine) return now;
    this.failures += 1;
    const delayMs = this.failures >= RETRY_LIMIT ? SLOW_RETRY_MS : retryDelayMs(this.failures, Math.random());
    return Math.max(notBefore, now + delayMs);
  }
}

const memory = new VideoMemory();

export class VideoPart extends FeedPart {
  private video: HTMLVideoElement | null = null;
  private connection: VideoConnection | null = null;

  constructor(
    private readonly screen: Screen,
    url: string,
    onChange: () => void,
  ) {
    super(url, onChange);
  }

  /** Starts a video that the browser lets only a visitor start. */
  play(): void {
    void this.video?.play();
  }

  protected open(): void {
    const { box, label, className } = this.screen;
    const foreseen = memory.foresee(this.url);
    if (foreseen !== null) {
      this.fail(foreseen);
      return;
    }
    const video = document.createElement('video');
    // Recordings of the demo network repeat; any other stream that ends is down.
    Object.assign(video, { className, muted: true, autoplay: true, playsInline: true, ariaLabel: label });
    video.loop = this.url.startsWith('/demo/');
    box.append(video);
    this.video = video;
    this.report(CONNECTING);
    this.connection = connectVideo(video, this.url, {
      onPlaying: (delayMs) => {
        memory.play(this.url);
        this.report({ phase: 'live', delayMs });
      },
      onStalled: () => this.report({ phase: 'stalled' }),
      onAutoplayBlocked: () => this.report({ phase: 'autoplay-blocked' }),
      onDown: (reason) => this.fail(memory.fail(this.url, reason)),
    });
  }

  protected run(): void {
    if (this.isRunning) this.connection?.resume();
    else this.connection?.rest();
  }

  protected free(): void {
    this.connection?.close();
    this.video?.remove();
    this.connection = null;
    this.video = null;
  }
}

export class StillPart extends FeedPart {
  private picture: HTMLImageElement | null = null;
  private loop: StillLoop | null = null;

  constructor(
    private readonly screen: Screen,
    url: string,
    private readonly cadenceMs: number | null,
    onChange: () => void,
  ) {
    super(url, onChange);
  }

  protected open(): void {
    this.loop = followStill(
      {
        src: this.url,
        periodMs: getRefreshPeriodMs(this.cadenceMs, false),
        hasPicture: () => this.picture !== null,
        getWish: () => (this.picture ? 'newer' : 'first'),
        onWaiting: () => this.report(IDLE),
        onConnecting: () => this.report(CONNECTING),
        onPicture: (seen) => {
          this.show(seen.picture);
          const isFrozen = isStillFrozen(seen.watched, this.cadenceMs, seen.loadedAt);
          if (seen.watched && isFrozen) this.report({ phase: 'frozen', since: seen.watched.since });
          else this.report({ phase: 'picture', loadedAt: seen.loadedAt, taken: seen.watched?.taken ?? null });
        },
        onFail: (reason, notBefore) => this.fail(reason, notBefore),
      },
      this.isRunning,
    );
  }

  protected run(): void {
    this.loop?.setRefreshing(this.isRunning);
  }

  protected free(): void {
    this.loop?.close();
    this.loop = null;
  }

  private show(picture: HTMLImageElement): void {
    const { box, label, className } = this.screen;
    Object.assign(picture, { alt: label, className });
    if (this.picture !== picture) {
      this.picture?.remove();
      box.prepend(picture);
    }
    this.picture = picture;
  }
}
