import { createHash } from 'node:crypto';
import { asFetchError } from './fetch-error';
import { politeFetch } from './polite-fetch';
import type { Outside } from './polite-fetch';

/** What one look at a feed tells. `unclear` changes nothing: the answer says neither yes nor no. */
export type FeedState =
  | { readonly kind: 'alive'; readonly fingerprint: string | null; readonly isPlaceholder: boolean }
  | { readonly kind: 'gone' | 'no-answer' | 'unclear' };

export interface Feed {
  readonly url: string;
  readonly isVideo: boolean;
}

/** Between two requests to one media host. */
const PACE_MS = 100;
const TIMEOUT_MS = 15_000;
const MAX_STILL_BYTES = 5 * 1024 * 1024;
/** A playlist shows itself in its first line. */
const PLAYLIST_BYTES = 1024;
const PLAYLIST_START = '#EXTM3U';
/** The "no live camera" picture that the 511 platform sends with status 200. */
const KNOWN_PLACEHOLDER_BYTES = 15_136;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);

function stateOfPlaylist(body: Buffer): FeedState {
  const isPlaylist = body.toString('latin1').trimStart().startsWith(PLAYLIST_START);
  return isPlaylist ? { kind: 'alive', fingerprint: null, isPlaceholder: false } : { kind: 'unclear' };
}

function stateOfStill(body: Buffer): FeedState {
  if (body.length === 0) return { kind: 'gone' };
  // A bot check or a sign-in page.
  if (body.toString('latin1', 0, 100).trimStart().startsWith('<')) return { kind: 'unclear' };
  const isPng = body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  const fingerprint = createHash('sha256').update(body).digest('hex');
  return { kind: 'alive', fingerprint, isPlaceholder: isPng && body.length === KNOWN_PLACEHOLDER_BYTES };
}

function stateOfFailure(thrown: unknown): FeedState {
  const failure = asFetchError(thrown);
  if (failure.kind === 'connection' || failure.kind === 'timeout') return { kind: 'no-answer' };
  return { kind: GONE_STATUSES.has(failure.status ?? 0) ? 'gone' : 'unclear' };
}

/** Looks at a still (whole, for its fingerprint) or at the first bytes of a playlist. Never throws. */
export async function probeFeed(feed: Feed, outside: Outside): Promise<FeedState> {
  const policy = {
    allowedHosts: new Set([new URL(feed.url).hostname]),
    paceMs: PACE_MS,
    timeoutMs: TIMEOUT_MS,
    maxBytes: feed.isVideo ? PLAYLIST_BYTES : MAX_STILL_BYTES,
    whenLonger: feed.isVideo ? 'cut' : 'refuse',
    isCompressible: false,
    maxTries: 1,
  } as const;
  try {
    const { body } = await politeFetch({ url: feed.url, method: 'GET', headers: {} }, policy, outside);
    return feed.isVideo ? stateOfPlaylist(body) : stateOfStill(body);
  } catch (error) {
    return stateOfFailure(error);
  }
}
