import { areaOf, centerOf, iouOf, type Point } from './box';
import type { Box, Detection, VehicleClass } from './detection';

/** Where a vehicle's middle was; milliseconds and pixels. */
interface Sample extends Point {
  readonly at: number;
}

/** A vehicle followed from picture to picture. Times are milliseconds of the pictures' own clock. */
export interface Track {
  readonly id: number;
  readonly class: VehicleClass;
  readonly score: number;
  readonly bbox: Box;
  /** Pixels a millisecond. */
  readonly velocity: Point;
  readonly seenAt: number;
  readonly path: readonly Sample[];
}

export interface Tracking {
  readonly tracks: readonly Track[];
  readonly nextId: number;
  /** Time of the newest picture; null before the first. */
  readonly at: number | null;
}

export const NO_TRACKS: Tracking = { tracks: [], nextId: 1, at: null };

/** Overlap with the expected place from which on a box may be the same vehicle. */
const MIN_IOU = 0.1;
/** A box that overlaps no more may still be it: this near (shares of the larger side), and so alike in area. */
const NEAR_SIDES = 0.7;
const ALIKE_AREA = 0.4;
/** Surer boxes choose first. */
const SURE_SCORE = 0.3;
/** How much a new measurement of the velocity counts. */
const VELOCITY_GAIN = 0.6;
/** A vehicle out of sight is waited for this long, or for this many pictures where they come slowly. */
const KEEP_MS = 700;
const KEEP_PICTURES = 2.5;
/** More of a path than any rule looks at. */
const PATH_MS = 3_000;
const PATH_SAMPLES = 4;
/** After such a pause, or a step back in time, it is another scene. */
const NEW_SCENE_MS = 15_000;

/** Where a vehicle should be at a time, if it goes on as it did. */
export function predictBox({ bbox: [x, y, width, height], velocity, seenAt }: Track, at: number): Box {
  return [x + velocity.x * (at - seenAt), y + velocity.y * (at - seenAt), width, height];
}

/** The lower the likelier; null when it cannot be the same vehicle. */
function costOf(expected: Box, seen: Box): number | null {
  const shared = iouOf(expected, seen);
  if (shared >= MIN_IOU) return 1 - shared;
  const [a, b] = [centerOf(expected), centerOf(seen)];
  const sides = Math.hypot(a.x - b.x, a.y - b.y) / Math.max(expected[2], expected[3], seen[2], seen[3]);
  const areas = [areaOf(expected), areaOf(seen)] as const;
  return sides < NEAR_SIDES && Math.min(...areas) > ALIKE_AREA * Math.max(...areas) ? 1 + sides : null;
}

/** Pairs of tracks and detections, the likeliest first; each is taken once. */
function pairUp(tracks: readonly Track[], seen: readonly Detection[], at: number): Map<Track, Detection> {
  const offers = tracks.flatMap((track) => {
    const expected = predictBox(track, at);
    return seen.flatMap((detection) => {
      const cost = costOf(expected, detection.bbox);
      return cost === null ? [] : [{ track, detection, cost }];
    });
  });
  const pairs = new Map<Track, Detection>();
  const taken = new Set<Detection>();
  for (const { track, detection } of offers.sort((a, b) => a.cost - b.cost)) {
    if (pairs.has(track) || taken.has(detection)) continue;
    pairs.set(track, detection);
    taken.add(detection);
  }
  return pairs;
}

function continued(track: Track, { class: name, score, bbox }: Detection, at: number): Track {
  const [before, now] = [centerOf(track.bbox), centerOf(bbox)];
  const elapsed = at - track.seenAt;
  const gain = track.path.length === 1 ? 1 : VELOCITY_GAIN;
  const blend = (old: number, moved: number): number => old + gain * (moved / elapsed - old);
  const path = [...track.path, { at, ...now }];
  return {
    ...{ id: track.id, class: name, score, bbox, seenAt: at },
    velocity: { x: blend(track.velocity.x, now.x - before.x), y: blend(track.velocity.y, now.y - before.y) },
    path: path.filter((sample, index) => at - sample.at <= PATH_MS || index >= path.length - PATH_SAMPLES),
  };
}

const started = ({ class: name, score, bbox }: Detection, id: number, at: number): Track => ({
  ...{ id, class: name, score, bbox, seenAt: at },
  velocity: { x: 0, y: 0 },
  path: [{ at, ...centerOf(bbox) }],
});

/**
 * Follows vehicles into the next picture: constant velocity, nearest pairs first, surer boxes before others.
 * @param at when the picture was taken, milliseconds. Earlier than the last one, or much later, starts anew.
 */
export function follow(tracking: Tracking, detections: readonly Detection[], at: number): Tracking {
  const interval = tracking.at === null ? 0 : at - tracking.at;
  if (interval < 0 || interval > NEW_SCENE_MS) return follow(NO_TRACKS, detections, at);
  if (tracking.at === at) return tracking;
  const isSure = ({ score }: Detection): boolean => score >= SURE_SCORE;
  const first = pairUp(tracking.tracks, detections.filter(isSure), at);
  const left = tracking.tracks.filter((track) => !first.has(track));
  const second = pairUp(
    left,
    detections.filter((detection) => !isSure(detection)),
    at,
  );
  const keptMs = Math.max(KEEP_MS, interval * KEEP_PICTURES);
  const known = tracking.tracks.flatMap((track) => {
    const detection = first.get(track) ?? second.get(track);
    if (detection !== undefined) return [continued(track, detection, at)];
    return at - track.seenAt <= keptMs ? [track] : [];
  });
  const paired = new Set([...first.values(), ...second.values()]);
  const fresh = detections.filter((detection) => !paired.has(detection));
  return {
    tracks: [...known, ...fresh.map((detection, index) => started(detection, tracking.nextId + index, at))],
    nextId: tracking.nextId + fresh.length,
    at,
  };
}

/** The vehicles of the newest picture. */
export function seenNow({ tracks, at }: Tracking): readonly Track[] {
  return tracks.filter(({ seenAt }) => seenAt === at);
}
