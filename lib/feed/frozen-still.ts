import { FROZEN_STILL_MIN_MS, FROZEN_STILL_PERIODS, FROZEN_STILL_UNKNOWN_MS } from '@/lib/constants/feed';

/** What is remembered of a still: a fingerprint of its pixels and since when (epoch milliseconds) it is the same. */
export interface WatchedStill {
  readonly fingerprint: number;
  readonly changedAt: number;
}

/** Takes note of a picture that arrived; null where its pixels may not be read (a host without CORS). */
export function seeStill(before: WatchedStill | null, fingerprint: number | null, now: number): WatchedStill | null {
  if (fingerprint === null) return null;
  return before?.fingerprint === fingerprint ? before : { fingerprint, changedAt: now };
}

/**
 * Whether the very same pixels have come for longer than the camera's cadence allows: ten of its periods, at least a
 * minute; fifteen minutes where the agency names no cadence. A picture that cannot be read is never called frozen.
 */
export function isStillFrozen(still: WatchedStill | null, refreshMs: number | null, now: number): boolean {
  if (still === null) return false;
  const limitMs =
    refreshMs === null ? FROZEN_STILL_UNKNOWN_MS : Math.max(FROZEN_STILL_MIN_MS, FROZEN_STILL_PERIODS * refreshMs);
  return now - still.changedAt >= limitMs;
}

/** A 32-bit FNV-1a fingerprint of some bytes. */
export function fingerprintOf(bytes: Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
