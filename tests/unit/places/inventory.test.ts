import { findPlace } from '@/lib/places/places';
import { getInventory } from '@/lib/places/inventory';
import { placeHref } from '@/lib/places/viewer-link';
import type { Camera } from '@/lib/camera/camera';
import { camera } from '@/tests/support/camera';

const place = (key: string) => findPlace(`${key}-traffic-cameras`)!;
const inventory = (key: string, cameras: Camera[]) => getInventory(place(key), { cameras, changedAt: 1 });
const inBuffalo = (id: number, roadway: string) =>
  camera({ id: `511ny-${id}`, state: 'New York', city: 'Buffalo', roadway, location: `${roadway} at Exit ${id}` });

test('a place has no inventory without cameras or without a snapshot', () => {
  expect(getInventory(place('buffalo'), null)).toBeNull();
  expect(inventory('buffalo', [camera({ state: 'Texas', city: 'Buffalo' })])).toBeNull();
});

test('a city counts its cameras by source and, with six or more, lists some by name, alternating roads', () => {
  const cameras = [1, 2, 3, 4, 5].map((id) => inBuffalo(id, 'I-90')).concat(inBuffalo(6, 'I-190'));
  const buffalo = inventory('buffalo', cameras);

  expect(buffalo?.total).toBe(6);
  expect(buffalo?.sources).toEqual([{ label: '511NY', url: 'https://511ny.org', cameras: 6 }]);
  expect(buffalo?.named.map(({ name }) => name).slice(0, 2)).toEqual(['I-90 at Exit 1', 'I-190 at Exit 6']);
  expect(buffalo?.named[0]?.href).toBe('/?camera=511ny-1');
  expect(inventory('buffalo', cameras.slice(1))?.named).toEqual([]);
});

test('a region counts cameras by county, and New York City by the city name on its cameras', () => {
  expect(inventory('florida-keys', [camera({ state: 'Florida', county: 'Monroe' })])?.total).toBe(1);
  expect(inventory('new-york-city', [camera({ state: 'New York', city: 'New York' })])?.total).toBe(1);
});

test.each([
  ['texas', '/?state=Texas'],
  ['north-charleston', '/?state=South%20Carolina&city=North%20Charleston'],
  ['cape-cod', '/?state=Massachusetts&area=county%3ABarnstable'],
  ['new-york-city', '/?state=New%20York&city=New%20York'],
])('the buttons on the %s page link to %s', (key, href) => {
  expect(placeHref(place(key))).toBe(href);
});
