import { HOST_REQUESTS_PER_MINUTE } from '@/lib/constants/feed';
import type { DownReason } from './feed-status';

export const MINUTE_MS = 60_000;

/** Empty for our own origin. */
export function getHost(url: string): string {
  return url.startsWith('/') ? '' : new URL(url).host;
}

export type PicturePriority = 'first' | 'newer' | 'ahead';

export class HostBudget {
  private readonly asked = new Map<string, readonly number[]>();

  record(host: string, times: readonly number[]): void {
    const latest = times.at(-1);
    if (latest === undefined) return;
    const recent = [...this.getRecent(host, latest), ...times].sort((a, b) => a - b);
    this.asked.set(host, recent);
  }

  /** Oldest first. Ignores future times: the clock was set back. */
  getRecent(host: string, now: number): readonly number[] {
    const recent = (this.asked.get(host) ?? []).filter((at) => Math.abs(at - now) < MINUTE_MS);
    this.asked.set(host, recent);
    return recent;
  }

  /**
   * Milliseconds until the next request. First pictures load at once; later requests spread over the minute.
   * @param otherTabs one request is reserved for each
   */
  getWaitMs(host: string, priority: PicturePriority, now: number, otherTabs = 0): number {
    const recent = this.getRecent(host, now);
    const share = priority === 'ahead' ? HOST_REQUESTS_PER_MINUTE / 2 : HOST_REQUESTS_PER_MINUTE;
    const limit = Math.max(1, share - otherTabs);
    const freedAt = (recent.at(-limit) ?? -Infinity) + MINUTE_MS;
    const spacedAt =
      priority === 'first' ? -Infinity : (recent.at(-1) ?? -Infinity) + MINUTE_MS / HOST_REQUESTS_PER_MINUTE;
    return Math.max(0, freedAt - now, spacedAt - now);
  }

  get hosts(): readonly string[] {
    return [...this.asked.keys()];
  }
}

export interface FetchedPicture {
  readonly blob: Blob;
  readonly modifiedAt: number | null;
}

export const REASON_BY_HTTP_STATUS: Readonly<Record<number, DownReason>> = {
  401: 'sign-in',
  403: 'blocked',
  404: 'not-found',
  410: 'not-found',
  429: 'too-many',
};

/** @throws TypeError without a response, or if CORS denies it */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<FetchedPicture | DownReason> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!answer.ok) return REASON_BY_HTTP_STATUS[answer.status] ?? 'no-answer';
  const modifiedAt = Date.parse(answer.headers.get('Last-Modified') ?? '');
  return { blob: await answer.blob(), modifiedAt: Number.isNaN(modifiedAt) ? null : modifiedAt };
}

/** Distinguishes a CORS refusal from a dead host: `no-cors` succeeds if the host responds. */
export async function findRefusal(url: string): Promise<DownReason> {
  const request = new AbortController();
  try {
    await fetch(url, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal: request.signal });
    return 'refused';
  } catch {
    return 'no-answer';
  } finally {
    request.abort();
  }
}

const MAX_TRIALS = 3;

export interface Trial {
  readonly mayRead: boolean;
  readonly end: (isReadable: boolean | null) => void;
}

export class ReadableHosts {
  private readonly verdicts = new Map<string, boolean>();
  private readonly trials = new Map<string, { count: number; running: Promise<void> | null }>();

  constructor(private readonly listed: ReadonlySet<string> = new Set()) {}

  /** Undefined if the host was not tried. */
  isReadable(host: string): boolean | undefined {
    return this.verdicts.get(host);
  }

  async begin(host: string, signal: AbortSignal): Promise<Trial> {
    const trial = this.trials.get(host) ?? { count: 0, running: null };
    this.trials.set(host, trial);
    while (trial.running && !this.verdicts.has(host)) await trial.running;
    const verdict = this.verdicts.get(host);
    const learn = (isReadable: boolean | null) => {
      if (isReadable !== null) this.verdicts.set(host, isReadable);
    };
    if (verdict !== undefined || this.listed.has(host)) return { mayRead: verdict ?? true, end: learn };
    let finish: () => void = () => undefined;
    trial.running = new Promise((resolve) => {
      finish = resolve;
    });
    return {
      mayRead: true,
      end: (isReadable) => {
        if (isReadable === null && !signal.aborted) trial.count += 1;
        learn(isReadable ?? (trial.count >= MAX_TRIALS ? false : null));
        trial.running = null;
        finish();
      },
    };
  }
}

const HASHED_BYTES = 1_024;

/** False over plain http, where browsers cannot hash. */
export async function isPlaceholder(picture: Blob): Promise<boolean> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return false;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await picture.slice(0, HASHED_BYTES).arrayBuffer()));
  const start = [...hash.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const known = (await import('@/data/placeholder-pictures').catch(() => null))?.PLACEHOLDER_PICTURES;
  return ['', picture.size].some((size) => known?.has(`${size}:${start}`));
}

/** Refusals without a success that mark a whole host as refused. */
const REFUSALS_OF_A_HOST = 3;

export class VideoMemory {
  private readonly playedHosts = new Set<string>();
  private readonly refused = new Map<string, Set<string>>();
  private hasCodecs: boolean | null = null;

  play(url: string): void {
    this.playedHosts.add(getHost(url));
    this.hasCodecs = true;
  }

  /** Returns the reason to show: a host that let other videos play does not refuse this one. */
  fail(url: string, reason: DownReason): DownReason {
    const host = getHost(url);
    if (reason === 'unsupported') this.hasCodecs ??= false;
    if (reason !== 'refused') return reason;
    if (this.playedHosts.has(host)) return 'no-answer';
    this.refused.set(host, (this.refused.get(host) ?? new Set()).add(url));
    return reason;
  }

  foresee(url: string): DownReason | null {
    if (this.hasCodecs === false) return 'unsupported';
    const host = getHost(url);
    const refused = this.refused.get(host);
    if (!refused || this.playedHosts.has(host)) return null;
    return refused.has(url) || refused.size >= REFUSALS_OF_A_HOST ? 'refused' : null;
  }
}
