/** More keys than this are not remembered, so that made-up ones cannot fill the memory; the oldest go first. */
const MAX_KEYS = 10_000;

export interface AttemptLimit {
  /** Counts one attempt; false, and not counted, when the key has had its share. `nowMs` never goes back. */
  take(key: string, nowMs: number): boolean;
}

/**
 * At most `max` attempts a key within any `windowMs`. Kept in memory: it holds for one instance of the function and until that
 * instance ends, which is why the function runs as one instance.
 */
export function createAttemptLimit(max: number, windowMs: number): AttemptLimit {
  /** Times of the attempts of each key; the key that tried last is at the end. */
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
