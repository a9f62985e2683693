import { median } from './median';

export interface Trend {
  /** Theil-Sen slope, units per minute. */
  readonly perMinute: number;
  /** Total growth over the run as a share of the mean. */
  readonly growth: number;
}

/** A figure that grows by at most this share is flat. A leak of one feed or popup is far above it. */
export const FLAT_SHARE = 0.05;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Trend of one sample per minute: the median of the slopes between all pairs. A single sample before a cleanup makes no
 * trend, but a leak, which raises all later samples, does. With `kinds`, one per sample, only pairs of the same kind count.
 */
export function computeTrend(samples: readonly number[], kinds: readonly number[] = []): Trend {
  const slopes = samples.flatMap((from, start) =>
    samples
      .slice(start + 1)
      .map((to, distance) => (to - from) / (distance + 1))
      .filter((_, distance) => kinds[start] === kinds[start + 1 + distance]),
  );
  const perMinute = median(slopes);
  const average = mean(samples);
  return { perMinute, growth: average === 0 ? 0 : (perMinute * (samples.length - 1)) / average };
}
