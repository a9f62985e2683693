import { directionName } from '@/lib/camera/agency-words';

test.each([
  ['NB', 'Northbound'],
  ['sb', 'Southbound'],
  ['E', 'Eastbound'],
  ['w/b', 'Westbound'],
  ['North', 'Northbound'],
  ['Southbound', 'Southbound'],
  ['east bound', 'Eastbound'],
  ['West', 'Westbound'],
  ['Both directions', 'Both Directions'],
  ['both', 'Both Directions'],
  ['Median', 'Median'],
  ['Northeast', 'Northeast'],
  ['Inbound', 'Inbound'],
  ['Unknown', ''],
  ['None', ''],
  ['N/A', ''],
  ['', ''],
])('%j becomes %j', (raw, expected) => {
  expect(directionName(raw)).toBe(expected);
});
