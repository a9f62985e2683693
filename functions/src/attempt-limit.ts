/** Above what an instance answers within the longest window. */
const MAX_KEYS = 100_000;

export interface AttemptLimit {
  /** Counts an attempt; false if the key has reached its limit. `nowMs` must not decrease. */
  take(key: string, nowMs: number): boolean;
}

/**
 * Allows `max` attempts per key within any `windowMs`, in the memory of a single instance. With `maxKeys` keys in the
 * window, new keys are refused.
 */
export function createAttemptLimit(max: number, windowMs: number, maxKeys = MAX_KEYS): AttemptLimit {
  /** Most recent key last. */
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
