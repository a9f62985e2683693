import { median } from './median';

/** How a figure changed over a run. */
export interface Trend {
  /** Slope by Theil and Sen, units a minute. */
  readonly perMinute: number;
  /** What the slope adds up to over the run, as a share of the mean. */
  readonly growth: number;
}

/** A figure that grows by no more than this over a run is flat; a leak of one feed or popup is far above. */
export const FLAT_SHARE = 0.05;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The trend of one sample a minute: the median of the slopes between all pairs, so that a sample taken before something was
 * cleared away makes no trend, and a leak, which lifts all later samples, does.
 */
export function computeTrend(samples: readonly number[]): Trend {
  const slopes = samples.flatMap((from, start) =>
    samples.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
  const perMinute = median(slopes);
  const average = mean(samples);
  return { perMinute, growth: average === 0 ? 0 : (perMinute * (samples.length - 1)) / average };
}
