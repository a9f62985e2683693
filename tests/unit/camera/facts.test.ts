import { addressLine, cameraFacts, directionArrow } from '@/lib/camera/facts';
import { camera } from '../../support/camera';

const valueOf = (label: string, overrides: Parameters<typeof camera>[0]) =>
  cameraFacts(camera(overrides)).find((fact) => fact.label === label)?.value;

test('an address has house number, road, city, shortened county, state and postcode', () => {
  const full = camera({
    house_number: '12',
    road: 'Delaware Ave',
    city: 'Buffalo',
    county: 'Erie County',
    state: 'New York',
    postcode: '14202',
  });
  expect(addressLine(full)).toBe('12 Delaware Ave, Buffalo, Erie Co., NY 14202');
});

test('missing parts of an address leave no gap', () => {
  expect(addressLine(camera({ city: 'Toronto', state: 'Ontario' }))).toBe('Toronto, ON');
  expect(addressLine(camera())).toBe('');
});

test('a state outside the US and Canada is shown as it is', () => {
  expect(addressLine(camera({ state: 'Jalisco' }))).toBe('Jalisco');
});

test('the lines keep their order', () => {
  const labels = cameraFacts(camera({ city: 'Albany', direction: 'Northbound', roadway: 'I-90' })).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['ADDRESS', 'LOCATION', 'COORDINATES', 'DIRECTION', 'ROAD']);
});

test('the address shortens the county; the location has city, county and state in full', () => {
  const place = { house_number: '5', road: 'Main St', city: 'Albany', county: 'Albany County', state: 'New York' };
  expect(valueOf('ADDRESS', { ...place, postcode: '12203' })).toBe('5 Main St, Albany, Albany Co., NY 12203');
  expect(valueOf('LOCATION', place)).toBe('Albany, Albany County, New York');
});

test('a camera without a known place shows its own location text and no address', () => {
  expect(valueOf('LOCATION', {})).toBe('I-90 at Exit 24');
  expect(valueOf('ADDRESS', {})).toBeUndefined();
});

test('coordinates have six decimals', () => {
  expect(valueOf('COORDINATES', { lat: 42.7, lng: -73.8512345678 })).toBe('42.700000, -73.851235');
});

test.each(['', 'Unknown', 'unknown', ' UNKNOWN '])('the direction %j is left out', (direction) => {
  expect(valueOf('DIRECTION', { direction })).toBeUndefined();
});

test('the angle of a camera with several follows its direction', () => {
  const labels = cameraFacts(camera({ direction: 'Northbound' }), 'Ramp (2/3)').map(({ label }) => label);
  expect(labels.slice(-2)).toEqual(['DIRECTION', 'ANGLE']);
});

test.each([
  ['Northbound', '↑'],
  ['Southwest', '↙'],
  ['Both Directions', null],
  ['', null],
])('direction %s has the arrow %s', (direction, arrow) => {
  expect(directionArrow(direction)).toBe(arrow);
});
