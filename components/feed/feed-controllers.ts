import { CONNECTING, hasFrame, IDLE, type DownReason, type FeedStatus } from '@/lib/feed/feed-status';
import { getHost, VideoMemory } from '@/lib/feed/hosts';
import { NEW_RETRY, reduceRetry, type Retry, type RetryEvent } from '@/lib/feed/retry';
import { connectVideo, type VideoConnection } from './video/connect-video';

export type OnStatus = (status: FeedStatus) => void;

/** Failing addresses: a feed scrolled away and back does not start over. */
const remembered = new Map<string, Retry>();

const mounted = new Set<FeedController>();

export abstract class FeedController {
  status: FeedStatus = IDLE;
  protected isOpen = false;
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
