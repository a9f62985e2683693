/** How a feed misbehaves. Times count from the first request for the feed. */
export type FaultPlan =
  | { readonly kind: 'none' }
  /** 404 for everything. */
  | { readonly kind: 'not-found' }
  /** Never answers; the request ends when the client gives up. */
  | { readonly kind: 'hang' }
  /** From then on the same sequence or picture, still with 200: the fault no player reports. */
  | { readonly kind: 'frozen-playlist'; readonly afterMs: number }
  /** Every answer is late by this much. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** 200 and the right type, but a body that is cut off and scrambled. */
  | { readonly kind: 'corrupt' }
  /** Without the header that lets another origin read it. */
  | { readonly kind: 'no-cors' }
  /** 404 until then, good from then on. */
  | { readonly kind: 'recovers-after'; readonly afterMs: number }
  /** 200 with the page of a bot wall. */
  | { readonly kind: 'html' }
  /** 200 with no bytes. */
  | { readonly kind: 'empty' };

export const NO_FAULT: FaultPlan = { kind: 'none' };

/** Type and bytes of an answer. */
export interface FeedBody {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Share of a corrupt body that arrives. */
const CORRUPT_SHARE = 0.6;
const SCRAMBLE = 0x5a;
const BOT_WALL =
  '<!doctype html><title>Checking your browser</title><p>Please wait while we check that you are not a robot.</p>';

/** Whether the plan hides the feed at this moment (epoch milliseconds, like `firstAskedAt`). */
export function isMissing(plan: FaultPlan, firstAskedAt: number, now: number): boolean {
  if (plan.kind === 'not-found') return true;
  // Who was made to hang for ten minutes gets nothing either.
  if (plan.kind === 'hang') return true;
  return plan.kind === 'recovers-after' && now < firstAskedAt + plan.afterMs;
}

/** The time the feed believes it is: a frozen one stands still. */
export function getObservedTime(plan: FaultPlan, firstAskedAt: number, now: number): number {
  return plan.kind === 'frozen-playlist' ? Math.min(now, firstAskedAt + plan.afterMs) : now;
}

/** The body as it goes out. */
export function applyFault(plan: FaultPlan, body: FeedBody): FeedBody {
  if (plan.kind === 'empty') return { type: body.type, bytes: new Uint8Array() };
  if (plan.kind === 'html') return { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(BOT_WALL) };
  if (plan.kind === 'corrupt') return { type: body.type, bytes: scramble(body.bytes) };
  return body;
}

function scramble(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = bytes.slice(0, Math.ceil(bytes.byteLength * CORRUPT_SHARE));
  return Uint8Array.from(kept, (byte, at) => (at % 3 === 1 ? byte ^ SCRAMBLE : byte));
}
