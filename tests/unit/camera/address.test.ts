import { addressLine, stateNameOf } from '@/lib/camera/address';
import { directionArrow } from '@/lib/camera/direction-arrow';
import { camera } from '../../support/camera';

const full = camera({
  house_number: '12',
  road: 'Delaware Ave',
  city: 'Buffalo',
  county: 'Erie County',
  state: 'New York',
  postcode: '14202',
});

test('an address names house, road, city, county, state and postcode', () => {
  expect(addressLine(full)).toBe('12 Delaware Ave, Buffalo, Erie County, NY 14202');
});

test('a compact address shortens County', () => {
  expect(addressLine(full, 'compact')).toBe('12 Delaware Ave, Buffalo, Erie Co., NY 14202');
});

test('what is absent leaves no gap', () => {
  expect(addressLine(camera({ city: 'Toronto', state: 'Ontario' }))).toBe('Toronto, ON');
  expect(addressLine(camera())).toBe('');
});

test('a state that is none of ours is shown as it is', () => {
  expect(addressLine(camera({ state: 'Jalisco' }))).toBe('Jalisco');
});

test.each([
  ['NY', 'New York'],
  ['new york', 'New York'],
  [' on ', 'Ontario'],
  ['__proto__', undefined],
  ['Atlantis', undefined],
])('%s is the state %s', (given, name) => {
  expect(stateNameOf(given)).toBe(name);
});

test.each([
  ['Northbound', '↑'],
  ['Southwest', '↙'],
  ['Both Directions', null],
  ['', null],
])('direction %s has the arrow %s', (direction, arrow) => {
  expect(directionArrow(direction)).toBe(arrow);
});
