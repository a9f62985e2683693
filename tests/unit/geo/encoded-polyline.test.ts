import { decodePolyline, encodePolyline } from '@/lib/geo/encoded-polyline';
import { fc } from '@/tests/support/seeded-fast-check';

test('encodes and decodes the example of the format', () => {
  const points = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];
  expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
});

test('a line reads back the same, to five decimals', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
  const line = fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { maxLength: 80 });
  fc.assert(
    fc.property(line, (points) => {
      const back = decodePolyline(encodePolyline(points));
      expect(back).toHaveLength(points.length);
      for (const [index, point] of points.entries()) {
        expect(back[index]?.lat).toBeCloseTo(point.lat, 5);
        expect(back[index]?.lng).toBeCloseTo(point.lng, 5);
      }
    }),
  );
});

test('any text is a list of places on earth', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      for (const { lat, lng } of decodePolyline(text)) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      }
    }),
  );
});
