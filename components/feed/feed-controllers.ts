import { CONNECTING, hasFrame, IDLE, type DownReason, type FeedStatus } from '@/lib/feed/feed-status';
import { getHost, VideoMemory } from '@/lib/feed/hosts';
import { NEW_RETRY, reduceRetry, type Retry, type RetryEvent } from '@/lib/feed/retry';
import { getRefreshPeriodMs, isStillFrozen } from '@/lib/feed/still';
import { followStill, noteStill, type SeenStill, type StillLoop } from './still/follow-still';
import { putPicture } from './still/still-picture';
import { connectVideo, type VideoConnection } from './video/connect-video';

type OnStatus = (status: FeedStatus) => void;

/** Failing addresses: a feed scrolled away and back does not start over. */
const remembered = new Map<string, Retry>();

const mounted = new Set<FeedController>();

export abstract class FeedController {
  status: FeedStatus = IDLE;
  private isOpen = false;
  private retry: Retry;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly src: string,
    private readonly onStatus: OnStatus,
  ) {
    this.retry = remembered.get(src) ?? NEW_RETRY;
  }

  protected abstract open(): void;
  protected abstract free(): void;

  start(): void {
    if (this.isOpen || this.retry.down !== null) return;
    this.isOpen = true;
    mounted.add(this);
    this.open();
  }

  /** Retries only while the visitor is here: in view, on a visible page, online. */
  setHere(isHere: boolean): void {
    this.update(isHere ? { type: 'return', now: Date.now(), random: Math.random() } : { type: 'leave' });
  }

  tryNow(): void {
    this.update({ type: 'try' });
    this.start();
  }

  close(): void {
    this.stop();
    mounted.delete(this);
    clearTimeout(this.timer);
    const stopped = reduceRetry(this.retry, { type: 'stop', now: Date.now() });
    if (stopped.failures > 0) remembered.set(this.src, stopped);
    else remembered.delete(this.src);
  }

  protected report(status: FeedStatus): void {
    this.status = status;
    if (hasFrame(status)) this.succeed();
    this.onStatus(status);
  }

  private succeed(): void {
    const wasFailing = this.retry.failingSince !== null;
    this.update({ type: 'succeed', now: Date.now() });
    const host = getHost(this.src);
    if (!wasFailing || host === '') return;
    for (const other of mounted)
      if (getHost(other.src) === host) other.update({ type: 'recover', now: Date.now(), random: Math.random() });
  }

  protected fail(reason: DownReason, notBefore = 0): void {
    this.stop();
    const moment = { now: Date.now(), random: Math.random(), isOnline: navigator.onLine };
    this.update({ type: 'fail', reason, notBefore, ...moment });
  }

  private stop(): void {
    if (this.isOpen) this.free();
    this.isOpen = false;
  }

  private update(event: RetryEvent): void {
    const before = this.retry.down;
    this.retry = reduceRetry(this.retry, event);
    const { down } = this.retry;
    if (down === before) return;
    clearTimeout(this.timer);
    if (down === null) return;
    if (down.retryAt !== null) this.timer = setTimeout(() => this.tryNow(), down.retryAt - Date.now());
    this.report(down);
  }
}

const memory = new VideoMemory();

export class VideoController extends FeedController {
  private connection: VideoConnection | null = null;
  private isResting = false;

  constructor(
    readonly element: HTMLVideoElement,
    src: string,
    private readonly isEnlarged: boolean,
    onStatus: OnStatus,
  ) {
    super(src, onStatus);
  }

  setResting(isResting: boolean): void {
    if (isResting === this.isResting) return;
    this.isResting = isResting;
    if (isResting) this.connection?.rest();
    else this.connection?.resume();
  }

  protected open(): void {
    const { element, src } = this;
    const foreseen = memory.foresee(src);
    if (foreseen !== null) {
      this.fail(foreseen);
      return;
    }
    // Recordings of the demo network repeat; any other stream that ends is down.
    element.loop = src.startsWith('/demo/');
    this.report(CONNECTING);
    const callbacks = {
      onPlaying: (delayMs: number | null) => {
        memory.play(src);
        this.report({ phase: 'live', delayMs });
      },
      onStalled: () => this.report({ phase: 'stalled' }),
      onAutoplayBlocked: () => this.report({ phase: 'autoplay-blocked' }),
      onDown: (reason: DownReason) => this.fail(memory.fail(src, reason)),
    };
    this.connection = connectVideo(element, src, callbacks, this.isEnlarged);
    if (this.isResting) this.connection.rest();
  }

  protected free(): void {
    this.connection?.close();
    this.connection = null;
  }
}

export interface StillSettings {
  readonly label: string;
  readonly className: string;
  readonly cadenceMs: number | null;
  readonly isFocused: boolean;
  readonly isRefreshing: boolean;
  readonly isWatched: boolean;
}

export class StillController extends FeedController {
  picture: HTMLImageElement | null = null;
  shown: HTMLElement | null = null;
  private loop: StillLoop | null = null;

  constructor(
    private readonly box: Element,
    src: string,
    private settings: StillSettings,
    onStatus: OnStatus,
  ) {
    super(src, onStatus);
  }

  set(settings: StillSettings): void {
    const before = this.periodMs;
    this.settings = settings;
    if (this.loop !== null && this.periodMs !== before) {
      this.free();
      this.open();
    } else this.loop?.setRefreshing(settings.isRefreshing);
  }

  override close(): void {
    super.close();
    this.shown?.remove();
  }

  protected open(): void {
    const callbacks = {
      hasPicture: () => this.shown !== null,
      getPriority: () => this.getPriority(),
      onWaiting: () => this.report(IDLE),
      onConnecting: () => this.report(CONNECTING),
      onPicture: (seen: SeenStill) => this.show(seen),
      onFail: (reason: DownReason, notBefore: number) => this.fail(reason, notBefore),
    };
    const { src, periodMs } = this;
    this.loop = followStill({ src, periodMs, ...callbacks }, this.settings.isRefreshing);
  }

  protected free(): void {
    this.loop?.close();
    this.loop = null;
  }

  private get periodMs(): number {
    return getRefreshPeriodMs(this.settings.cadenceMs, this.settings.isFocused);
  }

  private getPriority() {
    if (this.settings.isFocused) return 'enlarged';
    if (this.shown) return 'newer';
    return this.settings.isWatched ? 'first' : 'ahead';
  }

  private show(seen: SeenStill): void {
    const { picture, loadedAt, watched } = seen;
    const { label, className, cadenceMs } = this.settings;
    Object.assign(picture, { alt: label, className });
    this.picture = picture;
    this.shown = putPicture(this.box, this.shown, picture);
    noteStill(seen);
    if (watched && isStillFrozen(watched, cadenceMs, loadedAt)) this.report({ phase: 'frozen', since: watched.since });
    else this.report({ phase: 'picture', loadedAt, taken: watched?.taken ?? null });
  }
}
