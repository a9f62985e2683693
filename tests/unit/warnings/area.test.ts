import { expect, test } from '@jest/globals';
import { readArea } from '@/lib/warnings/read-service';
import { isInArea, PointGrid } from '@/lib/warnings/warning';
import { fc } from '../../support/seeded-fast-check';

const polygon = (...coordinates: readonly (readonly (readonly number[])[])[]) => ({ type: 'Polygon', coordinates });
const SQUARE = [
  [-100, 40],
  [-98, 40],
  [-98, 42],
  [-100, 42],
  [-100, 40],
];

test.each([
  ['is null', null],
  ['is a point', { type: 'Point', coordinates: [-100, 40] }],
  ['is off the globe', polygon([...SQUARE, [-100, 400]])],
  ['has text for numbers', polygon([['-100', '40'] as never, ...SQUARE])],
  [
    'is a line',
    polygon([
      [-100, 40],
      [-99, 40],
      [-98, 40],
    ]),
  ],
  ['is empty', { type: 'MultiPolygon', coordinates: [] }],
  [
    'has sixty thousand and one corners',
    polygon(Array.from({ length: 60_001 }, (_, at) => [at / 1_000, 40 + (at % 2)])),
  ],
])('a geometry that %s has no area', (_, geometry) => {
  expect(readArea(geometry)).toBeNull();
});

test('a hole is outside, and so is what a ring that crosses itself encloses twice', () => {
  const hole = [
    [-99.5, 40.5],
    [-98.5, 40.5],
    [-98.5, 41.5],
    [-99.5, 41.5],
  ];
  const holed = readArea(polygon(SQUARE, hole)) ?? [];
  expect(
    [
      { lat: 40.2, lng: -99 },
      { lat: 41, lng: -99 },
    ].map((point) => isInArea(holed, point)),
  ).toEqual([true, false]);
  const bowTie =
    readArea(
      polygon([
        [-100, 40],
        [-98, 42],
        [-98, 40],
        [-100, 42],
      ]),
    ) ?? [];
  expect(
    [
      { lat: 41, lng: -99.8 },
      { lat: 41.8, lng: -99 },
    ].map((point) => isInArea(bowTie, point)),
  ).toEqual([true, false]);
});

test('an area keeps its shape to about a kilometer, whatever number of corners draws it, and a grid finds the same points in it', () => {
  const corners = fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { minLength: 3, maxLength: 60 });
  const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const at = (angle: number, reach: number) => [-100 + Math.cos(angle) * reach, 45 + Math.sin(angle) * reach];
  fc.assert(
    fc.property(corners, fc.double({ min: 0, max: 4, noNaN: true }), turn, (reaches, reach, angle) => {
      const ring = reaches.map((corner, index) => at((index / reaches.length) * 2 * Math.PI, corner));
      const area = readArea(polygon(ring)) ?? [];
      const [lng = 0, lat = 0] = at(angle, reach);
      const around = [-0.02, 0, 0.02].flatMap((east) =>
        [-0.02, 0, 0.02].map((north) => isInArea([[ring.flat()]], { lat: lat + north, lng: lng + east })),
      );
      const isInside = isInArea(area, { lat, lng });
      expect(around).toContain(isInside);
      expect(new PointGrid([{ lat, lng }]).findIn(area)).toEqual(isInside ? [0] : []);
    }),
  );
});
