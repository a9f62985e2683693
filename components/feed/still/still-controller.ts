import { rememberRecent } from '@/lib/core/collections';
import { CONNECTING, IDLE, type DownReason } from '@/lib/feed/feed-status';
import { getRefreshPeriodMs, getStillUrl, isStillFrozen, watchStill, type WatchedStill } from '@/lib/feed/still';
import { takeFirstPicture } from '@/lib/first-pictures/first-pictures';
import { FeedController, type OnStatus } from '../feed-controllers';
import { pictureQueue } from './picture-queue';
import { fingerprintPicture, loadPicture, PictureError, putPicture } from './still-picture';

export interface SeenStill {
  readonly url: string;
  readonly askedAt: number;
  readonly loadedAt: number;
  readonly picture: HTMLImageElement;
  readonly blob: Blob | null;
  readonly watched: WatchedStill | null;
}

const MAX_PICTURES = 60;
/** Keyed by address without `t`. */
const seenStills = new Map<string, SeenStill>();

function remember(src: string, seen: SeenStill): SeenStill {
  seen.picture.dataset.feed = src;
  rememberRecent(seenStills, src, seen, MAX_PICTURES);
  return seen;
}

/** The lowest age seen: a fast clock adds it to every age. */
let leastAgeMs = Infinity;

let reportStill: (seen: SeenStill) => void = () => undefined;

export function watchStills(onStill: (seen: SeenStill) => void): void {
  reportStill = onStill;
}

async function load(src: string, periodMs: number, askedAt: number, signal: AbortSignal): Promise<SeenStill> {
  const url = getStillUrl(src, periodMs, askedAt);
  const { picture, blob, modifiedAt } = await loadPicture(url, signal);
  const loadedAt = Date.now();
  if (modifiedAt !== null) leastAgeMs = Math.min(leastAgeMs, Math.max(0, loadedAt - modifiedAt));
  const arrived = { fingerprint: fingerprintPicture(picture), modifiedAt, at: loadedAt };
  const watched = watchStill(seenStills.get(src)?.watched ?? null, arrived, periodMs);
  return remember(src, { url, askedAt, loadedAt, picture, blob, watched });
}

function recall(src: string, periodMs: number): SeenStill | undefined {
  const first = takeFirstPicture(src);
  if (!first) return seenStills.get(src);
  const { picture, askedAt } = first;
  picture.remove();
  const url = getStillUrl(src, periodMs, Date.now());
  return remember(src, { url, askedAt, loadedAt: askedAt, picture, blob: null, watched: null });
}

const MAX_RETRY_HOLD_MS = 60_000;

const getRetryHoldMs = (reason: DownReason, periodMs: number) =>
  reason === 'too-many' ? MAX_RETRY_HOLD_MS : Math.min(periodMs, MAX_RETRY_HOLD_MS);

interface StillSettings {
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
  private request: AbortController | null = null;
  private refreshTimer: ReturnType<typeof setTimeout> | undefined;
  private leaveQueue: () => void = () => undefined;

  constructor(
    private readonly box: Element,
    src: string,
    private settings: StillSettings,
    onStatus: OnStatus,
  ) {
    super(src, onStatus);
  }

  set(settings: StillSettings): void {
    const [periodMs, { isRefreshing }] = [this.periodMs, this.settings];
    this.settings = settings;
    const isSamePeriod = this.periodMs === periodMs;
    if (!this.isOpen || (isSamePeriod && settings.isRefreshing === isRefreshing)) return;
    // A request that is needed in either case.
    if (isSamePeriod && this.request !== null && (settings.isRefreshing || this.shown === null)) return;
    this.free();
    this.open();
  }

  override close(): void {
    super.close();
    this.shown?.remove();
  }

  protected open(): void {
    const { src, periodMs } = this;
    if (!this.settings.isRefreshing && this.shown !== null) return;
    const seen = recall(src, periodMs);
    if (seen?.url === getStillUrl(src, periodMs, Date.now()) && !seen.picture.isConnected) this.show(seen);
    if (seen && this.shown !== null) this.waitForNext(seen.askedAt);
    else {
      if (this.shown === null) this.report(IDLE);
      this.queue();
    }
  }

  protected free(): void {
    this.request?.abort();
    this.request = null;
    clearTimeout(this.refreshTimer);
    this.leaveQueue();
  }

  private readonly queue = () => {
    this.leaveQueue = pictureQueue.ask(this.src, this.getPriority(), () => void this.refresh());
  };

  private async refresh(): Promise<void> {
    const { src, periodMs } = this;
    const askedAt = Date.now();
    const { signal } = (this.request = new AbortController());
    if (this.shown === null) this.report(CONNECTING);
    try {
      const seen = await load(src, periodMs, askedAt, signal);
      if (signal.aborted) return;
      this.request = null;
      this.show(seen);
      this.waitForNext(askedAt);
    } catch (error) {
      if (signal.aborted) return;
      this.request = null;
      const reason = error instanceof PictureError ? error.reason : 'no-answer';
      this.fail(reason, askedAt + getRetryHoldMs(reason, periodMs));
    }
  }

  private waitForNext(askedAt: number): void {
    if (!this.settings.isRefreshing) return;
    const waitMs = askedAt + this.periodMs - Date.now();
    if (waitMs <= 0) this.queue();
    else this.refreshTimer = setTimeout(this.queue, Math.min(waitMs, this.periodMs));
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
    reportStill(seen);
    const now = watched?.taken?.by === 'host' ? loadedAt - leastAgeMs : loadedAt;
    if (watched && isStillFrozen(watched, cadenceMs, now)) this.report({ phase: 'frozen', since: watched.since });
    else this.report({ phase: 'picture', loadedAt, taken: watched?.taken ?? null });
  }
}
