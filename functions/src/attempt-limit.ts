/** The oldest keys are dropped beyond this, so made-up ones cannot fill the memory. */
const MAX_KEYS = 10_000;

export interface AttemptLimit {
  /** Counts an attempt, or returns false if the key has reached its limit. `nowMs` must not decrease. */
  take(key: string, nowMs: number): boolean;
}

/**
 * Allows `max` attempts per key within any `windowMs`. Kept in the memory of one instance, so the function must run as a single
 * instance.
 */
export function createAttemptLimit(max: number, windowMs: number): AttemptLimit {
  /** Attempt times by key; the most recent key is last. */
  const attempts = new Map<string, readonly number[]>();

  const forget = (nowMs: number) => {
    for (const [key, times] of attempts) {
      const isOver = (times.at(-1) ?? 0) <= nowMs - windowMs;
      if (!isOver && attempts.size < MAX_KEYS) return;
      attempts.delete(key);
    }
  };

  return {
    take: (key, nowMs) => {
      forget(nowMs);
      const recent = (attempts.get(key) ?? []).filter((time) => time > nowMs - windowMs);
      if (recent.length >= max) return false;
      attempts.delete(key);
      attempts.set(key, [...recent, nowMs]);
      return true;
    },
  };
}
