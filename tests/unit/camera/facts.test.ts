import { addressLine, cameraFacts, directionArrow } from '@/lib/camera/facts';
import { camera } from '../../support/camera';

const valueOf = (label: string, overrides: Parameters<typeof camera>[0]) =>
  new Map(cameraFacts(camera(overrides))).get(label);

test('the lines keep their order', () => {
  const shown = camera({ city: 'Albany', direction: 'Northbound', road: 'I-90', roadway: 'I-90' });
  const labels = cameraFacts(shown, 'Ramp (2/3)').map(([label]) => label);
  expect(labels).toEqual(['ADDRESS', 'LOCATION', 'COORDINATES', 'DIRECTION', 'ANGLE', 'ROAD']);
});

test('the address shortens the county; the location has city, county and state in full', () => {
  const town = { city: 'Albany', county: 'Albany', state: 'New York', country_code: 'us' };
  const place = { ...town, house_number: '5', road: 'Main St' };
  expect(valueOf('ADDRESS', { ...place, postcode: '12203' })).toBe('5 Main St, Albany, Albany Co., NY 12203');
  expect(valueOf('LOCATION', place)).toBe('Albany, Albany County, New York');
});

test.each([
  ['the milepost', 'I-865 at mile 3.7', {}, 'I-865 at mile 3.7'],
  ['the agency’s own milepost', 'I-26 W, downtown', { mrm: 108.8 }, 'I-26 at mile 108.8'],
  ['the cross street', 'I-190 @ Exit 9 (Peace Bridge)', {}, 'I-190 at Exit 9'],
  ['the side of the cross street', 'Highway 400 South of Finch Avenue', {}, 'Highway 400 south of Finch Avenue'],
  ['the cross street, if the name has it first', 'Main St at I-190', {}, 'I-190 at Main St'],
  ['nothing, if the agency says nothing', 'Peace Bridge', {}, 'I-190'],
])('an address names %s', (_, location, fields, expected) => {
  const road = expected.split(/ at | south /)[0] ?? '';
  const place = { road, roadway: road, city: 'Buffalo', county: 'Erie', state: 'New York', country_code: 'us' };
  expect(valueOf('ADDRESS', { location, ...place, ...fields })).toBe(`${expected}, Buffalo, Erie Co., NY`);
});

const us = (state: string, county: string, city: string) => ({ state, county, city, country_code: 'us' });

test.each([
  ['leaves no gap for what is missing', { city: 'Toronto', state: 'Ontario' }, 'Toronto, ON'],
  ['is empty without any part', {}, ''],
  ['shows a state outside the US and Canada as it is', { state: 'Jalisco' }, 'Jalisco'],
  [
    'crosses no geocoder’s road with the agency’s cross street',
    { road: 'Delaware Ave', roadway: 'I-190', location: 'I-190 at Exit 9' },
    'Delaware Ave',
  ],
  ['has parishes', us('Louisiana', 'Orleans', 'New Orleans'), 'New Orleans, Orleans Parish, LA'],
  ['has no county in an independent city', us('Virginia', 'Norfolk', 'Norfolk'), 'Norfolk, VA'],
  ['has boroughs in Alaska', us('Alaska', 'North Slope', 'Deadhorse'), 'Deadhorse, North Slope, AK'],
  ['has no borough that is a city', us('Alaska', 'Anchorage', 'Anchorage'), 'Anchorage, AK'],
  ['has a county of the name of its city', us('New York', 'Albany', 'Albany'), 'Albany, Albany Co., NY'],
])('an address %s', (_what, fields, expected) => {
  expect(addressLine(camera(fields))).toBe(expected);
});

test('without a street there is no address, and without a place the location is the agency’s text', () => {
  expect(valueOf('ADDRESS', { city: 'Buffalo', county: 'Erie', state: 'New York' })).toBeUndefined();
  expect(valueOf('LOCATION', {})).toBe('I-90 at Exit 24');
});

test('coordinates have six decimals, and an unknown direction is left out', () => {
  expect(valueOf('COORDINATES', { lat: 42.7, lng: -73.8512345678 })).toBe('42.700000, -73.851235');
  expect(['', 'Unknown', ' UNKNOWN '].flatMap((direction) => valueOf('DIRECTION', { direction }) ?? [])).toEqual([]);
});

test.each([
  ['Northbound', '↑'],
  ['Southwest', '↙'],
  ['Facing east', '→'],
  ['Both Directions', null],
  ['', null],
])('direction %s has the arrow %s', (direction, arrow) => {
  expect(directionArrow(direction)).toBe(arrow);
});
