import type { Box, Detection } from '@/lib/detection/detection';
import { describeView, isLearned } from '@/lib/detection/learned-view';
import { follow, getCurrentTracks, NO_TRACKS } from '@/lib/detection/tracker';
import { computeStats } from '@/lib/detection/traffic';
import { judgeVisibility } from '@/lib/detection/visibility';

const car = (...bbox: Box): Detection => ({ class: 'car', score: 0.9, bbox });

/** Ten pictures a second. */
function watch(seconds: number, carsAt: (ms: number) => readonly Detection[], from = NO_TRACKS, startMs = 0) {
  let tracking = from;
  for (let ms = 0; ms < seconds * 1000; ms += 100) tracking = follow(tracking, carsAt(ms), startMs + ms);
  return tracking;
}
const states = (tracking: ReturnType<typeof watch>) => getCurrentTracks(tracking).map(({ state }) => state);
const PARKED = [0, 1, 2, 3, 4].map((index) => car(40 + index * 60, 20, 40, 24));

test('five parked cars are scenery: counted, but neither stopped nor an incident', () => {
  const tracking = watch(20, () => PARKED);
  expect(states(tracking)).toEqual(new Array(5).fill('scenery'));
  expect(computeStats(getCurrentTracks(tracking))).toEqual({
    cars: 5,
    trucks: 0,
    movingVehicles: 0,
    stoppedVehicles: 0,
    potentialIncident: false,
  });
});

test('a vehicle that drives up and waits is stopped; those that never moved are not', () => {
  const tracking = watch(6, (ms) => [...PARKED, car(Math.min(300, ms * 0.1), 120, 40, 24)]);
  expect(states(tracking).filter((state) => state === 'stopped')).toHaveLength(1);
  const arriving = watch(2, (ms) => [...PARKED, car(ms * 0.1, 120, 40, 24)]);
  expect(computeStats(getCurrentTracks(arriving)).movingVehicles).toBe(1);
});

test('where others passed, a waiting vehicle is stopped even if its arrival was not seen', () => {
  const passed = watch(5, (ms) => [car(ms * 0.1, 120, 40, 24)]);
  const stand = (seconds: number, top: number, score = 0.9) =>
    states(watch(seconds, () => [{ ...car(200, top, 40, 24), score }], passed, 6_000));
  expect([stand(4, 120), stand(2, 120), stand(4, 180)]).toEqual([['stopped'], ['scenery'], ['scenery']]);
  // A pole at the curb: the detector is unsure of it.
  expect(stand(4, 120, 0.2)).toEqual(['scenery']);
});

test('a parked car stays scenery when another has passed over its box and hidden it', () => {
  const parked = car(200, 120, 40, 24);
  const before = watch(6, () => [parked]);
  const passing = watch(6, (ms) => [car(ms * 0.1, 122, 40, 24)], before, 6_000);
  expect(states(watch(8, () => [parked], passing, 12_000))).toEqual(['scenery']);
});

test('a spot that was empty for 20 seconds is no longer scenery', () => {
  const stood = watch(6, () => [car(200, 120, 40, 24)]);
  const arrive = (ms: number) => [car(Math.min(200, ms * 0.1), 120, 40, 24)];
  const empty = watch(25, () => [car(20, 20, 40, 24)], stood, 6_000);
  expect(states(watch(4, arrive, stood, 6_000))).toEqual(['scenery']);
  expect(states(watch(4, arrive, empty, 31_000))).toEqual(['stopped']);
});

test('a vehicle under 16 px is not judged: far away, moving and standing look alike', () => {
  const passed = watch(5, (ms) => [car(ms * 0.1, 120, 14, 10)]);
  expect(states(watch(4, () => [car(200, 120, 14, 10)], passed, 6_000))).toEqual(['moving']);
});

test('a queue already waiting when the camera is opened counts at its next stop', () => {
  const place = (ms: number) => Math.max(0, Math.min(200, (ms - 8_000) * 0.1));
  expect(states(watch(7, () => [car(0, 50, 40, 24)]))).toEqual(['scenery']);
  expect(states(watch(13, (ms) => [car(place(ms), 50, 40, 24)]))).toEqual(['stopped']);
});

test('a view is learned once something moved, or after a minute', () => {
  const still = watch(10, () => PARKED).view!;
  expect(isLearned(still, 10_000)).toBe(false);
  expect(isLearned(still, 60_000)).toBe(true);
  expect(isLearned(watch(5, (ms) => [car(ms * 0.1, 120, 40, 24)]).view!, 5_000)).toBe(true);
});

const LARGE = { tracks: watch(1, () => PARKED).tracks, size: { width: 640, height: 360 } };
const VIEW = { ...LARGE, visibility: 'clear', isLearning: false } as const;
const WEAK = [1, 2, 3].flatMap(() => LARGE.tracks.map((track) => ({ ...track, meanScore: 0.15 })));
const FAR = watch(1, () => [car(10, 10, 12, 8), car(40, 10, 12, 8)]).tracks;

test.each([
  ['nothing, by day', {}, null],
  ['a small picture', { size: { width: 352, height: 288 } }, 'At least 5: the picture is too small to count all'],
  ['a far view', { tracks: FAR }, 'At least 2: far view, counts are estimates'],
  ['the first minute', { isLearning: true }, 'Watching for a minute to learn this view'],
  ['night', { visibility: 'dark' }, 'At least 5: dark picture, counts are estimates'],
  ['a crowd of weak boxes', { tracks: WEAK }, 'Crowded: counts are estimates'],
  ['fog and snow', { visibility: 'faint' }, 'Low contrast: counts are estimates'],
] as const)('the note tells of %s', (_what, change, note) => {
  expect(describeView({ ...VIEW, ...change })?.text ?? null).toBe(note);
});

test.each([
  ['dark', [30, 30, 40, 120]],
  ['faint', [150, 160, 155, 165]],
  ['clear', [60, 200, 90, 180]],
] as const)('a picture is %s', (expected, grays) => {
  const data = Uint8ClampedArray.from({ length: 4_000 }, (_, index) => grays[Math.floor(index / 4) % 4] ?? 0);
  expect(judgeVisibility({ data })).toBe(expected);
});
