import type { DetectionStats } from './detection';

export interface CountPoint {
  /** Milliseconds of any monotonic clock. */
  readonly at: number;
  readonly vehicles: number;
  readonly stopped: number;
}

export const HISTORY_MS = 60_000;
const STEP_MS = 1_000;

export function addCount(history: readonly CountPoint[], stats: DetectionStats, at: number): readonly CountPoint[] {
  const last = history.at(-1);
  if (last && at >= last.at && at - last.at < STEP_MS) return history;
  const recent = history.filter((point) => point.at <= at && at - point.at <= HISTORY_MS);
  return [...recent, { at, vehicles: stats.cars + stats.trucks, stopped: stats.stoppedVehicles }];
}

export function toPolyline(history: readonly CountPoint[], width: number, height: number): string {
  const newest = history.at(-1)?.at ?? 0;
  const top = Math.max(4, ...history.map(({ vehicles }) => vehicles));
  return history
    .map(({ at, vehicles }) => {
      const x = width * (1 - (newest - at) / HISTORY_MS);
      return `${x.toFixed(1)},${(height * (1 - vehicles / top)).toFixed(1)}`;
    })
    .join(' ');
}
