import { findFeed, type DemoFeed } from '../network/network';
import { parseFeedPath, type FeedId, type FeedRequest } from '../feeds/feed-address';
import { applyFault, type FaultPlan, type FeedBody, isMissing, getObservedTime } from '../feeds/faults';
import { isExpired, liveBody, MAX_BLOCK_MS, msUntilFile, parseLiveFile } from '../feeds/live-feed';
import { getRefreshMs } from '../network/demo-record';
import { pickClip, chooseScene } from '../scenes/choose-scene';
import { drawScene } from '../art/draw-scene';
import { demoWeather } from '../weather/demo-weather';

/** `path` is never percent-decoded, because no feed name needs escaping. */
interface DemoRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Everything a response depends on besides the request. */
export interface DemoContext {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly faultOf: (feedId: FeedId) => FaultPlan;
  /** Time of the first request for the feed, epoch milliseconds. Faults count from there. */
  readonly firstAskedAt: (feedId: FeedId) => number;
  readonly readClip: (name: string) => Promise<Uint8Array>;
  /** Resolves early when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Longer than any client waits. */
const HANG_MS = 60_000;
/** Concurrent hanging requests; further ones get the final answer immediately. */
const MAX_HANGING = 50;
let hanging = 0;

async function hang({ signal }: DemoRequest, context: DemoContext): Promise<void> {
  if (hanging >= MAX_HANGING) return;
  hanging += 1;
  await context.wait(HANG_MS, signal);
  hanging -= 1;
}

const PLAIN_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;
const OPEN_HEADERS = { ...PLAIN_HEADERS, 'Access-Control-Allow-Origin': '*' } as const;

const refuse = (status: number, headers: Readonly<Record<string, string>> = OPEN_HEADERS): Response =>
  new Response(null, { status, headers });

/**
 * Answers a request below /demo with a playlist, media, a still, with the feed's fault applied, or with simulated weather. 404 for unknown
 * paths, 405 for methods other than GET, HEAD and OPTIONS. Never throws for a bad request.
 */
export async function handleDemoRequest(request: DemoRequest, context: DemoContext): Promise<Response> {
  if (request.method === 'OPTIONS') return refuse(204);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, { ...OPEN_HEADERS, Allow: 'GET, HEAD, OPTIONS' });
  const weather = demoWeather(request.path, request.query, context.now());
  if (weather !== null) {
    const headers = { ...OPEN_HEADERS, 'Content-Type': 'application/geo+json' };
    return new Response(request.method === 'HEAD' ? null : weather, { headers });
  }
  const asked = parseFeedPath(request.path);
  const feed = asked === null ? null : findFeed(asked.feedId);
  if (asked === null || feed === null) return refuse(404);
  return answerFeed(request, asked, feed, context);
}

async function answerFeed(
  request: DemoRequest,
  asked: FeedRequest,
  feed: DemoFeed,
  context: DemoContext,
): Promise<Response> {
  const fault = context.faultOf(feed.id);
  const headers = fault.kind === 'no-cors' ? PLAIN_HEADERS : OPEN_HEADERS;
  const askedAt = context.firstAskedAt(feed.id);
  if (fault.kind === 'hang') await hang(request, context);
  if (fault.kind === 'slow') await context.wait(fault.delayMs, request.signal);
  if (isMissing(fault, askedAt, context.now())) return refuse(404, headers);
  const clock = { ...context, now: () => getObservedTime(fault, askedAt, context.now()) };
  const body = asked.kind === 'still' ? stillBody(feed, clock) : await videoBody(request, asked.file, feed, clock);
  if (body === null) return refuse(404, headers);
  const { type, bytes } = applyFault(fault, body);
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
  });
}

function stillBody(feed: DemoFeed, context: DemoContext): FeedBody | null {
  if (!feed.hasStill) return null;
  const refreshMs = getRefreshMs(feed.site);
  // The picture changes at the interval of the record, not with every request.
  const takenAt = Math.floor(context.now() / refreshMs) * refreshMs;
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(drawScene(chooseScene(feed), takenAt)) };
}

async function videoBody(
  request: DemoRequest,
  name: string,
  feed: DemoFeed,
  context: DemoContext,
): Promise<FeedBody | null> {
  const file = feed.hasVideo ? parseLiveFile(name, request.query) : null;
  if (file === null || isExpired(feed.id, file, context.now())) return null;
  const waitMs = msUntilFile(feed.id, file, context.now());
  if (waitMs > MAX_BLOCK_MS) return null;
  if (waitMs > 0) await context.wait(waitMs, request.signal);
  return liveBody(feed.id, file, await context.readClip(pickClip(feed)), context.now());
}
