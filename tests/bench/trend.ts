/** How a figure changed over a run. */
export interface Trend {
  /** Least-squares slope, units a minute. */
  readonly perMinute: number;
  /** What the slope adds up to over the run, as a share of the mean. */
  readonly growth: number;
}

/** A figure that grows by no more than this over a run is flat; a leak of one feed or popup is far above. */
export const FLAT_SHARE = 0.05;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The trend of one sample a minute.
 * @param samples At least two.
 */
export function trendOf(samples: readonly number[]): Trend {
  const middle = (samples.length - 1) / 2;
  const average = mean(samples);
  const rise = samples.reduce((sum, value, minute) => sum + (minute - middle) * (value - average), 0);
  const run = samples.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0);
  const perMinute = run === 0 ? 0 : rise / run;
  return { perMinute, growth: average === 0 ? 0 : (perMinute * (samples.length - 1)) / average };
}
