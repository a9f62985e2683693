import { SameSpotSpreader, type LngLat } from '@/lib/map/same-spot';

const SPOT: LngLat = [-73.75, 42.65];

function spread(count: number): LngLat[] {
  const spreader = new SameSpotSpreader();
  return Array.from({ length: count }, () => spreader.place(...SPOT));
}

/** Degrees of latitude between two places, as the map shows them. */
function apart([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  return Math.hypot((lngA - lngB) * Math.cos((SPOT[1] * Math.PI) / 180), latA - latB);
}

test('the first camera of a spot stays where it is', () => {
  expect(spread(1)).toEqual([SPOT]);
});

test('the others stand on circles, 0.0005 degrees a step', () => {
  const circles = spread(19).map((place) => Math.round(apart(place, SPOT) / 0.0005));

  expect(circles).toEqual([0, ...Array<number>(6).fill(1), ...Array<number>(12).fill(2)]);
});

test('no two cameras of a spot come closer than the step', () => {
  const places = spread(40);
  const gaps = places.flatMap((one, index) => places.slice(index + 1).map((other) => apart(one, other)));

  expect(Math.min(...gaps)).toBeGreaterThan(0.00049);
});

test('a camera keeps its place when others follow', () => {
  expect(spread(9).slice(0, 4)).toEqual(spread(4));
});

test('the same to four decimals is the same spot, the next step is another', () => {
  const spreader = new SameSpotSpreader();
  spreader.place(-73.75, 42.65);

  expect(spreader.place(-73.75004, 42.65)).not.toEqual([-73.75004, 42.65]);
  expect(spreader.place(-73.7502, 42.65)).toEqual([-73.7502, 42.65]);
});
