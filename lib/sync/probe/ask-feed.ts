import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PLACEHOLDER_PICTURES } from '@/data/placeholder-pictures';
import { type FetchPolicy, type NetworkContext, politeFetch } from '../http/fetch';
import { toFetchError } from '../http/fetch-error';
import { type Feed, MAX_PAUSE_MS, type Picture } from './feeds';

export type Answer =
  | { readonly kind: 'alive'; readonly picture?: Picture }
  | { readonly kind: 'missing' | 'placeholder' | 'frozen' | 'silent' | 'unclear' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number };

export interface HostAnswers {
  readonly answers: ReadonlyMap<string, Answer>;
  /** Epoch milliseconds. */
  readonly resumeAt: number | null;
}

export interface OpenStream {
  readonly url: string;
  readonly position: string;
  readonly targetMs: number;
}

const TIMEOUT_MS = 15_000;
const MAX_STILL_BYTES = 5 * 1024 * 1024;
const MAX_PLAYLIST_BYTES = 256 * 1024;
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);
const NOT_MODIFIED = 304;
const TOO_MANY_REQUESTS = 429;
const DEFAULT_PAUSE_MS = 600_000;
const HASHED_BYTES = 1_024;

const getPolicy = ({ paceMs }: Feed, maxBytes: number): FetchPolicy => ({
  maxBytes,
  paceMs,
  timeoutMs: TIMEOUT_MS,
  isCompressible: false,
  maxTries: 1,
});

export function judgeFailure(thrown: unknown): Answer {
  const { kind, status = 0, retryAfterMs } = toFetchError(thrown);
  if (retryAfterMs !== undefined || status === TOO_MANY_REQUESTS) {
    return { kind: 'busy', retryAfterMs: Math.min(MAX_PAUSE_MS, retryAfterMs ?? DEFAULT_PAUSE_MS) };
  }
  if (kind === 'connection' || kind === 'timeout') return { kind: 'silent' };
  return { kind: GONE_STATUSES.has(status) ? 'missing' : 'unclear' };
}

function isPlaceholder(body: Buffer): boolean {
  const start = createHash('sha256').update(body.subarray(0, HASHED_BYTES)).digest('hex').slice(0, 12);
  return PLACEHOLDER_PICTURES.has(`${body.length}:${start}`) || PLACEHOLDER_PICTURES.has(`:${start}`);
}

function judgeStill(body: Buffer, { etag, 'last-modified': lastModified }: IncomingHttpHeaders): Answer {
  if (body.length === 0) return { kind: 'missing' };
  // A bot check or a sign-in page.
  if (body.toString('latin1', 0, 100).trimStart().startsWith('<')) return { kind: 'unclear' };
  if (isPlaceholder(body)) return { kind: 'placeholder' };
  const fingerprint = createHash('sha256').update(body).digest('base64');
  return { kind: 'alive', picture: { fingerprint, ...(etag && { etag }), ...(lastModified && { lastModified }) } };
}

/** Skips the download of an unchanged still. @throws FetchError */
export async function askStill(feed: Feed, known: Picture | undefined, network: NetworkContext): Promise<Answer> {
  const headers = {
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
  const policy = getPolicy(feed, MAX_STILL_BYTES);
  try {
    const answer = await politeFetch({ url: feed.url, method: 'GET', headers }, policy, network);
    return judgeStill(answer.body, answer.headers);
  } catch (error) {
    if (known && toFetchError(error).status === NOT_MODIFIED) return { kind: 'alive', picture: known };
    throw error;
  }
}

async function fetchPlaylist(feed: Feed, url: string, network: NetworkContext) {
  const allowedHosts = new Set([new URL(feed.url).host]);
  const policy = { ...getPolicy(feed, MAX_PLAYLIST_BYTES), allowedHosts, overflow: 'truncate' } as const;
  const { body } = await politeFetch({ url, method: 'GET', headers: {} }, policy, network);
  return readPlaylist(body.toString('utf8'));
}

/** Reads a stream's first media playlist. @throws FetchError */
export async function openStream(feed: Feed, network: NetworkContext): Promise<Answer | OpenStream> {
  let { url } = feed;
  let playlist = await fetchPlaylist(feed, url, network);
  if (playlist && 'variant' in playlist) {
    url = new URL(playlist.variant, url).href;
    playlist = await fetchPlaylist(feed, url, network);
  }
  if (!playlist || 'variant' in playlist) return { kind: 'unclear' };
  return playlist.hasEnded ? { kind: 'frozen' } : { url, ...playlist };
}

export async function askAgain(feed: Feed, stream: OpenStream, network: NetworkContext): Promise<Answer> {
  const playlist = await fetchPlaylist(feed, stream.url, network);
  if (!playlist || 'variant' in playlist) return { kind: 'unclear' };
  return { kind: playlist.position === stream.position ? 'frozen' : 'alive' };
}

/** Caps the wait that an agency can cause. */
const MAX_TARGET_S = 10;

function readNumber(tag: string, lines: readonly string[], standard: number): number {
  const text = lines
    .find((each) => each.startsWith(`${tag}:`))
    ?.slice(tag.length + 1)
    .trim();
  return /^\d+$/.test(text ?? '') ? Number(text) : standard;
}

export function readPlaylist(text: string) {
  const lines = text
    .trimStart()
    .split(/\r?\n/)
    .filter((line) => line !== '');
  if (lines[0]?.startsWith('#EXTM3U') !== true) return null;
  const addresses = lines.filter((line) => !line.startsWith('#'));
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF'))) {
    return addresses[0] === undefined ? null : { variant: addresses[0] };
  }
  // Without the query, which may hold a new token each time.
  const newest = addresses.at(-1)?.split('?')[0] ?? '';
  return {
    position: `${readNumber('#EXT-X-MEDIA-SEQUENCE', lines, 0)} ${addresses.length} ${newest}`,
    targetMs: 1000 * Math.min(MAX_TARGET_S, readNumber('#EXT-X-TARGETDURATION', lines, MAX_TARGET_S)),
    hasEnded: lines.includes('#EXT-X-ENDLIST'),
  };
}
