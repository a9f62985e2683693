import type { FailureCause } from '@/lib/camera-files/status';

export class SyncUsageError extends Error {
  override readonly name = 'SyncUsageError';
}

/** Messages appear in the public `index.json`: no timings, nothing random, and no query, which may carry an API key. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(
    readonly kind: FailureCause['kind'],
    message: string,
    readonly status?: number,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }

  get failureCause(): FailureCause {
    return { kind: this.kind, ...(this.status !== undefined && { status: this.status }) };
  }

  get isRetryable(): boolean {
    if (this.kind === 'connection' || this.kind === 'timeout') return true;
    return this.kind === 'status' && (this.status === 429 || (this.status ?? 0) >= 500);
  }
}

export function toFetchError(thrown: unknown): FetchError {
  if (thrown instanceof FetchError) return thrown;
  // Errors of Node's modules may come from another realm, so `instanceof` fails.
  const { name, code } = Object(thrown) as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return new FetchError('timeout', 'timed out');
  if (typeof code === 'string') return new FetchError('connection', `connection failed (${code})`);
  return new FetchError('content', `unreadable response (${typeof name === 'string' ? name : 'unknown'})`);
}
