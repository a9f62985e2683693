import { cameraFacts } from '@/lib/camera/facts';
import { camera } from '../../support/camera';

const valueOf = (label: string, overrides: Parameters<typeof camera>[0]) =>
  cameraFacts(camera(overrides)).find((fact) => fact.label === label)?.value;

test('the lines stand in the order of the specification', () => {
  const labels = cameraFacts(camera({ city: 'Albany', direction: 'Northbound', roadway: 'I-90' })).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['ADDRESS', 'LOCATION', 'COORDINATES', 'DIRECTION', 'ROAD']);
});

test('the address shortens the county, the location names city, county and state', () => {
  const place = { house_number: '5', road: 'Main St', city: 'Albany', county: 'Albany County', state: 'New York' };
  expect(valueOf('ADDRESS', { ...place, postcode: '12203' })).toBe('5 Main St, Albany, Albany Co., NY 12203');
  expect(valueOf('LOCATION', place)).toBe('Albany, Albany County, New York');
});

test('a camera without a known place is located by its own words, and has no address line', () => {
  expect(valueOf('LOCATION', {})).toBe('I-90 at Exit 24');
  expect(valueOf('ADDRESS', {})).toBeUndefined();
});

test('coordinates have six decimals', () => {
  expect(valueOf('COORDINATES', { lat: 42.7, lng: -73.8512345678 })).toBe('42.700000, -73.851235');
});

test.each(['', 'Unknown', 'unknown', ' UNKNOWN '])('a direction of %j is no line', (direction) => {
  expect(valueOf('DIRECTION', { direction })).toBeUndefined();
});

test('the angle of a camera with several is the line after its direction', () => {
  const labels = cameraFacts(camera({ direction: 'Northbound' }), 'Ramp (2/3)').map(({ label }) => label);
  expect(labels.slice(-2)).toEqual(['DIRECTION', 'ANGLE']);
});
