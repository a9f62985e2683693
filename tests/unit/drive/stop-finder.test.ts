import { readFileSync } from 'node:fs';
import { listDemoCameras } from '@/demo/network/network';
import { metersBetween } from '@/lib/geo/point';
import { DriveIndex } from '@/lib/drive/find-drive';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { listSharedPlaces, StopFinder } from '@/lib/drive/stop-finder';
import { readTowns } from '@/lib/drive/towns';
import { camera } from '@/tests/support/camera';
import { pointOf } from '@/tests/support/known-drives';

const TOWNS = readTowns(JSON.parse(readFileSync('public/basemap/towns.json', 'utf8')));
const CAMERAS = [
  ...listDemoCameras(),
  camera({ id: 'odd', city: 'Oddville', state: 'Vermont', lat: 44, lng: -72.5, location: 'I-89 at the Odd Bridge' }),
];
const drives = new DriveIndex(toRoadRecords(CAMERAS));
const finder = new StopFinder(toRoadRecords(CAMERAS), TOWNS, drives.chains);
const find = (...texts: readonly string[]) => finder.find(texts);
const suggest = (text: string) => finder.suggest(text).map((one) => `${one.type} ${one.text}`);

test.each([
  ['Buffalo, NY', 'Buffalo, NY'],
  ['  buffalo,ny ', 'Buffalo, NY'],
  ['Buffalo', 'Buffalo, NY'],
  ['Buffalo, New York', 'Buffalo, NY'],
  ['Buffalo, WY', 'Buffalo, WY'],
  ['Montreal', 'Montréal, QC'],
  ['New York City', 'New York City, NY'],
  ['NYC', 'New York City, NY'],
  ['New York, NY', 'New York City, NY'],
  ['Saint Louis, MO', 'St. Louis, MO'],
  ['Oddville', 'Oddville, VT'],
])('%s is %s', (text, name) => {
  expect(find(text)[0]?.name).toBe(name);
});

test.each([
  ['Hotel\n123 Main St, Buffalo, NY 14202, USA\nhttps://maps.example/x', 'Buffalo, NY'],
  ['1 Front St, Toronto, ON M5V 3L9, Canada', 'Toronto, ON'],
  ['https://maps.example/?q=42.886%2C-78.878&z=12', '42.886,-78.878'],
  ['Springfield, Missouri', 'Springfield, MO'],
  ['https://maps.example/x\n<b>, , {{x}}', undefined],
])('in a text that a maps app shares, %j is %s', (text, name) => {
  expect(find(...listSharedPlaces(text)).find((stop) => stop !== null)?.name).toBe(name);
});

test.each([
  ['Newburgh, NY', 'Kingston', 'Albany, NY', 'Kingston, NY'],
  ['Toronto', 'Kingston', 'Montreal', 'Kingston, ON'],
  ['Albany, NY', 'Boston', 'Buffalo, NY', 'Boston, MA'],
])('from %s by %s to %s: %s', (from, name, to, expected) => {
  expect(find(from, name, to)[1]?.name).toBe(expected);
});

test('a town is where it is, and in its country', () => {
  const [buffalo, toronto, point] = find('Buffalo, NY', 'Toronto', '43.65, -79.38');
  expect(metersBetween(buffalo!, pointOf('Buffalo'))).toBeLessThan(10_000);
  expect([buffalo, toronto, point].map((stop) => stop?.country)).toEqual(['US', 'CA', 'CA']);
  expect(point).toMatchObject({ lat: 43.65, lng: -79.38 });
});

test('unknown names and coordinates off the earth are not found', () => {
  expect(find('Brigadoon', 'Buffalo, ON', '95,-70', '', 'Buffalo')).toMatchObject([null, null, null, null, {}]);
});

test('a road is its point between the stops around it, and a camera is its position', () => {
  const [, road] = find('Buffalo, NY', 'i 90', 'Albany, NY');
  expect(road?.name).toBe('I-90');
  expect(metersBetween(road!, { lat: 42.8, lng: -76.3 })).toBeLessThan(60_000);
  expect(find('I-89 at the Odd Bridge, VT')).toMatchObject([{ lat: 44, lng: -72.5 }]);
});

test('suggestions begin with the largest town, and every one of them is found', () => {
  expect(suggest('buff')[0]).toBe('town Buffalo, NY');
  expect(suggest('buffalo, w')[0]).toBe('town Buffalo, WY');
  expect(suggest('I-9')).toContain('road I-90');
  expect(suggest('401')[0]).toBe('road Highway 401, ON');
  expect(suggest('odd brid')).toEqual(['camera I-89 at the Odd Bridge, VT']);
  expect(suggest('')).toEqual([]);
  expect(suggest('40.1, -75.2')).toEqual([]);
  const texts = ['new', 'highway 4', 'i-9', 'buffalo', 'saint', 'us-1'].flatMap((text) => finder.suggest(text));
  expect(texts.filter(({ text }) => find(text)[0] === null)).toEqual([]);
});

// A field takes the first suggestion.
test.each(['Rochester, MI', 'Prescott, Arizona', 'Union, NJ'])('a suggestion for %s itself comes first', (text) => {
  expect(find(finder.suggest(text)[0]!.text)).toEqual(find(text));
});

test('towns come only from a list of the right shape', () => {
  expect(readTowns({ NY: ['Buffalo', 4289, -7888, 278], XX: ['A', 1, 2, 3], ON: 'no' })).toEqual([
    { name: 'Buffalo', code: 'NY', lat: 42.89, lng: -78.88, people: 278 },
  ]);
  expect(readTowns(null)).toEqual([]);
});
