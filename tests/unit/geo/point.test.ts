import { metersBetween, milesBetween } from '@/lib/geo/point';

test('distances are in meters, also across the date line', () => {
  expect(metersBetween({ lat: 40, lng: -75 }, { lat: 41, lng: -75 })).toBeCloseTo(111_195, -3);
  expect(metersBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -3);
});

test('a degree of latitude is 69 miles', () => {
  expect(milesBetween({ lat: 40, lng: -75 }, { lat: 41, lng: -75 })).toBeCloseTo(69.1, 1);
});
