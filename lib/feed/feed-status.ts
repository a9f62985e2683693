/** Why a feed shows no picture, as far as a browser can know. */
export type DownReason =
  'not-found' | 'no-answer' | 'blocked' | 'sign-in' | 'unreadable' | 'frozen' | 'insecure' | 'unsupported';

/** What one feed (a video or a still) is doing. Times are epoch milliseconds. */
export type FeedStatus =
  /** Not asked for: far from the viewport, or waiting for a player. */
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  /** Moving pictures. */
  | { readonly phase: 'live' }
  /** A still is shown; its pixels first arrived at `loadedAt`. */
  | { readonly phase: 'picture'; readonly loadedAt: number }
  /** A picture is shown that should have changed by now. */
  | { readonly phase: 'stalled' }
  /** The visitor has paused all feeds; `hasPicture` tells whether the last one is still shown. */
  | { readonly phase: 'paused'; readonly hasPicture: boolean }
  /** The browser wants a click before it plays. */
  | { readonly phase: 'refused' }
  /** `retryAt` is null when trying again is pointless. */
  | { readonly phase: 'down'; readonly reason: DownReason; readonly retryAt: number | null };

export const IDLE: FeedStatus = { phase: 'idle' };
export const CONNECTING: FeedStatus = { phase: 'connecting' };

const REASON_TEXTS: Record<DownReason, string> = {
  'not-found': 'The agency has no such feed at the moment.',
  'no-answer': 'The agency’s camera does not answer.',
  blocked: 'The agency does not let other sites show this feed.',
  'sign-in': 'The agency shows this feed only to those who sign in there.',
  unreadable: 'What arrived is not a picture.',
  frozen: 'The picture stands still.',
  insecure: 'The agency offers this feed only without encryption.',
  unsupported: 'This browser cannot play live video.',
};

/** One sentence for the small line of the overlay. */
export function reasonText(reason: DownReason): string {
  return REASON_TEXTS[reason];
}

type Down = Extract<FeedStatus, { phase: 'down' }>;

const isDown = (status: FeedStatus): status is Down => status.phase === 'down';

/** Which part's word counts, best first; `down` only when nothing else is left. */
const ORDER = [
  'live',
  'picture',
  'stalled',
  'refused',
  'connecting',
  'paused',
  'idle',
] as const satisfies FeedStatus['phase'][];

/**
 * The status of a camera from those of its video and its still (null: it has none). A hybrid is down only when both are
 * (spec 4), until the sooner retry; otherwise the better picture wins.
 */
export function combineStatus(video: FeedStatus | null, still: FeedStatus | null): FeedStatus {
  // A video that was paused on a picture covers the still.
  if (video?.phase === 'paused' && video.hasPicture) return video;
  const parts = [video, still].filter((part) => part !== null);
  for (const phase of ORDER) {
    const part = parts.find((candidate) => candidate.phase === phase);
    if (part) return part;
  }
  const [soonest] = parts.filter(isDown).sort((a, b) => (a.retryAt ?? Infinity) - (b.retryAt ?? Infinity));
  return soonest ?? IDLE;
}
