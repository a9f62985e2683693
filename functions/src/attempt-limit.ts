/** More than one instance answers within the longest window, so made-up keys can fill neither the memory nor the list. */
const MAX_KEYS = 100_000;

export interface AttemptLimit {
  /** Counts an attempt, or returns false if the key has reached its limit. `nowMs` must not decrease. */
  take(key: string, nowMs: number): boolean;
}

/**
 * Allows `max` attempts per key within any `windowMs`. Kept in the memory of one instance, so the function must run as a single
 * instance. Only attempts older than the window are forgotten; with `maxKeys` younger ones, new keys are refused.
 */
export function createAttemptLimit(max: number, windowMs: number, maxKeys = MAX_KEYS): AttemptLimit {
  /** Attempt times by key; the most recent key is last. */
  const attempts = new Map<string, readonly number[]>();

  const forget = (nowMs: number) => {
    for (const [key, times] of attempts) {
      if ((times.at(-1) ?? 0) > nowMs - windowMs) return;
      attempts.delete(key);
    }
  };

  return {
    take: (key, nowMs) => {
      forget(nowMs);
      const recent = (attempts.get(key) ?? []).filter((time) => time > nowMs - windowMs);
      if (recent.length >= max || (recent.length === 0 && attempts.size >= maxKeys)) return false;
      attempts.delete(key);
      attempts.set(key, [...recent, nowMs]);
      return true;
    },
  };
}
