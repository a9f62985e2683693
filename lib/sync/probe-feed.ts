import { createHash } from 'node:crypto';
import { politeFetch, type NetworkContext } from './http/fetch';
import { toFetchError } from './http/fetch-error';

/** `unclear` says nothing about the feed and changes nothing. */
export type FeedState =
  | { readonly kind: 'alive'; readonly fingerprint: string | null; readonly isPlaceholder: boolean }
  | { readonly kind: 'gone' | 'no-response' | 'unclear' };

export interface Feed {
  readonly url: string;
  readonly isVideo: boolean;
}

const PACE_MS = 100;
const TIMEOUT_MS = 15_000;
const MAX_STILL_BYTES = 5 * 1024 * 1024;
const PLAYLIST_BYTES = 1024;
const PLAYLIST_START = '#EXTM3U';
/** The "no live camera" picture that the 511 platform sends with status 200. */
const KNOWN_PLACEHOLDER_BYTES = 15_136;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);

function judgePlaylist(body: Buffer): FeedState {
  const isPlaylist = body.toString('latin1').trimStart().startsWith(PLAYLIST_START);
  return isPlaylist ? { kind: 'alive', fingerprint: null, isPlaceholder: false } : { kind: 'unclear' };
}

function judgeStill(body: Buffer): FeedState {
  if (body.length === 0) return { kind: 'gone' };
  // A bot check or a sign-in page.
  if (body.toString('latin1', 0, 100).trimStart().startsWith('<')) return { kind: 'unclear' };
  const isPng = body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  const fingerprint = createHash('sha256').update(body).digest('hex');
  return { kind: 'alive', fingerprint, isPlaceholder: isPng && body.length === KNOWN_PLACEHOLDER_BYTES };
}

function judgeFailure(thrown: unknown): FeedState {
  const failure = toFetchError(thrown);
  if (failure.kind === 'connection' || failure.kind === 'timeout') return { kind: 'no-response' };
  return { kind: GONE_STATUSES.has(failure.status ?? 0) ? 'gone' : 'unclear' };
}

/** Reads a whole still, for its fingerprint, or the first bytes of a playlist. Never throws. */
export async function probeFeed({ url, isVideo }: Feed, network: NetworkContext): Promise<FeedState> {
  const policy = {
    allowedHosts: new Set([new URL(url).hostname]),
    paceMs: PACE_MS,
    timeoutMs: TIMEOUT_MS,
    maxBytes: isVideo ? PLAYLIST_BYTES : MAX_STILL_BYTES,
    overflow: isVideo ? 'truncate' : 'reject',
    isCompressible: false,
    maxTries: 1,
  } as const;
  try {
    const { body } = await politeFetch({ url, method: 'GET', headers: {} }, policy, network);
    return isVideo ? judgePlaylist(body) : judgeStill(body);
  } catch (error) {
    return judgeFailure(error);
  }
}
