import { METERS_PER_MILE, metersBetween, milesBetween } from '@/lib/geo/point';

test('distances are in meters or miles, also across the date line', () => {
  const [from, to] = [
    { lat: 0, lng: 179.5 },
    { lat: 0, lng: -179.5 },
  ];
  expect(metersBetween(from, to)).toBeCloseTo(111_195, -3);
  expect(milesBetween(from, to)).toBeCloseTo(111_195 / METERS_PER_MILE, 1);
});
