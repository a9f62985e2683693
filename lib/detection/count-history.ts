import type { DetectionStats } from './detection';

/** One point of the history, milliseconds of any steady clock. */
export interface CountPoint {
  readonly at: number;
  readonly vehicles: number;
  readonly stopped: number;
}

/** How far back the small curve goes. */
export const HISTORY_MS = 60_000;
/** One point a second is enough for a curve of this size. */
const STEP_MS = 1_000;

/** The history with what was counted now: at most one point a second, nothing older than a minute. */
export function addCount(history: readonly CountPoint[], stats: DetectionStats, at: number): readonly CountPoint[] {
  const last = history.at(-1);
  if (last && at >= last.at && at - last.at < STEP_MS) return history;
  const kept = history.filter((point) => point.at <= at && at - point.at <= HISTORY_MS);
  return [...kept, { at, vehicles: stats.cars + stats.trucks, stopped: stats.stoppedVehicles }];
}

/** Points of a curve in a box of `width` x `height`, for the attribute of an SVG polyline. */
export function curveOf(history: readonly CountPoint[], width: number, height: number): string {
  const newest = history.at(-1)?.at ?? 0;
  const top = Math.max(4, ...history.map(({ vehicles }) => vehicles));
  return history
    .map(({ at, vehicles }) => {
      const x = width * (1 - (newest - at) / HISTORY_MS);
      return `${x.toFixed(1)},${(height * (1 - vehicles / top)).toFixed(1)}`;
    })
    .join(' ');
}
