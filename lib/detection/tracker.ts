import { type Box, type Detection, getArea, getCenter, getIou, type PixelPoint, type VehicleClass } from './detection';
import { NEW_SCENE_MS, SURE_SCORE } from '@/lib/constants/detection';
import { hasMovedFrom, judgeTrack, learn, startView, type LearnedView } from './learned-view';

interface Sample extends PixelPoint {
  readonly at: number;
}

/** A vehicle across pictures. Times are milliseconds of the feed's clock. */
export interface Track {
  readonly id: number;
  readonly class: VehicleClass;
  readonly score: number;
  readonly meanScore: number;
  readonly bbox: Box;
  /** Pixels per millisecond. */
  readonly velocity: PixelPoint;
  readonly seenAt: number;
  readonly path: readonly Sample[];
  readonly firstSeenAt: number;
  readonly origin: PixelPoint;
  readonly hasMoved: boolean;
  /** `scenery` is stationary where nothing was seen to move. */
  readonly state: 'moving' | 'stopped' | 'scenery';
}

export interface Tracking {
  readonly tracks: readonly Track[];
  readonly nextId: number;
  readonly at: number | null;
  readonly view: LearnedView | null;
}

export const NO_TRACKS: Tracking = { tracks: [], nextId: 1, at: null, view: null };

/** Minimum overlap with the predicted box to be the same vehicle. */
const MIN_IOU = 0.1;
/** Otherwise it must be this near (share of the larger side) and similar in area. */
const MAX_DISTANCE_SIDES = 0.7;
const MIN_AREA_RATIO = 0.4;
const VELOCITY_GAIN = 0.6;
const SCORE_GAIN = 0.3;
/** A missing vehicle is dropped after this time, or this many slow pictures. */
const KEEP_MS = 700;
const KEEP_PICTURES = 2.5;
/** Length of a saved path; no rule looks back further. */
const PATH_MS = 3_000;
const PATH_SAMPLES = 4;
/** A longer pause, or a step back in time, starts a new scene. */

export function predictBox({ bbox: [x, y, width, height], velocity, seenAt }: Track, at: number): Box {
  return [x + velocity.x * (at - seenAt), y + velocity.y * (at - seenAt), width, height];
}

/** Lower is likelier; null for another vehicle. */
function getMatchCost(expected: Box, seen: Box): number | null {
  const shared = getIou(expected, seen);
  if (shared >= MIN_IOU) return 1 - shared;
  const [a, b] = [getCenter(expected), getCenter(seen)];
  const sides = Math.hypot(a.x - b.x, a.y - b.y) / Math.max(expected[2], expected[3], seen[2], seen[3]);
  const areas = [getArea(expected), getArea(seen)] as const;
  return sides < MAX_DISTANCE_SIDES && Math.min(...areas) > MIN_AREA_RATIO * Math.max(...areas) ? 1 + sides : null;
}

function pairUp(tracks: readonly Track[], seen: readonly Detection[], at: number): Map<Track, Detection> {
  const candidates = tracks.flatMap((track) => {
    const expected = predictBox(track, at);
    return seen.flatMap((detection) => {
      const cost = getMatchCost(expected, detection.bbox);
      return cost === null ? [] : [{ track, detection, cost }];
    });
  });
  const pairs = new Map<Track, Detection>();
  const taken = new Set<Detection>();
  for (const { track, detection } of candidates.sort((a, b) => a.cost - b.cost)) {
    if (pairs.has(track) || taken.has(detection)) continue;
    pairs.set(track, detection);
    taken.add(detection);
  }
  return pairs;
}

function continueTrack(track: Track, { class: name, score, bbox }: Detection, at: number): Track {
  const [before, now] = [getCenter(track.bbox), getCenter(bbox)];
  const elapsed = at - track.seenAt;
  const gain = track.path.length === 1 ? 1 : VELOCITY_GAIN;
  const blend = (old: number, moved: number): number => old + gain * (moved / elapsed - old);
  const path = [...track.path, { at, ...now }];
  return {
    ...track,
    hasMoved: track.hasMoved || hasMovedFrom(track.origin, { bbox }),
    class: name,
    score,
    meanScore: track.meanScore + SCORE_GAIN * (score - track.meanScore),
    bbox,
    seenAt: at,
    velocity: { x: blend(track.velocity.x, now.x - before.x), y: blend(track.velocity.y, now.y - before.y) },
    path: path.filter((sample, index) => at - sample.at <= PATH_MS || index >= path.length - PATH_SAMPLES),
  };
}

const startTrack = ({ class: name, score, bbox }: Detection, id: number, at: number): Track => ({
  id,
  class: name,
  score,
  meanScore: score,
  bbox,
  seenAt: at,
  velocity: { x: 0, y: 0 },
  path: [{ at, ...getCenter(bbox) }],
  firstSeenAt: at,
  origin: getCenter(bbox),
  hasMoved: false,
  state: 'moving',
});

function resumeView({ view, at }: Tracking, now: number): LearnedView | null {
  return view === null || at === null ? null : { ...view, since: now - (at - view.since) };
}

export function follow(tracking: Tracking, detections: readonly Detection[], at: number): Tracking {
  const interval = tracking.at === null ? 0 : at - tracking.at;
  if (interval < 0 || interval > NEW_SCENE_MS)
    return follow({ ...NO_TRACKS, view: resumeView(tracking, at) }, detections, at);
  if (tracking.at === at) return tracking;
  const isSure = ({ score }: Detection): boolean => score >= SURE_SCORE;
  const first = pairUp(tracking.tracks, detections.filter(isSure), at);
  const left = tracking.tracks.filter((track) => !first.has(track));
  const unsure = detections.filter((detection) => !isSure(detection));
  const second = pairUp(left, unsure, at);
  const keptMs = Math.max(KEEP_MS, interval * KEEP_PICTURES);
  const known = tracking.tracks.flatMap((track) => {
    const detection = first.get(track) ?? second.get(track);
    if (detection !== undefined) return [continueTrack(track, detection, at)];
    return at - track.seenAt <= keptMs ? [track] : [];
  });
  const paired = new Set([...first.values(), ...second.values()]);
  const fresh = detections.filter((detection) => !paired.has(detection));
  const tracks = [...known, ...fresh.map((detection, index) => startTrack(detection, tracking.nextId + index, at))];
  const view = learn(tracking.view ?? startView(at), tracks, at);
  return {
    view,
    tracks: tracks.map((track) => ({ ...track, state: judgeTrack(track, view, at) })),
    nextId: tracking.nextId + fresh.length,
    at,
  };
}

export function getCurrentTracks({ tracks, at }: Tracking): readonly Track[] {
  return tracks.filter(({ seenAt }) => seenAt === at);
}
