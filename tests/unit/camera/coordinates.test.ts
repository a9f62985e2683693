import { fc } from '@/tests/support/seeded-fast-check';
import { parseNumber, parseWktPoint, checkPoint, parsePoint } from '@/lib/camera/coordinates';
import { isWithinBounds, REGIONS, type StateCode } from '@/lib/camera/regions';

const coordinate = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0);
const lat = coordinate(90);
const lng = coordinate(180);

test.each([
  ['POINT (-83.7 33.9)', { lat: 33.9, lng: -83.7 }],
  ['point(-83.7 33.9)', { lat: 33.9, lng: -83.7 }],
  ['SRID=4326;POINT(-83.7 33.9)', { lat: 33.9, lng: -83.7 }],
  ['POINT Z (-83.7 33.9 310.5)', { lat: 33.9, lng: -83.7 }],
  ['POINT(-83.7 33.9 310.5 0)', { lat: 33.9, lng: -83.7 }],
  ['  POINT  (  -8.37e1   3.39E+1  ) ', { lat: 33.9, lng: -83.7 }],
  ['POINT (0 0)', { lat: 0, lng: 0 }],
])('%s has longitude first', (wkt, point) => {
  expect(parseWktPoint(wkt)).toEqual(point);
});

test.each([
  'POINT EMPTY',
  'POINT ()',
  'POINT (-83.7)',
  'POINT (-83.7, 33.9)',
  'POINT (-83.7 33.9',
  'POINT (a b)',
  'POINT (1 2 3 4 5)',
  'MULTIPOINT (-83.7 33.9)',
  'LINESTRING (-83.7 33.9, -83.8 34)',
  'SRID=3857;POINT(-83.7 33.9)',
  '-83.7 33.9',
  '',
  null,
  {},
])('%j is not a point', (wkt) => {
  expect(parseWktPoint(wkt)).toBeNull();
});

test('a point written in any usual form is read back and never swapped', () => {
  const space = fc.constantFrom('', ' ', '  ', '\t');
  const word = fc.constantFrom('POINT', 'point', 'Point');
  const srid = fc.constantFrom('', 'SRID=4326;', 'srid=4326; ');
  const height = fc.option(coordinate(3000), { nil: undefined });
  const text = fc.constantFrom(
    (value: number) => String(value),
    (value: number) => value.toExponential(12),
  );
  const form = fc.record({ gap: space, name: word, prefix: srid, z: height, write: text });
  fc.assert(
    fc.property(lat, lng, form, (latitude, longitude, { gap, name, prefix, z, write }) => {
      const third = z === undefined ? '' : ` ${write(z)}`;
      const wkt = `${prefix}${name}${gap}(${gap}${write(longitude)} ${write(latitude)}${third}${gap})`;
      expect(parseWktPoint(wkt)).toEqual({ lat: latitude, lng: longitude });
    }),
  );
});

test.each([
  [12.5, 12.5],
  ['-122.27', -122.27],
  [' +3.5e1 ', 35],
  ['.5', 0.5],
  ['', null],
  ['12 m', null],
  ['0x1f', null],
  ['Infinity', null],
  ['1e999', null],
  [Number.NaN, null],
  [true, null],
  [null, null],
  [[1], null],
])('%j is the number %j', (raw, number) => {
  expect(parseNumber(raw)).toBe(number);
});

test.each([
  ['a point in the home state', 33.7, -84.4, { lat: 33.7, lng: -84.4 }],
  ['a point in another state', 35.0, -79.0, { lat: 35.0, lng: -79.0 }],
  ['a longitude without its minus sign', 33.7, 84.4, { lat: 33.7, lng: -84.4, repaired: 'sign' }],
  ['a latitude with a minus sign', -33.7, -84.4, { lat: 33.7, lng: -84.4, repaired: 'sign' }],
  ['a swapped pair', -84.4, 33.7, { lat: 33.7, lng: -84.4, repaired: 'swap' }],
  ['a swapped pair without its minus sign', 84.4, 33.7, { lat: 33.7, lng: -84.4, repaired: 'swap' }],
  ['(0, 0)', 0, 0, 'zero-coordinates'],
  ['nearly (0, 0)', -0.0099, 0.0001, 'zero-coordinates'],
  ['a point in the Atlantic', 42, -40, 'outside-region'],
  ['a lost minus sign of another state', 40.7, 74, 'outside-region'],
  ['meters of UTM', 4855000.2, 630000.1, 'no-coordinates'],
  ['a point far from Georgia', 64.2, -149.5, 'outside-region'],
  ['degrees beyond the circle', 33.7, -190, 'no-coordinates'],
])('%s, for Georgia', (_, latitude, longitude, expected) => {
  expect(checkPoint({ lat: latitude, lng: longitude }, ['GA'])).toEqual(expected);
});

test('a missing point has no coordinates', () => {
  expect(checkPoint(parsePoint('', '-84'), ['GA'])).toBe('no-coordinates');
});

test('an accepted point is in the US or Canada, a repaired one in the home state', () => {
  const states = Object.keys(REGIONS) as StateCode[];
  const hundredths = (limit: number) => fc.integer({ min: -limit * 100, max: limit * 100 }).map((value) => value / 100);
  fc.assert(
    fc.property(hundredths(180), hundredths(180), (latitude, longitude) => {
      const placed = checkPoint({ lat: latitude, lng: longitude }, ['ID']);
      const allowed = typeof placed === 'string' ? [] : placed.repaired === undefined ? states : (['ID'] as const);
      const isRight =
        typeof placed === 'string' || allowed.some((code) => isWithinBounds(code, placed.lat, placed.lng));
      expect(isRight).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
