import { locationBySlug } from '@/lib/locations/catalog';
import { heldCameras } from '@/lib/locations/held-cameras';
import { locationHref } from '@/lib/locations/viewer-link';
import { camera } from '@/tests/support/camera';

const place = (key: string) => locationBySlug(`${key}-traffic-cameras`)!;
const inBuffalo = (id: number, roadway: string) =>
  camera({ id: `511ny-${id}`, state: 'New York', city: 'Buffalo', roadway, location: `${roadway} at Exit ${id}` });

test('a place without cameras holds nothing', () => {
  expect(heldCameras(place('buffalo'), [camera({ state: 'Texas', city: 'Buffalo' })])).toBeNull();
});

test('a city counts its cameras by source, and names some once there are six, a road at a time', () => {
  const cameras = [1, 2, 3, 4, 5].map((id) => inBuffalo(id, 'I-90')).concat(inBuffalo(6, 'I-190'));
  const held = heldCameras(place('buffalo'), cameras);

  expect(held?.total).toBe(6);
  expect(held?.sources).toEqual([{ label: '511NY', url: 'https://511ny.org', cameras: 6 }]);
  expect(held?.named.map(({ name }) => name).slice(0, 2)).toEqual(['I-90 at Exit 1', 'I-190 at Exit 6']);
  expect(held?.named[0]?.href).toBe('/?camera=511ny-1');
  expect(heldCameras(place('buffalo'), cameras.slice(1))?.named).toEqual([]);
});

test('a region counts by county, New York City by the name its cameras say', () => {
  expect(heldCameras(place('florida-keys'), [camera({ state: 'Florida', county: 'Monroe' })])?.total).toBe(1);
  expect(heldCameras(place('new-york-city'), [camera({ state: 'New York', city: 'New York' })])?.total).toBe(1);
});

test.each([
  ['texas', '/?state=Texas'],
  ['north-charleston', '/?state=South%20Carolina&city=North%20Charleston'],
  ['cape-cod', '/?state=Massachusetts&area=county%3ABarnstable'],
  ['new-york-city', '/?state=New%20York&city=New%20York'],
])('the buttons of %s lead to %s', (key, href) => {
  expect(locationHref(place(key))).toBe(href);
});
