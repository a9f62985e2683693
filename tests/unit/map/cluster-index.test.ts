import type { Point } from '@/lib/geo/point';
import { ClusterIndex, type MapItem } from '@/lib/map/cluster-index';

const WORLD = [-180, -85, 180, 85] as const;
const count = (items: readonly MapItem[]) =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0);

function addPoints(index: ClusterIndex, ...points: readonly (readonly [lng: number, lat: number])[]): void {
  const [lng, lat] = [0, 1].map((axis) => Float64Array.from(points, (point) => point[axis] ?? 0));
  index.feed({ type: 'points', lng: lng!, lat: lat!, videos: Uint8Array.from(points, (_, at) => at % 2) });
}

function makeIndex(...points: readonly (readonly [lng: number, lat: number])[]): ClusterIndex {
  const index = new ClusterIndex();
  addPoints(index, ...points);
  return index;
}

function onlyCluster(index: ClusterIndex, zoom: number) {
  const [item] = index.items(WORLD, zoom);
  if (item?.kind !== 'cluster') throw new Error('no cluster');
  return item;
}

test.each([0, 3, 5.9, 10, 15, 15.99, 16, 20])('counts every camera once at zoom %d', (zoom) => {
  const points = Array.from({ length: 500 }, (_, n) => [-100 + (n % 37) * 0.7, 30 + (n % 23) * 0.6] as const);

  expect(count(makeIndex(...points).items(WORLD, zoom))).toBe(500);
});

test('clusters cameras within 70 pixels', () => {
  // At zoom 5 a degree of longitude is 512 * 32 / 360 = 45.5 px wide.
  expect(makeIndex([-80, 40], [-80 + 69 / 45.5, 40]).items(WORLD, 5)).toHaveLength(1);
  expect(makeIndex([-80, 40], [-80 + 72 / 45.5, 40]).items(WORLD, 5)).toHaveLength(2);
});

test('from zoom 16 on, every camera has its own marker', () => {
  const index = makeIndex([-80, 40], [-80.0002, 40]);

  expect(index.items(WORLD, 15.9)).toHaveLength(1);
  expect(index.items(WORLD, 16)).toHaveLength(2);
});

test('added cameras continue the numbering, and make earlier cluster ids stale', () => {
  const index = makeIndex([-80, 40]);
  index.items(WORLD, 5);
  const { version } = index;
  addPoints(index, [-120, 40], [-130, 40]);
  expect(index.version).not.toBe(version);

  expect([index.locate(1), index.locate(3)]).toEqual([{ lng: -120, lat: 40 }, null]);
  expect(index.items(WORLD, 5)).toEqual([
    { kind: 'camera', index: 0, isVideo: false, lng: -80, lat: expect.closeTo(40) },
    { kind: 'camera', index: 1, isVideo: false, lng: -120, lat: expect.closeTo(40) },
    { kind: 'camera', index: 2, isVideo: true, lng: -130, lat: expect.closeTo(40) },
  ]);
});

test.each([
  [0.1, 9],
  [0.002, 15],
])('expanding a cluster of two cameras %s° apart returns zoom %i, at which it splits', (degrees, zoom) => {
  const index = makeIndex([-80, 40], [-80 - degrees, 40]);

  expect(index.expand(onlyCluster(index, 3).id, index.version)).toEqual({ zoom, legs: [] });
});

function openSpot(cameras: number) {
  const index = makeIndex(...Array.from({ length: cameras }, () => [-80, 40] as const));
  return index.expand(onlyCluster(index, 3).id, index.version);
}

test('a cluster on one spot never splits and lists its cameras, up to eight in a circle, more in a growing spiral', () => {
  const { zoom, legs } = openSpot(8);
  expect([zoom, legs.map(({ index }) => index).sort()]).toEqual([null, [0, 1, 2, 3, 4, 5, 6, 7]]);
  // Leaflet.markercluster's circle of 25 px feet, times two.
  expect([...new Set(legs.map(({ x, y }) => Math.hypot(x, y).toFixed(3)))]).toEqual([(500 / (2 * Math.PI)).toFixed(3)]);
  const spiral = openSpot(9).legs;
  const lengths = spiral.map(({ x, y }) => Math.hypot(x, y));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(spiral.at(-1)).toMatchObject({ x: expect.closeTo(-19.77) as number, y: expect.closeTo(132.415) as number });
});

test.each([2, 5, 8, 9, 17])('%i cameras on one spot are at least 24 px apart', (count) => {
  const { legs } = openSpot(count);
  expect(legs).toHaveLength(count);
  const gaps = legs.flatMap((one, index) =>
    legs.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(24);
});

test('of cameras that agree to four decimals the first stays, and the others move to circles, 0.0005 degrees apart', () => {
  const index = makeIndex(...Array.from({ length: 38 }, () => [-73.75, 42.65] as const), [-73.75004, 42.65]);
  addPoints(index, [-73.7502, 42.65]);
  const points = Array.from({ length: 39 }, (_, at) => index.locate(at)!);
  /** On the map, in degrees of latitude. */
  const distance = (a: Point, b: Point) =>
    Math.hypot((a.lng - b.lng) * Math.cos((42.65 * Math.PI) / 180), a.lat - b.lat);
  const circles = points.map((point) => Math.round(distance(point, { lng: -73.75, lat: 42.65 }) / 0.0005));
  expect(circles.join('')).toBe(`0${'1'.repeat(6)}${'2'.repeat(12)}${'3'.repeat(18)}44`);
  const gaps = points.flatMap((one, at) => points.slice(at + 1).map((other) => distance(one, other)));
  expect(Math.min(...gaps)).toBeGreaterThan(0.00045);
  expect(index.locate(39)).toEqual({ lng: -73.7502, lat: 42.65 });
});

test('returns the nearest cameras within the bounds first, up to the limit', () => {
  const inside = [
    [-80.9, 40],
    [-80.5, 40.25],
    [-80.2, 40],
    [-81, 39],
    [-80, 41],
  ] as const;
  const index = makeIndex(...inside, [-81.1, 40], [-79.9, 40], [-80.5, 38.9], [-80.5, 41.1]);

  expect(index.nearest([-81, 39, -80, 41], 4)).toEqual({ total: 5, indexes: [2, 1, 0, 3] });
});

test('cameras of a drive come in its order, and another order is a change', () => {
  const index = makeIndex([-80.9, 40], [-80.2, 40], [-80.5, 40.2], [-90, 40]);
  const order = (...indexes: number[]) =>
    index.feed({ type: 'marks', marks: Uint8Array.of(1, 1, 1, 1), order: Uint32Array.of(...indexes) });
  order(1, 2, 0);
  expect(index.nearest(WORLD, 9)).toEqual({ total: 4, indexes: [1, 2, 0, 3] });
  expect([order(1, 2, 0), order(1, 0, 2), order(1, 0)]).toEqual([false, true, true]);
  expect(index.nearest(WORLD, 2).indexes).toEqual([1, 0]);
});

test('a filter leaves positions and places as they are, and makes earlier cluster ids stale', () => {
  const index = makeIndex([-80, 40], [-80, 40], [-80.2, 40], [-80.1, 40.1]);
  const all = index.items(WORLD, 20);
  const { id } = onlyCluster(index, 3);
  const { version } = index;
  expect(index.feed({ type: 'marks', marks: new Uint8Array([0, 1, 0, 1]) })).toBe(true);
  expect(index.feed({ type: 'marks', marks: new Uint8Array([0, 1, 0, 1]) })).toBe(false);

  expect(index.items(WORLD, 20)).toEqual(all.filter((item) => item.kind === 'camera' && [1, 3].includes(item.index)));
  expect(onlyCluster(index, 3).count).toBe(2);
  expect(index.nearest(WORLD, 4)).toMatchObject({ total: 2, indexes: [1, 3] });
  expect(index.expand(id, version)).toEqual({ zoom: null, legs: [] });

  index.feed({ type: 'marks', marks: null });
  expect(index.items(WORLD, 20)).toEqual(all);
});
