import { isLate } from './video-delay';

export type DownReason =
  | 'not-found'
  | 'no-answer'
  | 'blocked'
  | 'refused'
  | 'too-many'
  | 'sign-in'
  | 'unreadable'
  | 'placeholder'
  | 'frozen'
  | 'ended'
  | 'insecure'
  | 'unsupported';

/** When a picture was taken: its host says so (Last-Modified), or we saw it change. */
export interface TakenTime {
  readonly at: number;
  readonly by: 'host' | 'change';
}

/** State of one feed (a video or a still). Times are epoch milliseconds. */
export type FeedStatus =
  /** Far from the viewport, or waiting for a player. */
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  /** `delayMs`: how far its picture is behind, if its playlist says so. */
  | { readonly phase: 'live'; readonly delayMs: number | null }
  | { readonly phase: 'picture'; readonly loadedAt: number; readonly taken: TakenTime | null }
  /** A still that has been the same for too long. */
  | { readonly phase: 'frozen'; readonly since: number }
  | { readonly phase: 'stalled' }
  | { readonly phase: 'paused'; readonly hasPicture: boolean }
  /** The browser plays nothing before a click. */
  | { readonly phase: 'autoplay-blocked' }
  /** `retryAt` is null when retrying is pointless, or waits for the visitor to come back to the feed. */
  | { readonly phase: 'down'; readonly reason: DownReason; readonly retryAt: number | null };

export type DownStatus = Extract<FeedStatus, { phase: 'down' }>;

export const IDLE: FeedStatus = { phase: 'idle' };
export const CONNECTING: FeedStatus = { phase: 'connecting' };

const REASON_TEXTS: Record<DownReason, string> = {
  'not-found': 'The agency does not offer this feed right now.',
  'no-answer': 'The agency’s camera is not responding.',
  blocked: 'The agency does not allow other sites to show this feed.',
  'too-many': 'The agency has had too many requests for now.',
  refused: 'This agency does not let other sites play its video.',
  'sign-in': 'The agency shows this feed only to signed-in users.',
  unreadable: 'The feed is not a readable picture.',
  placeholder: 'The agency shows a notice instead of a live picture.',
  frozen: 'The picture is frozen.',
  ended: 'The stream has ended.',
  insecure: 'The agency offers this feed only over an insecure connection.',
  unsupported: 'This browser cannot play live video.',
};

/** No other try can end differently before the page is loaded again. */
const FINAL_REASONS: ReadonlySet<DownReason> = new Set(['refused', 'sign-in', 'insecure', 'unsupported']);

export const isFinal = (reason: DownReason): boolean => FINAL_REASONS.has(reason);

export function getReasonText(reason: DownReason): string {
  return REASON_TEXTS[reason];
}

export const hasFrame = ({ phase }: FeedStatus) =>
  phase === 'live' || phase === 'picture' || phase === 'frozen' || phase === 'stalled';

/** Plays, and shows what is going on now. */
export const isLive = (status: FeedStatus) => status.phase === 'live' && !isLate(status.delayMs);

const isDown = (status: FeedStatus): status is DownStatus => status.phase === 'down';

/** Best first; `down` counts only when nothing else is left. */
const ORDER = [
  'live',
  'picture',
  'stalled',
  'frozen',
  'autoplay-blocked',
  'connecting',
  'paused',
  'idle',
] as const satisfies FeedStatus['phase'][];

/** The better picture wins. A camera is down only when both parts are, until the sooner retry. Null: no such part. */
export function combineStatus(video: FeedStatus | null, still: FeedStatus | null): FeedStatus {
  // A video paused with a frame covers the still.
  if (video?.phase === 'paused' && video.hasPicture) return video;
  const parts = [video, still].filter((part) => part !== null);
  for (const phase of ORDER) {
    const part = parts.find((candidate) => candidate.phase === phase);
    if (part) return part;
  }
  const [soonest] = parts.filter(isDown).sort((a, b) => (a.retryAt ?? Infinity) - (b.retryAt ?? Infinity));
  return soonest ?? IDLE;
}

/** `now`, `12 s ago`, `3 min ago`, `2 h ago`. */
function formatAge(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1_000);
  if (seconds < 1) return 'now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  return `${Math.floor(seconds / 3_600)} h ago`;
}

/** `14:02`, or `Nov 21, 14:02` if that is not today. */
export function formatClock(at: number, now: number): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = isToday ? ({} as const) : ({ month: 'short', day: 'numeric' } as const);
  return time.toLocaleString('en-US', { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
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
