import { PLAYLIST_TYPE } from './playlists';

/** How a feed misbehaves. Times count from its first request. */
export type FaultPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-found' }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Repeats the same sequence or picture with status 200, which no player reports as an error. */
  | { readonly kind: 'frozen-playlist'; readonly afterMs: number }
  /** The same with a complete playlist: the encoder was stopped. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Status 200 and the right type, but a truncated and scrambled body. */
  | { readonly kind: 'corrupt' }
  /** No CORS header. */
  | { readonly kind: 'no-cors' }
  | { readonly kind: 'recovers-after'; readonly afterMs: number }
  /** Status 200 with the page of a bot wall. */
  | { readonly kind: 'html' }
  /** Status 200 without a body. */
  | { readonly kind: 'empty' };

export const NO_FAULT: FaultPlan = { kind: 'none' };

export interface FeedBody {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Share of a corrupt body that is sent. */
const CORRUPT_SHARE = 0.6;
const SCRAMBLE = 0x5a;
const BOT_WALL =
  '<!doctype html><title>Checking your browser</title><p>Please wait while we check that you are not a robot.</p>';

/** True if the feed answers 404 now (epoch milliseconds, like `firstAskedAt`). */
export function isMissing(plan: FaultPlan, firstAskedAt: number, now: number): boolean {
  if (plan.kind === 'not-found') return true;
  // Reached only after it has hung.
  if (plan.kind === 'hang') return true;
  return plan.kind === 'recovers-after' && now < firstAskedAt + plan.afterMs;
}

/** The feed's clock, which stops for a frozen feed. */
export function getObservedTime(plan: FaultPlan, firstAskedAt: number, now: number): number {
  if (plan.kind === 'ended') return Math.min(now, firstAskedAt);
  return plan.kind === 'frozen-playlist' ? Math.min(now, firstAskedAt + plan.afterMs) : now;
}

export function applyFault(plan: FaultPlan, body: FeedBody): FeedBody {
  if (plan.kind === 'empty') return { type: body.type, bytes: new Uint8Array() };
  if (plan.kind === 'html') return { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(BOT_WALL) };
  if (plan.kind === 'corrupt') return { type: body.type, bytes: scramble(body.bytes) };
  if (plan.kind === 'ended' && body.type === PLAYLIST_TYPE) return { type: body.type, bytes: endPlaylist(body.bytes) };
  return body;
}

const endPlaylist = (bytes: Uint8Array) =>
  new TextEncoder().encode(`${new TextDecoder().decode(bytes)}#EXT-X-ENDLIST\n`);

function scramble(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = bytes.slice(0, Math.ceil(bytes.byteLength * CORRUPT_SHARE));
  return Uint8Array.from(kept, (byte, at) => (at % 3 === 1 ? byte ^ SCRAMBLE : byte));
}
