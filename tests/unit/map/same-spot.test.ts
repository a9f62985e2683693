import type { Point } from '@/lib/geo/point';
import { SameSpotSpreader } from '@/lib/map/cluster-index';

const SPOT: Point = { lng: -73.75, lat: 42.65 };

function spread(count: number): Point[] {
  const spreader = new SameSpotSpreader();
  return Array.from({ length: count }, () => spreader.spread(SPOT));
}

/** Distance on the map, in degrees of latitude. */
function getDistance(a: Point, b: Point): number {
  return Math.hypot((a.lng - b.lng) * Math.cos((SPOT.lat * Math.PI) / 180), a.lat - b.lat);
}

test('the first camera of a spot stays, and the others go on circles, 0.0005 degrees a step', () => {
  const points = spread(38);
  expect(points[0]).toEqual(SPOT);
  const circles = points.map((point) => Math.round(getDistance(point, SPOT) / 0.0005));
  expect(circles).toEqual([
    0,
    ...Array<number>(6).fill(1),
    ...Array<number>(12).fill(2),
    ...Array<number>(18).fill(3),
    4,
  ]);
});

test('no two cameras of a spot are closer than one step', () => {
  const points = spread(40);
  const gaps = points.flatMap((one, index) => points.slice(index + 1).map((other) => getDistance(one, other)));

  expect(Math.min(...gaps)).toBeGreaterThan(0.00049);
});

test('points that agree to four decimals are the same spot', () => {
  const spreader = new SameSpotSpreader();
  spreader.spread(SPOT);
  const same = { lng: -73.75004, lat: 42.65 };
  expect(spreader.spread(same)).not.toEqual(same);
  const other = { lng: -73.7502, lat: 42.65 };
  expect(spreader.spread(other)).toEqual(other);
});
