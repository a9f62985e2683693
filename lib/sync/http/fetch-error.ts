export type FetchErrorKind = 'refused' | 'status' | 'timeout' | 'connection' | 'too-large' | 'content';

interface FetchErrorDetails {
  readonly status?: number;
  readonly retryAfterMs?: number;
}

/** Messages end up in the public `index.json`: no timings, nothing random, and no query, which may carry an API key. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly kind: FetchErrorKind,
    message: string,
    details: FetchErrorDetails = {},
  ) {
    super(message);
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }

  get isRetryable(): boolean {
    if (this.kind === 'connection' || this.kind === 'timeout') return true;
    return this.kind === 'status' && (this.status === 429 || (this.status ?? 0) >= 500);
  }
}

/** Wraps anything thrown: system errors count as broken connections, everything else as unreadable content. */
export function toFetchError(thrown: unknown): FetchError {
  if (thrown instanceof FetchError) return thrown;
  // By shape, not by class: errors of Node's own modules may come from another realm.
  const { name, code } = Object(thrown) as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return new FetchError('timeout', 'timed out');
  if (typeof code === 'string') return new FetchError('connection', `connection failed (${code})`);
  return new FetchError('content', `unreadable response (${typeof name === 'string' ? name : 'unknown'})`);
}
