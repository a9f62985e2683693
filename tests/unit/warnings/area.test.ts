import { expect, test } from '@jest/globals';
import { readArea } from '@/lib/warnings/read-service';
import { isInArea, PointGrid } from '@/lib/warnings/warning';
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
