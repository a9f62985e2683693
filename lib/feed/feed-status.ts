/** Why a feed shows no picture, as far as a browser can know. */
export type DownReason = 'not-found' | 'no-answer' | 'blocked' | 'unreadable' | 'frozen' | 'insecure';

/** What one feed (a video or a still) is doing. Times are epoch milliseconds. */
export type FeedStatus =
  /** Not asked for: far from the viewport, or waiting for a player. */
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  /** Moving pictures. */
  | { readonly phase: 'live' }
  /** A still is shown; it arrived at `loadedAt`. */
  | { readonly phase: 'picture'; readonly loadedAt: number }
  /** `retryAt` is null when trying again is pointless. */
  | { readonly phase: 'down'; readonly reason: DownReason; readonly retryAt: number | null };

export const IDLE: FeedStatus = { phase: 'idle' };
export const CONNECTING: FeedStatus = { phase: 'connecting' };

const REASON_TEXTS: Record<DownReason, string> = {
  'not-found': 'The agency has no such feed at the moment.',
  'no-answer': 'The agency’s camera does not answer.',
  blocked: 'The agency does not let other sites show this feed.',
  unreadable: 'What arrived is not a picture.',
  frozen: 'The picture stands still.',
  insecure: 'The agency offers this feed only without encryption.',
};

/** One sentence for the small line of the overlay. */
export function reasonText(reason: DownReason): string {
  return REASON_TEXTS[reason];
}

/**
 * The status of a camera from those of its video and its still (null: it has none). A hybrid is down only when both are
 * (spec 4); the picture that moves wins.
 */
export function combineStatus(video: FeedStatus | null, still: FeedStatus | null): FeedStatus {
  const parts = [video, still].filter((part) => part !== null);
  const shown = parts.find((part) => part.phase === 'live') ?? parts.find((part) => part.phase === 'picture');
  if (shown) return shown;
  const down = parts.filter((part) => part.phase === 'down');
  const [first, second] = down;
  if (first && down.length === parts.length) {
    const isSecondSooner = second && (first.retryAt === null || (second.retryAt ?? Infinity) < first.retryAt);
    return isSecondSooner ? second : first;
  }
  return parts.some((part) => part.phase === 'connecting') ? CONNECTING : IDLE;
}
