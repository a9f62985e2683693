import { mean, median } from './figures';

/** A figure that grows by at most this share is flat. A leak of one feed or popup is far above it. */
export const FLAT_SHARE = 0.05;

/**
 * Total growth of one sample per minute as a share of the mean, by the Theil-Sen slope: the median of those between all pairs. A
 * single sample before a cleanup makes no trend, but a leak, which raises all later samples, does. With `kinds`, one per sample,
 * only pairs of the same kind count.
 */
export function computeGrowth(samples: readonly number[], kinds: readonly number[] = []): number {
  const slopes = samples.flatMap((from, start) =>
    samples
      .slice(start + 1)
      .map((to, distance) => (to - from) / (distance + 1))
      .filter((_, distance) => kinds[start] === kinds[start + 1 + distance]),
  );
  return (median(slopes) * (samples.length - 1)) / (mean(samples) || 1);
}
