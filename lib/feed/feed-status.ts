import { LIVE_DELAY_MS, RETRY_DELAYS_MS, RETRY_JITTER, SHOW_DOWN_SINCE_MS } from '@/lib/constants/feed';

export const REASON_TEXTS = {
  'not-found': 'The agency doesn’t offer this feed right now.',
  'no-answer': 'The agency’s camera isn’t responding.',
  blocked: 'The agency doesn’t allow other sites to show this feed.',
  'too-many': 'The agency is rate-limiting requests.',
  refused: 'This agency doesn’t let other sites play its video.',
  'sign-in': 'The agency shows this feed only to signed-in users.',
  unreadable: 'The feed isn’t a readable picture.',
  placeholder: 'The agency shows a notice instead of a live picture.',
  frozen: 'The picture is frozen.',
  ended: 'The stream has ended.',
  insecure: 'The agency offers this feed only over an insecure connection.',
  unsupported: 'This browser can’t play live video.',
  'no-player': 'This site’s player couldn’t be loaded. Reloading the page may help.',
} as const;

export type DownReason = keyof typeof REASON_TEXTS;

/** Per Last-Modified, or a change we saw. */
export interface TakenTime {
  readonly at: number;
  readonly by: 'host' | 'change';
}

/** State of one video or still. Times are epoch milliseconds. */
export type FeedStatus =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  /** `delayMs` behind live; null if unknown. */
  | { readonly phase: 'live'; readonly delayMs: number | null }
  | { readonly phase: 'picture'; readonly loadedAt: number; readonly taken: TakenTime | null }
  | { readonly phase: 'frozen'; readonly since: number }
  | { readonly phase: 'stalled' }
  | { readonly phase: 'paused'; readonly hasPicture: boolean }
  | { readonly phase: 'autoplay-blocked' }
  | {
      readonly phase: 'down';
      readonly reason: DownReason;
      /** Null for a final reason, and out of view. */
      readonly retryAt: number | null;
      readonly failingSince?: number;
    };

export type DownStatus = Extract<FeedStatus, { phase: 'down' }>;

export const IDLE: FeedStatus = { phase: 'idle' };
export const CONNECTING: FeedStatus = { phase: 'connecting' };
export const INSECURE: FeedStatus = { phase: 'down', reason: 'insecure', retryAt: null };

/** No retry can succeed before a reload. */
const FINAL_REASONS: ReadonlySet<DownReason> = new Set(['refused', 'sign-in', 'insecure', 'unsupported']);

export const isFinal = (reason: DownReason): boolean => FINAL_REASONS.has(reason);

/** Milliseconds after the nth consecutive failure. `random` is in [0, 1). */
export function retryDelayMs(failures: number, random: number): number {
  const index = Math.min(Math.max(failures, 1), RETRY_DELAYS_MS.length) - 1;
  return Math.round((RETRY_DELAYS_MS[index] ?? 0) * (1 + RETRY_JITTER * (2 * random - 1)));
}

export const hasFrame = ({ phase }: FeedStatus) =>
  phase === 'live' || phase === 'picture' || phase === 'frozen' || phase === 'stalled';

export const isLive = (status: FeedStatus) => status.phase === 'live' && !isLate(status.delayMs);

const ORDER = ['live', 'stalled', 'picture', 'frozen', 'autoplay-blocked', 'connecting', 'paused', 'idle', 'down'];

const retryOf = (status: FeedStatus) => (status.phase === 'down' && status.retryAt) || Number.MAX_VALUE;

export function combineStatus(video: FeedStatus | null, still: FeedStatus | null): FeedStatus {
  if (video?.phase === 'paused' && video.hasPicture) return video;
  const parts = [video, still].filter((part) => part !== null);
  parts.sort((a, b) => ORDER.indexOf(a.phase) - ORDER.indexOf(b.phase) || retryOf(a) - retryOf(b));
  return parts[0] ?? IDLE;
}

/** `now`, `12 s ago`, `3 min ago`, `2 h ago`. */
function formatAge(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1_000);
  if (seconds < 1) return 'now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  return `${Math.floor(seconds / 3_600)} h ago`;
}

/** `2:02 PM`, or `Nov 21, 2:02 PM` on another day. */
export function formatClock(at: number, now: number): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = isToday ? ({} as const) : ({ month: 'short', day: 'numeric' } as const);
  return time.toLocaleString('en-US', { ...day, hour: 'numeric', minute: '2-digit' });
}

export function getFreshnessText(status: FeedStatus, now: number): string | null {
  if (status.phase === 'live') return isLate(status.delayMs) ? formatAge(status.delayMs) : 'LIVE';
  if (status.phase === 'stalled') return 'STALLED';
  if (status.phase === 'paused') return 'PAUSED';
  if (status.phase === 'frozen') return `FROZEN: same picture since ${formatClock(status.since, now)}`;
  if (status.phase === 'picture')
    return status.taken ? formatAge(now - status.taken.at) : `loaded ${formatAge(now - status.loadedAt)}`;
  return null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An encoder that states its local time as UTC is whole hours off, and a few segments behind. */
const ZONE_ERROR_MS = 120_000;
/** Less is the jitter of segments and buffers. */
const NOTICED_MS = 5_000;

/**
 * Milliseconds behind per EXT-X-PROGRAM-DATE-TIME, epoch milliseconds of the frame on screen. Null for an impossible
 * time: in the future, over a day old, or off by a time zone.
 */
export function getVideoDelayMs(shownAt: number | null, now: number): number | null {
  if (shownAt === null) return null;
  const delayMs = now - shownAt;
  const isZoneError =
    delayMs > HOUR_MS / 2 && Math.abs(delayMs - Math.round(delayMs / HOUR_MS) * HOUR_MS) < ZONE_ERROR_MS;
  return delayMs < 0 || delayMs >= DAY_MS || isZoneError ? null : delayMs;
}

export function isOtherDelay(before: number | null, delayMs: number | null): boolean {
  return before === null || delayMs === null ? before !== delayMs : Math.abs(delayMs - before) >= NOTICED_MS;
}

const isLate = (delayMs: number | null): delayMs is number => delayMs !== null && delayMs >= LIVE_DELAY_MS;

function formatNextTry(retryAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return seconds === 0 ? 'Trying again…' : `Next try in ${seconds} s.`;
}

export interface Notice {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  readonly mayTryNow?: boolean;
}

export const CONNECTING_NOTICE: Notice = { titles: ['CONNECTING'], texts: [] };
export const STANDBY: Notice = { titles: ['STANDBY'], texts: ['Waiting: we limit requests to this agency.'] };
const OFFLINE: Notice = { titles: ['OFFLINE'], texts: ['Feeds resume when you reconnect.'] };

export function describeStatus(
  status: FeedStatus,
  now: number,
  { isOnline, idle, paused }: { isOnline: boolean; idle: Notice | null; paused: Notice },
): Notice | null {
  if (status.phase === 'down') return isOnline ? describeDown(status, now) : OFFLINE;
  if (status.phase === 'connecting') return CONNECTING_NOTICE;
  if (status.phase === 'idle') return idle;
  return status.phase === 'paused' && !status.hasPicture ? paused : null;
}

export function describeDown({ reason, retryAt, failingSince = Infinity }: DownStatus, now: number): Notice {
  const title = reason === 'unsupported' ? 'NO LIVE VIDEO' : 'FEED DOWN OR BLOCKED';
  if (isFinal(reason)) return { titles: [title], texts: [REASON_TEXTS[reason]], mayTryNow: false };
  const isLong = now - failingSince >= SHOW_DOWN_SINCE_MS;
  const parts = [
    isLong && `Down since ${formatClock(failingSince, now)}.`,
    retryAt !== null && formatNextTry(retryAt, now),
  ].filter((part) => part !== false);
  return {
    titles: [title, 'WILL TRY TO RELOAD'],
    texts: [REASON_TEXTS[reason], ...(parts.length > 0 ? [parts.join(' ')] : [])],
    mayTryNow: isLong,
  };
}

/** When the shown picture was taken, epoch milliseconds; null if not known. */
export function findPictureAt(status: FeedStatus, now: number): number | null {
  if (status.phase === 'live') return status.delayMs === null ? null : now - status.delayMs;
  if (status.phase === 'frozen') return status.since;
  return status.phase === 'picture' ? (status.taken?.at ?? null) : null;
}

/**
 * States when the picture was taken, and the source of that time. `listedAt`: epoch milliseconds, per the agency's
 * list.
 */
export function describePicture(status: FeedStatus, listedAt: number | null, now: number): string {
  if (status.phase === 'live') return describeVideo(status.delayMs, now);
  if (status.phase === 'frozen') return `Unchanged since ${formatClock(status.since, now)}`;
  if (status.phase !== 'picture') return '';
  const { taken, loadedAt } = status;
  if (taken?.by === 'host') return `Taken at ${formatClock(taken.at, now)} per the agency’s server`;
  if (taken) return `Taken at ${formatClock(taken.at, now)}, when the picture changed`;
  const loaded = `Loaded at ${formatClock(loadedAt, now)}`;
  const isListed = listedAt !== null && listedAt <= loadedAt && now - listedAt < DAY_MS;
  return isListed
    ? `${loaded}, taken after ${formatClock(listedAt, now)}, per the agency’s list`
    : `${loaded}; capture time unknown`;
}

function describeVideo(delayMs: number | null, now: number): string {
  if (delayMs === null) return 'Live video';
  if (isLate(delayMs)) return `Taken at ${formatClock(now - delayMs, now)} per the agency’s video`;
  return `Live video, ${Math.round(delayMs / 1_000)} s behind`;
}

export function describeCadence(cadenceMs: number): string {
  const seconds = Math.round(cadenceMs / 1_000);
  return seconds < 120 ? `Every ${seconds} s` : `Every ${Math.round(seconds / 60)} min`;
}
