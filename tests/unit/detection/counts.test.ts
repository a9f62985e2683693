import { placePicture } from '@/lib/detection/detection';
import { addCount, HISTORY_MS, toPolyline, type CountPoint } from '@/lib/detection/traffic';

const stats = (cars: number) => ({ cars, trucks: 1, movingVehicles: 0, stoppedVehicles: 0, potentialIncident: false });

test('keeps one point a second for the last minute', () => {
  let history: readonly CountPoint[] = [];
  for (let at = 0; at <= 90_000; at += 250) history = addCount(history, stats(4), at);
  expect(history).toHaveLength(HISTORY_MS / 1000 + 1);
  expect(history.at(-1)).toEqual({ at: 90_000, vehicles: 5, stopped: 0 });
});

test('the curve ends at the right edge and is scaled to the highest count', () => {
  const history = [0, 30_000, 60_000].map((at, index) => ({ at, vehicles: index * 5, stopped: 0 }));
  expect(toPolyline(history, 120, 20)).toBe('0.0,20.0 60.0,10.0 120.0,0.0');
});

test.each([
  ['contain', { width: 400, height: 400 }, { x: 0, y: 87.5, scale: 0.625 }],
  ['cover', { width: 400, height: 400 }, { x: -155.56, y: 0, scale: 1.11 }],
  ['contain', { width: 1280, height: 360 }, { x: 320, y: 0, scale: 1 }],
] as const)('%s places a 640 x 360 picture in a box as object-fit does', (fit, box, expected) => {
  const placed = placePicture(box, { width: 640, height: 360 }, fit);
  expect(placed.x).toBeCloseTo(expected.x, 1);
  expect(placed.y).toBeCloseTo(expected.y, 1);
  expect(placed.scale).toBeCloseTo(expected.scale, 2);
});
