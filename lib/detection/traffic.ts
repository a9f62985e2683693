import {
  CROWD,
  CROWD_STOPPED_SHARE,
  INCIDENT_STOPPED,
  STOPPED_MIN_FRAMES,
  STOPPED_MIN_SPAN_MS,
  STOPPED_PER_MS,
  STOPPED_PX,
  STOPPED_SIDE_SHARE,
  STOPPED_WINDOW_MS,
} from '@/lib/constants/detection';
import type { DetectionStats } from './detection';
import type { Track } from './tracker';

type Path = Track['path'];

/** The last second, or the last three pictures where they come more slowly. */
function recent(path: Path): Path {
  const newest = path.at(-1)?.at ?? 0;
  return path.filter(({ at }, index) => newest - at <= STOPPED_WINDOW_MS || index >= path.length - STOPPED_MIN_FRAMES);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const middleOf = (path: Path) => ({
  at: median(path.map(({ at }) => at)),
  x: median(path.map(({ x }) => x)),
  y: median(path.map(({ y }) => y)),
});

/**
 * Whether a vehicle stands: from the oldest to the newest third of the last second its middle moved less than 2 px in half a
 * second. The verdict does not depend on how many pictures a second are looked at (ADR 012). Where pictures come slowly,
 * longer times allow no more than a second does, so that another vehicle in the same place is not taken for it.
 */
export function isStopped({ path, bbox: [, , width, height] }: Track): boolean {
  const seen = recent(path);
  const [first, last] = [seen[0], seen.at(-1)];
  if (seen.length < STOPPED_MIN_FRAMES || !first || !last || last.at - first.at < STOPPED_MIN_SPAN_MS) return false;
  const third = Math.max(1, Math.floor(seen.length / 3));
  const [from, to] = [middleOf(seen.slice(0, third)), middleOf(seen.slice(-third))];
  const limitPx = Math.min(STOPPED_PX, STOPPED_SIDE_SHARE * Math.max(width, height));
  const elapsedMs = Math.min(to.at - from.at, STOPPED_WINDOW_MS);
  return Math.hypot(to.x - from.x, to.y - from.y) < (limitPx * elapsedMs) / STOPPED_PER_MS;
}

/** 5 stand, or of more than 10 at least 80 % do (spec 9). */
export function isPotentialIncident(vehicles: number, stopped: number): boolean {
  return stopped >= INCIDENT_STOPPED || (vehicles > CROWD && stopped >= vehicles * CROWD_STOPPED_SHARE);
}

/** The panel's figures for the vehicles of one picture. */
export function statsOf(tracks: readonly Track[]): DetectionStats {
  const cars = tracks.filter((track) => track.class === 'car' || track.class === 'motorcycle').length;
  const stoppedVehicles = tracks.filter(isStopped).length;
  return {
    cars,
    trucks: tracks.length - cars,
    stoppedVehicles,
    potentialIncident: isPotentialIncident(tracks.length, stoppedVehicles),
  };
}
