import {
  CROWD,
  CROWD_STOPPED_SHARE,
  INCIDENT_STOPPED,
  MOVING_SHARE,
  STOPPED_MIN_FRAMES,
  STOPPED_MIN_SPAN_MS,
  STOPPED_PER_MS,
  STOPPED_PX,
  STOPPED_SHARE,
  STOPPED_SIDE_SHARE,
  STOPPED_WINDOW_MS,
  TRAFFIC_GAP_MS,
  TRAFFIC_STEP_MS,
  TRAFFIC_WINDOW_MS,
} from '@/lib/constants/detection';
import type { DetectionStats } from './detection';
import type { Track } from './tracker';

type Path = Track['path'];

function recent(path: Path): Path {
  const newest = path.at(-1)?.at ?? 0;
  return path.filter(({ at }, index) => newest - at <= STOPPED_WINDOW_MS || index >= path.length - STOPPED_MIN_FRAMES);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const getMedianSample = (path: Path) => ({
  at: median(path.map(({ at }) => at)),
  x: median(path.map(({ x }) => x)),
  y: median(path.map(({ y }) => y)),
});

function measureProgress(path: Path): { px: number; ms: number } {
  const third = Math.max(1, Math.floor(path.length / 3));
  const [from, to] = [getMedianSample(path.slice(0, third)), getMedianSample(path.slice(-third))];
  return { px: Math.hypot(to.x - from.x, to.y - from.y), ms: to.at - from.at };
}

function measureSpread(path: Path): number {
  const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(range(path.map(({ x }) => x)), range(path.map(({ y }) => y)));
}

/** The center moves less than 2 px per half second from the oldest to the newest third of a second (ADR 012). */
export function isStopped({ path, bbox: [, , width, height] }: Pick<Track, 'path' | 'bbox'>): boolean {
  const seen = recent(path);
  const [first, last] = [seen[0], seen.at(-1)];
  if (seen.length < STOPPED_MIN_FRAMES || !first || !last || last.at - first.at < STOPPED_MIN_SPAN_MS) return false;
  const limitPx = Math.min(STOPPED_PX, STOPPED_SIDE_SHARE * Math.max(width, height));
  // Under three pictures a second, the next vehicle in about the same spot is not a stopped one.
  if (last.at - first.at > STOPPED_WINDOW_MS)
    return measureSpread(seen) < (limitPx * STOPPED_WINDOW_MS) / STOPPED_PER_MS;
  const { px, ms } = measureProgress(seen);
  return px < (limitPx * ms) / STOPPED_PER_MS;
}

export function isPotentialIncident(vehicles: number, stopped: number): boolean {
  return stopped >= INCIDENT_STOPPED || (vehicles > CROWD && stopped >= vehicles * CROWD_STOPPED_SHARE);
}

export function computeStats(tracks: readonly Track[]): DetectionStats {
  const cars = tracks.filter((track) => track.class === 'car' || track.class === 'motorcycle').length;
  const count = (state: Track['state']) => tracks.filter((track) => track.state === state).length;
  const stopped = count('stopped');
  return {
    cars,
    trucks: tracks.length - cars,
    movingVehicles: tracks.filter(({ hasMoved, state }) => hasMoved && state === 'moving').length,
    stoppedVehicles: stopped,
    potentialIncident: isPotentialIncident(tracks.length - count('scenery'), stopped),
  };
}

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
  if (last && at - last.at < STEP_MS) return history;
  const recent = history.filter((point) => at - point.at <= HISTORY_MS);
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

interface Seen {
  /** Milliseconds of any monotonic clock. */
  readonly at: number;
  readonly isStopped: boolean;
}

/** State of the traffic, with hysteresis. */
export interface TrafficWatch {
  readonly state: 'unknown' | 'moving' | 'stopped';
  readonly samples: readonly Seen[];
}

export const UNWATCHED: TrafficWatch = { state: 'unknown', samples: [] };

function keepWindow(samples: readonly Seen[], now: number): readonly Seen[] {
  const first = samples.findLastIndex(({ at }) => now - at >= TRAFFIC_WINDOW_MS);
  return samples.slice(Math.max(0, first));
}

function judgeTraffic(samples: readonly Seen[], now: number, before: TrafficWatch['state']): TrafficWatch['state'] {
  const [first] = samples;
  if (!first || now - first.at < TRAFFIC_WINDOW_MS) return before;
  const share = samples.filter(({ isStopped }) => isStopped).length / samples.length;
  if (share >= STOPPED_SHARE) return 'stopped';
  return share <= MOVING_SHARE ? 'moving' : before;
}

export function watchTraffic(watch: TrafficWatch, isStopped: boolean, at: number): TrafficWatch {
  const last = watch.samples.at(-1);
  if (last && at - last.at < TRAFFIC_STEP_MS) return watch;
  const before = last && at - last.at > TRAFFIC_GAP_MS ? UNWATCHED : watch;
  const samples = keepWindow([...before.samples, { at, isStopped }], at);
  return { state: judgeTraffic(samples, at, before.state), samples };
}
