import { RETRY_RESET_MS, RETURN_SPREAD_MS } from '@/lib/constants/feed';
import {
  CONNECTING,
  hasFrame,
  IDLE,
  isFinal,
  retryDelayMs,
  type DownReason,
  type DownStatus,
  type FeedStatus,
} from '@/lib/feed/feed-status';
import { getHost, VideoMemory } from '@/lib/feed/hosts';
import { connectVideo, type VideoConnection } from './video/connect-video';

export type OnStatus = (status: FeedStatus) => void;

/** Times are epoch milliseconds. */
interface Failures {
  readonly count: number;
  readonly since: number | null;
  /** The host permits no request earlier. */
  readonly notBefore: number;
}

const NO_FAILURES: Failures = { count: 0, since: null, notBefore: 0 };

/** Failing addresses: a feed scrolled away and back does not start over. */
const remembered = new Map<string, { readonly failures: Failures; readonly down: DownStatus | null }>();

const mounted = new Set<FeedController>();

export abstract class FeedController {
  status: FeedStatus = IDLE;
  protected isOpen = false;
  private failures: Failures;
  private lastDown: DownStatus | null;
  private goodSince: number | null = null;
  private isAway = false;
  private down: DownStatus | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly src: string,
    private readonly onStatus: OnStatus,
  ) {
    const { failures, down } = remembered.get(src) ?? { failures: NO_FAILURES, down: null };
    this.failures = failures;
    this.lastDown = down;
  }

  protected abstract open(): void;
  protected abstract free(): void;
  protected judge = (reason: DownReason): DownReason => reason;

  start(): void {
    if (this.isOpen || this.down !== null) return;
    mounted.add(this);
    const { lastDown, failures } = this;
    this.lastDown = null;
    if (lastDown?.reason === 'too-many' && Date.now() < failures.notBefore) {
      this.schedule(lastDown, failures.notBefore);
      return;
    }
    this.isOpen = true;
    this.open();
  }

  /** Retries only while the visitor is here: in view, on a visible page, online. */
  setVisitorPresent(isPresent: boolean): void {
    if (isPresent !== this.isAway) return;
    this.isAway = !isPresent;
    this.retrySoon();
  }

  tryNow(): void {
    if (this.down !== null && !isFinal(this.down.reason)) {
      clearTimeout(this.timer);
      this.down = null;
    }
    this.start();
  }

  close(): void {
    this.stop();
    mounted.delete(this);
    clearTimeout(this.timer);
    this.endGoodTime();
    if (this.failures.count > 0) remembered.set(this.src, { failures: this.failures, down: this.down });
    else remembered.delete(this.src);
  }

  protected report(status: FeedStatus): void {
    this.status = status;
    if (hasFrame(status)) this.succeed();
    this.onStatus(status);
  }

  protected fail(reason: DownReason, notBefore = 0): void {
    this.stop();
    this.endGoodTime();
    const { count, since } = this.failures;
    this.failures = navigator.onLine
      ? { count: count + 1, since: since ?? Date.now(), notBefore }
      : { count, since, notBefore: 0 };
    const { since: failingSince } = this.failures;
    const down: DownStatus = { phase: 'down', reason, retryAt: null, ...(failingSince !== null && { failingSince }) };
    this.schedule(down, Date.now() + retryDelayMs(this.failures.count, Math.random()));
  }

  private succeed(): void {
    const [wasFailing, isFirst] = [this.failures.since !== null, this.goodSince === null];
    this.goodSince ??= Date.now();
    this.failures = { ...this.failures, since: null };
    const host = getHost(this.src);
    for (const other of host === '' ? [] : mounted) {
      const mayRetry = wasFailing || (isFirst && other.down?.reason === 'refused');
      if (mayRetry && getHost(other.src) === host) other.retrySoon();
    }
  }

  private endGoodTime(): void {
    const isLong = this.goodSince !== null && Date.now() - this.goodSince >= RETRY_RESET_MS;
    if (isLong) this.failures = { ...this.failures, count: 0 };
    this.goodSince = null;
  }

  private stop(): void {
    if (this.isOpen) this.free();
    this.isOpen = false;
  }

  private retrySoon(): void {
    if (this.down) this.schedule(this.down, Date.now() + Math.round(Math.random() * RETURN_SPREAD_MS));
  }

  private schedule(down: DownStatus, dueAt: number): void {
    clearTimeout(this.timer);
    const reason = this.judge(down.reason);
    const retryAt = isFinal(reason) || this.isAway ? null : Math.max(this.failures.notBefore, dueAt);
    if (retryAt !== null) this.timer = setTimeout(() => this.tryNow(), retryAt - Date.now());
    this.down = { ...down, reason, retryAt };
    this.report(this.down);
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
      onDown: (reason: DownReason) => this.fail(reason),
    };
    this.connection = connectVideo(element, src, callbacks, this.isEnlarged);
    if (this.isResting) this.connection.rest();
  }

  protected free(): void {
    this.connection?.close();
    this.connection = null;
  }

  protected override judge = (reason: DownReason) => memory.fail(this.src, reason);
}
