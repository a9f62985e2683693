import type { SourceRequest } from '@/lib/sources/source';
import type { Clock } from './clock';
import { asFetchError } from './fetch-error';
import type { FetchError } from './fetch-error';
import type { HostQueues } from './host-queue';
import type { Answer } from './http-exchange';
import { safeFetch } from './safe-fetch';
import type { FetchPolicy, Network } from './safe-fetch';

const MAX_TRIES = 4;
/** First pause after a failure; it doubles with every try. */
const RETRY_BASE_MS = 1000;
/** Part of the pause that chance takes away or adds, so that hosts behind one gateway are not asked in step. */
const RETRY_JITTER = 0.5;
/** No longer than this, whatever Retry-After says: a run has to end. */
const RETRY_AFTER_CAP_MS = 60_000;

/** The outside world of a run. */
export interface Outside {
  readonly network: Network;
  readonly queues: HostQueues;
  readonly clock: Clock;
  /** 0 to 1, for jitter. */
  random(): number;
}

export interface PolitePolicy extends FetchPolicy {
  readonly paceMs: number;
  /** Tries in all; 4 unless said otherwise. */
  readonly maxTries?: number;
}

function pauseMs(failure: FetchError, tries: number, random: number): number {
  const backOff = RETRY_BASE_MS * 2 ** (tries - 1) * (1 + RETRY_JITTER * (2 * random - 1));
  return Math.min(RETRY_AFTER_CAP_MS, Math.max(backOff, failure.retryAfterMs ?? 0));
}

/**
 * A safe fetch that waits for its host's turn and tries again after 429, 5xx and broken connections, with growing pauses.
 * @throws FetchError of the last try.
 */
export async function politeFetch(request: SourceRequest, policy: PolitePolicy, outside: Outside): Promise<Answer> {
  const host = URL.canParse(request.url) ? new URL(request.url).hostname : '';
  const maxTries = policy.maxTries ?? MAX_TRIES;
  for (let tries = 1; ; tries += 1) {
    try {
      return await outside.queues.run(host, policy.paceMs, () => safeFetch(request, policy, outside.network));
    } catch (error) {
      const failure = asFetchError(error);
      if (!failure.isRetryable || tries >= maxTries) throw failure;
      const pause = pauseMs(failure, tries, outside.random());
      if (failure.retryAfterMs !== undefined) outside.queues.pause(host, pause);
      await outside.clock.sleep(pause);
    }
  }
}
