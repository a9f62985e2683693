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
