import { expect, test } from '@jest/globals';
import { readArea } from '@/lib/warnings/read-service';
import { isInArea, joinWarnings, MAX_VERTICES, PointGrid, type Area, type Warning } from '@/lib/warnings/warning';
import { fc } from '../../support/seeded-fast-check';

const polygon = (...coordinates: readonly (readonly (readonly number[])[])[]) => ({ type: 'Polygon', coordinates });
/** Corners as `lng lat, lng lat`. */
const ring = (corners: string) => corners.split(', ').map((corner) => corner.split(' ').map(Number));
const SQUARE = '-100 40, -98 40, -98 42, -100 42, -100 40';

test.each([
  ['is null', null],
  ['is a point', { type: 'Point', coordinates: [-100, 40] }],
  ['is off the globe', polygon([...ring(SQUARE), [-100, 400]])],
  ['has text for numbers', polygon([['-100', '40'] as never, ...ring(SQUARE)])],
  ['is a line', polygon(ring('-100 40, -99 40, -98 40'))],
  ['is empty', { type: 'MultiPolygon', coordinates: [] }],
  [
    'has sixty thousand and one corners',
    polygon(Array.from({ length: 60_001 }, (_, at) => [-100 + Math.cos(at / 9_550), 45 + Math.sin(at / 9_550)])),
  ],
])('a geometry that %s has no area', (_, geometry) => {
  expect(readArea(geometry)).toBeNull();
});

test('a hole is outside, and so is what a ring that crosses itself encloses twice', () => {
  const isIn = (rings: readonly string[], ...points: readonly (readonly [lat: number, lng: number])[]) => {
    const area = readArea(polygon(...rings.map(ring))) ?? [];
    return points.map(([lat, lng]) => isInArea(area, { lat, lng }));
  };
  const hole = '-99.5 40.5, -98.5 40.5, -98.5 41.5, -99.5 41.5';
  expect(isIn([SQUARE, hole], [40.2, -99], [41, -99])).toEqual([true, false]);
  const bowTie = '-100 40, -98 42, -98 40, -100 42';
  expect(isIn([bowTie], [41, -99.8], [41.8, -99])).toEqual([true, false]);
});

/** A square with this southwest corner. */
const square = (lng: number, lat: number, side: number) => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
];

test('of many islands the 24 largest stay, the largest first, to about a hundred meters, without specks and their holes', () => {
  const islands = Array.from({ length: 30 }, (_, at) => [
    square(-100 + at, 40, 0.011 + at / 100),
    square(-100 + at, 40, 0.001),
  ]);
  const lake = [square(-90.0004, 50, 2), ...Array.from({ length: 30 }, (_, at) => square(-90 + at / 20, 51, 0.01))];
  const speck = [square(-80, 30, 0.001)];
  const area = readArea({ type: 'MultiPolygon', coordinates: [...islands, speck, [[]], lake] });
  const [first, ...others] = area ?? [];
  expect(first?.[0]).toEqual([-90, 50, -88, 50, -88, 52, -90, 52]);
  expect(first?.slice(1).map(([lng]) => lng)).toEqual(Array.from({ length: 23 }, (_, at) => -90 + at / 20));
  expect(others.map(([outer = [], ...holes]) => [outer[0], holes.length])).toEqual(
    Array.from({ length: 23 }, (_, at) => [-71 - at, 0]),
  );
  const [onIsland, atSea] = [-71, -72.5].map((lng) => isInArea(area ?? [], { lat: 40.1, lng: lng + 0.1 }));
  expect([onIsland, atSea]).toEqual([true, false]);
});

test('a coast of nine thousand corners has four hundred at most, and its shape', () => {
  const at = (share: number, reach: number) => [
    -100 + Math.cos(share * 2 * Math.PI) * reach,
    45 + Math.sin(share * 2 * Math.PI) * reach,
  ];
  const waves = (share: number) => 3 + 0.05 * Math.sin(share * 300 * 2 * Math.PI);
  const corners = Array.from({ length: 9_000 }, (_, corner) => at(corner / 9_000, waves(corner / 9_000)));
  const area = readArea(polygon(corners)) ?? [];
  expect(area.flat(2).length / 2).toBeLessThanOrEqual(MAX_VERTICES);
  const isIn = (reach: number) =>
    Array.from({ length: 50 }, (_, share) => at(share / 50, reach)).map(([lng = 0, lat = 0]) =>
      isInArea(area, { lat, lng }),
    );
  expect([new Set(isIn(2.8)), new Set(isIn(3.2))]).toEqual([new Set([true]), new Set([false])]);
});

test('an area keeps its shape to about a kilometer, whatever number of corners draws it, and a grid finds the same points in it', () => {
  const corners = fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { minLength: 3, maxLength: 60 });
  const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const at = (angle: number, reach: number) => [-100 + Math.cos(angle) * reach, 45 + Math.sin(angle) * reach];
  fc.assert(
    fc.property(corners, fc.double({ min: 0, max: 4, noNaN: true }), turn, (reaches, reach, angle) => {
      const outline = reaches.map((corner, index) => at((index / reaches.length) * 2 * Math.PI, corner));
      const area = readArea(polygon(outline)) ?? [];
      const [lng = 0, lat = 0] = at(angle, reach);
      const around = [-0.02, 0, 0.02].flatMap((east) =>
        [-0.02, 0, 0.02].map((north) => isInArea([[outline.flat()]], { lat: lat + north, lng: lng + east })),
      );
      const isInside = isInArea(area, { lat, lng });
      expect(around).toContain(isInside);
      expect(new PointGrid([{ lat, lng }]).findIn(area)).toEqual(isInside ? [0] : []);
    }),
  );
});

const NOW = 1_800_000_000_000;

test('a camera is under the warnings in force whose area or a known zone is around it, each once, the worst first', () => {
  const zones = new Map([
    ['forecast/WAZ001', [[square(-101, 40, 2).flat()]]],
    ['forecast/WAZ002', [[square(-100, 40, 2).flat()]]],
  ]);
  const make = (id: string, severity: string, place: { area?: Area; codes?: readonly string[] }, ends = NOW + 9) => {
    const { area = null, codes = [] } = place;
    return { id, severity, area, zones: codes.map((code) => `forecast/${code}`), ends } as unknown as Warning;
  };
  const warnings = [
    make('fog', 'minor', { area: [[square(-100.5, 40.5, 3).flat()]] }),
    make('ring', 'severe', { area: [[square(-102, 39, 6).flat(), square(-100, 41, 2).flat()]] }),
    make('snow', 'severe', { codes: ['WAZ001', 'WAZ009', 'WAZ002'] }, NOW + 1),
    make('wind', 'extreme', { codes: ['WAZ002'] }),
    make('over', 'extreme', { area: [[square(-110, 30, 30).flat()]] }, NOW),
  ];
  const cameras = { west: -100.9, both: -99.5, east: -98.5, south: -99.6, edge: -101.5, far: -90 };
  const points = Object.entries(cameras).map(([name, lng]) => ({ lng, lat: name === 'south' ? 40.2 : 41.5 }));
  const joined = joinWarnings(new PointGrid(points), { zones, warnings }, NOW);
  const found = Object.keys(cameras).map((name, at) => [name, ...(joined.get(at) ?? []).map(({ id }) => id)].join(' '));
  expect(found).toEqual([
    'west snow ring',
    'both wind snow fog',
    'east wind snow fog',
    'south wind snow ring',
    'edge ring',
    'far',
  ]);
});
