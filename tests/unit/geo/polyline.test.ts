import { BoxIndex } from '@/lib/geo/box-index';
import { metersBetween } from '@/lib/geo/point';
import { cutLine, headingAlong, pointAlong, smoothLine } from '@/lib/geo/polyline';
import { fc } from '@/tests/support/seeded-fast-check';

test('a rounded line passes its points in order, and stays near the straight one', () => {
  const point = fc.record({
    lat: fc.double({ min: 40, max: 41, noNaN: true }),
    lng: fc.double({ min: -80, max: -79, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      const smooth = smoothLine(points);
      let next = 0;
      for (const one of smooth) if (one === points[next]) next += 1;
      expect(next).toBe(points.length);
      for (const { lat, lng } of smooth) {
        expect(lat).toBeGreaterThan(39);
        expect(lat).toBeLessThan(42);
        expect(lng).toBeGreaterThan(-81);
        expect(lng).toBeLessThan(-78);
      }
    }),
  );
});

const LINE = [
  { lat: 43, lng: -78, meters: 0 },
  { lat: 43, lng: -77, meters: 100 },
  { lat: 44, lng: -77, meters: 300 },
];

test('a line is cut at distances, and has a heading at each', () => {
  expect(cutLine(LINE, 50, 200)).toEqual([
    { lat: 43, lng: -77.5 },
    { lat: 43, lng: -77 },
    { lat: 43.5, lng: -77 },
  ]);
  expect(cutLine(LINE, 0, 300)).toHaveLength(3);
  expect(pointAlong(LINE, 200)).toEqual({ lat: 43.5, lng: -77 });
  expect(headingAlong(LINE, 200)).toBe(0);
  expect(pointAlong(LINE, 900)).toMatchObject({ lat: 44, lng: -77 });
});

test('an index finds every point within a distance, and none in an empty list', () => {
  const point = fc.record({
    lat: fc.double({ min: 25, max: 60, noNaN: true }),
    lng: fc.double({ min: -100, max: -90, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 900_000 }),
      (points, meters) => {
        const found = new Set(BoxIndex.ofPoints(points).findNear(points[0]!, meters * 1.01));
        expect(points.filter((other, at) => metersBetween(points[0]!, other) <= meters && !found.has(at))).toEqual([]);
      },
    ),
  );
  expect(BoxIndex.ofPoints([]).findNear({ lat: 0, lng: 0 }, 1)).toEqual([]);
});
