import { Geocoder } from '@/lib/sync/places/geocoder';
import { camera } from '../../support/camera';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, networkWith, response, scriptExchange } from './fake-network';

const SERVER = 'https://geocoder.example:8443/nominatim/';
const NAME = '1, Main Street, Guilderland, Albany County, New York, 12084, United States';
const SAME = {
  ...{ house_number: '1', road: 'Main Street', county: 'Albany County', state: 'New York', postcode: '12084' },
  ...{ country: 'United States', country_code: 'us' },
};
const address = { ...SAME, town: 'Guilderland', 'ISO3166-2-lvl4': 'US-NY', amenity: 'not ours' };
const FOUND = response(200, JSON.stringify({ display_name: NAME, address }));
const here = camera({ lat: 42.7, lng: -73.85 });

const folder = new TemporaryFolder();
let cachePath = '';

beforeEach(() => {
  cachePath = folder.at('cache', 'geocoder-cache.json');
});

test('picks the address fields of our records out of a response', async () => {
  const { exchange, requested } = scriptExchange(FOUND);
  const found = await new Geocoder(SERVER, cachePath, networkWith(exchange)).locate(here);
  expect(requested).toEqual(['https://geocoder.example:8443/nominatim/reverse?format=jsonv2&lat=42.7&lon=-73.85']);
  expect(found).toEqual({ ...SAME, city: 'Guilderland', iso_3166_2: 'US-NY', display_name: NAME });
});

test('looks up a point once, across runs too', async () => {
  const { exchange, requested } = scriptExchange(FOUND);
  const first = new Geocoder(SERVER, cachePath, networkWith(exchange));
  await first.locate(here);
  await first.locate(here);
  await first.save();
  const second = new Geocoder(SERVER, cachePath, networkWith(exchange));
  await second.load();
  expect(await second.locate(here)).toMatchObject({ city: 'Guilderland' });
  expect(requested).toHaveLength(1);
});

test('sends requests a second apart, ignores failures, and gives up after five in a row', async () => {
  const { exchange, requested } = scriptExchange(response(500));
  const clock = new FakeClock();
  const geocoder = new Geocoder(SERVER, cachePath, networkWith(exchange, clock));
  for (let index = 0; index < 8; index += 1) expect(await geocoder.locate(camera({ lat: 40 + index }))).toBeNull();
  expect(requested).toHaveLength(5);
  expect(clock.sleeps).toEqual([1000, 1000, 1000, 1000]);
});

test('treats a broken cache as empty', async () => {
  await folder.write('broken.json', '{"42.7');
  const geocoder = new Geocoder(SERVER, folder.at('broken.json'), networkWith(scriptExchange(FOUND).exchange));
  await geocoder.load();
  expect(await geocoder.locate(here)).toMatchObject({ road: 'Main Street' });
});

test('asks a geocoder on loopback over plain http, and keeps no cache in a dry run', async () => {
  const { exchange, requested } = scriptExchange(FOUND);
  const geocoder = new Geocoder('http://127.0.0.1:8080/', null, networkWith(exchange));
  await geocoder.locate(here);
  await geocoder.save();
  expect(requested).toEqual(['http://127.0.0.1:8080/reverse?format=jsonv2&lat=42.7&lon=-73.85']);
  await expect(folder.read('cache/geocoder-cache.json')).rejects.toThrow('ENOENT');
});
