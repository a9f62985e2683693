import { getCenter, type Box, type Detection } from '@/lib/detection/detection';
import { follow, NO_TRACKS, predictBox, getCurrentTracks, type Tracking } from '@/lib/detection/tracker';
import { isPotentialIncident, isStopped, computeStats } from '@/lib/detection/traffic';
import { type ClipName, CLIPS } from '@/demo/scenes/clips';
import { simulatedDetections } from '../../support/simulated-detections';

const car = (...bbox: Box): Detection => ({ class: 'car', score: 0.9, bbox });

/** Follows one car whose left edge is given at each time. */
function drive(edgeAt: (ms: number) => number, everyMs: number, forMs: number, [width, height] = [60, 40]): Tracking {
  let tracking = NO_TRACKS;
  for (let at = 0; at <= forMs; at += everyMs) tracking = follow(tracking, [car(edgeAt(at), 50, width, height)], at);
  return tracking;
}

/** A car at 10 px, and the picture after it. */
const STANDING = drive(() => 10, 100, 500);
const HERE = car(10, 50, 60, 40);
const UNSURE = { ...HERE, score: 0.2 };
const then = (...seen: Detection[]) => getCurrentTracks(follow(STANDING, seen, 600));
const idsOf = (tracks: Tracking['tracks']) => tracks.map(({ id }) => id);
const scoresOf = (tracks: Tracking['tracks']) => tracks.map(({ id, score }) => [id, score]);

test('a vehicle keeps its id from picture to picture, and its box is predicted', () => {
  const { tracks } = drive((ms) => ms * 0.1, 100, 1000);
  expect(tracks).toHaveLength(1);
  expect(predictBox(tracks[0]!, 1200)[0]).toBeCloseTo(120);
  expect(predictBox({ ...tracks[0]!, velocity: { x: 0, y: 0.2 } }, 1200)[1]).toBeCloseTo(90);
  expect(getCenter([10, 20, 30, 40])).toEqual({ x: 25, y: 40 });
});

test('two vehicles that pass each other keep their ids', () => {
  let tracking = NO_TRACKS;
  for (let at = 0; at <= 2000; at += 100)
    tracking = follow(tracking, [car(at * 0.1, 50, 40, 30), car(200 - at * 0.1, 90, 40, 30)], at);
  expect(idsOf(getCurrentTracks(tracking))).toEqual([1, 2]);
});

test('a vehicle missed for 0.7 s keeps its id; after that it gets a new one', () => {
  const after = (emptyPictures: number) => {
    let tracking = STANDING;
    for (let n = 1; n <= emptyPictures; n++) tracking = follow(tracking, [], 500 + n * 100);
    return idsOf(getCurrentTracks(follow(tracking, [HERE], 600 + emptyPictures * 100)));
  };
  expect([after(7), after(8)]).toEqual([[1], [2]]);
});

test('a vehicle keeps its id in a picture where the detector is unsure of it, but an unsure box takes none from a sure one', () => {
  expect(scoresOf(then(UNSURE))).toEqual([[1, 0.2]]);
  expect(then(UNSURE)[0]?.meanScore).toBeCloseTo(0.9 - 0.3 * 0.7);
  expect(scoresOf(then(UNSURE, car(30, 50, 60, 40)))).toEqual([
    [1, 0.9],
    [2, 0.2],
  ]);
});

test('a box without overlap is the same vehicle only if it is near and of about the same size', () => {
  const boxes = [car(10, 91, 60, 40), car(10, 92, 60, 40), car(10, 92, 60, 20), car(10, 92, 40, 20)];
  expect(boxes.map((box) => idsOf(then(box)))).toEqual([[1], [2], [1], [2]]);
});

test('of two boxes the one with more overlap is the known vehicle, and no two vehicles share a box', () => {
  const found = then(car(40, 50, 60, 40), car(12, 50, 60, 40));
  expect(found.map(({ id, bbox }) => [id, bbox[0]])).toEqual([
    [1, 12],
    [2, 40],
  ]);
  // Without overlap, the nearer one.
  expect(then(car(10, 91.5, 60, 40), car(10, 91, 60, 40)).map(({ id, bbox }) => [id, bbox[1]])).toEqual([
    [1, 91],
    [2, 91.5],
  ]);
  const two = follow(NO_TRACKS, [HERE, car(30, 50, 60, 40)], 0);
  expect(idsOf(getCurrentTracks(follow(two, [car(12, 50, 60, 40)], 100)))).toEqual([1]);
});

test('the speed is the first step’s, then blended with each further step', () => {
  const speedAfter = (...edges: number[]) =>
    drive((ms) => edges[ms / 100] ?? 0, 100, (edges.length - 1) * 100).tracks[0]?.velocity.x;
  expect(speedAfter(0, 10)).toBeCloseTo(0.1);
  expect(speedAfter(0, 10, 30)).toBeCloseTo(0.1 + 0.6 * 0.1);
});

test('with a picture every two seconds, a vehicle missing in one of them keeps its id and is not counted there', () => {
  const seen = drive(() => 10, 2_000, 2_000);
  const missing = follow(seen, [], 4_000);
  expect(getCurrentTracks(missing)).toEqual([]);
  expect(idsOf(getCurrentTracks(follow(missing, [HERE], 6_000)))).toEqual([1]);
});

test('a path covers 3 seconds, and four pictures', () => {
  expect(drive(() => 10, 5_000, 40_000).tracks[0]?.path).toHaveLength(4);
  expect(drive(() => 10, 100, 10_000).tracks[0]?.path.map(({ at }) => at)[0]).toBe(7_000);
});

test('a step back in time or a long pause starts a new scene, and the same picture twice changes nothing', () => {
  const lengths = [100, 15_501, 15_500].map((at) => getCurrentTracks(follow(STANDING, [HERE], at))[0]?.path.length);
  expect(lengths).toEqual([1, 1, expect.any(Number)]);
  expect(lengths[2]).toBeGreaterThan(1);
  // The view was learned for half a second, which still counts.
  expect([100, 60_000].map((at) => follow(STANDING, [HERE], at).view?.since)).toEqual([-400, 59_500]);
  expect(follow(STANDING, [], 500)).toBe(STANDING);
});

test.each([33, 100, 500])('every %d ms: a standing vehicle is stopped, one at 6 px a second is not', (everyMs) => {
  expect(isStopped(drive(() => 10, everyMs, 2000).tracks[0]!)).toBe(true);
  expect(isStopped(drive((ms) => ms * 0.006, everyMs, 2000).tracks[0]!)).toBe(false);
});

test('at 1.5 px per half second, a near vehicle is stopped, a small one far away is not', () => {
  const creep = (ms: number) => ms * 0.003;
  expect(isStopped(drive(creep, 100, 2000, [60, 40]).tracks[0]!)).toBe(true);
  expect(isStopped(drive(creep, 100, 2000, [20, 15]).tracks[0]!)).toBe(false);
});

test('a vehicle that pulls away, or was seen for less than 0.6 s or in two pictures, is not stopped', () => {
  expect(isStopped(drive((ms) => Math.max(0, ms - 1_400) * 0.01, 100, 2_000).tracks[0]!)).toBe(false);
  expect(isStopped(drive(() => 10, 100, 500).tracks[0]!)).toBe(false);
  expect(isStopped(drive(() => 10, 1000, 1000).tracks[0]!)).toBe(false);
});

test('on stills every two seconds, another car in nearly the same spot is not a stopped car', () => {
  const isStoppedAt = (...places: number[]) => isStopped(drive((ms) => places[ms / 2000] ?? 0, 2000, 4000).tracks[0]!);
  expect(isStoppedAt(10, 14, 10)).toBe(false);
  expect(isStoppedAt(10, 13, 10)).toBe(true);
});

test.each([
  [4, 4, false],
  [5, 5, true],
  [40, 5, true],
  [10, 4, false],
  [11, 4, false],
])('%d vehicles, %d of them stopped: incident %s', (vehicles, stopped, expected) => {
  expect(isPotentialIncident(vehicles, stopped)).toBe(expected);
});

test('motorcycles count as cars, buses as trucks', () => {
  const classes = ['car', 'motorcycle', 'bus', 'truck', 'truck'] as const;
  const seen = classes.map((name, index) => ({ ...car(index * 80, 0, 40, 30), class: name }));
  expect(computeStats(follow(NO_TRACKS, seen, 0).tracks)).toEqual({
    cars: 2,
    trucks: 3,
    movingVehicles: 0,
    stoppedVehicles: 0,
    potentialIncident: false,
  });
});

/** Counts the pictures with a reported incident in 18 seconds of a clip. */
function countIncidents(clip: ClipName, perSecond: number): number {
  let tracking = NO_TRACKS;
  let count = 0;
  for (let at = 0; at < 18_000; at += 1000 / perSecond) {
    tracking = follow(tracking, simulatedDetections(CLIPS[clip], at, 0.3, 0.03), at);
    if (computeStats(getCurrentTracks(tracking)).potentialIncident) count += 1;
  }
  return count;
}

const MOVING = ['freeway-night', 'bridge-dusk', 'coast-sunset', 'tunnel-dusk', 'plains-dawn', 'pass-snow'] as const;

test.each(MOVING.flatMap((clip) => [2, 10, 30].map((rate) => [clip, rate] as const)))(
  'moving traffic in %s at %d runs a second is never an incident',
  (clip, rate) => {
    expect(countIncidents(clip, rate)).toBe(0);
  },
);
