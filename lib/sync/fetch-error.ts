export type FetchErrorKind = 'refused' | 'status' | 'timeout' | 'connection' | 'too-large' | 'content';

interface FetchErrorDetails {
  /** HTTP status, for kind `status`. */
  readonly status?: number;
  /** What the server asked us to wait, milliseconds. */
  readonly retryAfterMs?: number;
}

/**
 * Why an answer of an agency could not be used. Messages hold no query (it may carry a key), no timing and no random part,
 * because they are written to `index.json`, which a run without news must not change.
 */
export class FetchError extends Error {
  readonly kind: FetchErrorKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FetchErrorKind, message: string, details: FetchErrorDetails = {}) {
    super(message);
    this.name = 'FetchError';
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** Whether the same request may work a moment later: too many requests, a server error, or a broken connection. */
  get isRetryable(): boolean {
    if (this.kind === 'connection' || this.kind === 'timeout') return true;
    return this.kind === 'status' && (this.status === 429 || (this.status ?? 0) >= 500);
  }
}

/** Any thrown value as a FetchError: system errors are broken connections, all others an answer that cannot be read. */
export function asFetchError(thrown: unknown): FetchError {
  if (thrown instanceof FetchError) return thrown;
  // By shape, not by class: the errors of Node's own modules may come from another realm.
  const { name, code } = Object(thrown) as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return new FetchError('timeout', 'no answer in time');
  if (typeof code === 'string') return new FetchError('connection', `connection failed (${code})`);
  return new FetchError('content', `unreadable answer (${typeof name === 'string' ? name : 'unknown'})`);
}
