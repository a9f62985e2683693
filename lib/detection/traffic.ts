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

/** How far the middle went from the oldest to the newest third, pixels, and in what time. */
function progress(path: Path): { px: number; ms: number } {
  const third = Math.max(1, Math.floor(path.length / 3));
  const [from, to] = [middleOf(path.slice(0, third)), middleOf(path.slice(-third))];
  return { px: Math.hypot(to.x - from.x, to.y - from.y), ms: to.at - from.at };
}

/** Width or height of the area the middle was in, the greater one, pixels. */
function spread(path: Path): number {
  const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(range(path.map(({ x }) => x)), range(path.map(({ y }) => y)));
}

/**
 * Whether a vehicle stands: from the oldest to the newest third of the last second its middle moved less than 2 px in half a
 * second. The verdict does not depend on how many pictures a second are looked at (ADR 012). Where pictures come so slowly that
 * a second does not hold three, none of them may be off by more than a second would allow: another vehicle in about the same
 * place is not a stopped one.
 */
export function isStopped({ path, bbox: [, , width, height] }: Track): boolean {
  const seen = recent(path);
  const [first, last] = [seen[0], seen.at(-1)];
  if (seen.length < STOPPED_MIN_FRAMES || !first || !last || last.at - first.at < STOPPED_MIN_SPAN_MS) return false;
  const limitPx = Math.min(STOPPED_PX, STOPPED_SIDE_SHARE * Math.max(width, height));
  if (last.at - first.at > STOPPED_WINDOW_MS) return spread(seen) < (limitPx * STOPPED_WINDOW_MS) / STOPPED_PER_MS;
  const { px, ms } = progress(seen);
  return px < (limitPx * ms) / STOPPED_PER_MS;
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
