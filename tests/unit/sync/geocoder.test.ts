/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Geocoder } from '@/lib/sync/geocoder';
import { camera } from '../../support/camera';
import { answer, FakeClock, outsideWith, scriptedExchange } from './fake-outside';

const SERVER = new URL('https://geocoder.example/nominatim/');
const FOUND = answer(
  200,
  JSON.stringify({
    display_name: '1, Main Street, Guilderland, Albany County, New York, 12084, United States',
    address: {
      house_number: '1',
      road: 'Main Street',
      town: 'Guilderland',
      county: 'Albany County',
      state: 'New York',
      'ISO3166-2-lvl4': 'US-NY',
      postcode: '12084',
      country: 'United States',
      country_code: 'us',
      amenity: 'not ours',
    },
  }),
);
const here = camera({ lat: 42.7, lng: -73.85 });

let folder = '';
let cachePath = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geocoder-'));
  cachePath = join(folder, 'cache', 'geocoder-cache.json');
});

afterEach(() => rm(folder, { recursive: true }));

test('an answer fills the enrichment fields of the specification', async () => {
  const { exchange, asked } = scriptedExchange(FOUND);
  const found = await new Geocoder(SERVER, cachePath, outsideWith(exchange)).locate(here);
  expect(asked).toEqual(['https://geocoder.example/nominatim/reverse?format=jsonv2&lat=42.7&lon=-73.85']);
  expect(found).toEqual({
    house_number: '1',
    road: 'Main Street',
    city: 'Guilderland',
    county: 'Albany County',
    state: 'New York',
    iso_3166_2: 'US-NY',
    postcode: '12084',
    country: 'United States',
    country_code: 'us',
    display_name: '1, Main Street, Guilderland, Albany County, New York, 12084, United States',
  });
});

test('a point is asked once, also across runs', async () => {
  const { exchange, asked } = scriptedExchange(FOUND);
  const first = new Geocoder(SERVER, cachePath, outsideWith(exchange));
  await first.locate(here);
  await first.locate(here);
  await first.save();
  const second = new Geocoder(SERVER, cachePath, outsideWith(exchange));
  await second.load();
  expect(await second.locate(here)).toMatchObject({ city: 'Guilderland' });
  expect(asked).toHaveLength(1);
});

test('requests are a second apart', async () => {
  const clock = new FakeClock();
  const geocoder = new Geocoder(SERVER, cachePath, outsideWith(scriptedExchange(FOUND).exchange, clock));
  await geocoder.locate(here);
  await geocoder.locate(camera({ lat: 42.8 }));
  expect(clock.sleeps).toEqual([1000]);
});

test('failures are ignored, and after five the geocoder is left alone', async () => {
  const { exchange, asked } = scriptedExchange(answer(500));
  const geocoder = new Geocoder(SERVER, cachePath, outsideWith(exchange));
  for (let index = 0; index < 8; index += 1) expect(await geocoder.locate(camera({ lat: 40 + index }))).toBeNull();
  expect(asked).toHaveLength(5);
});

test('a broken cache counts as empty', async () => {
  const path = join(folder, 'broken.json');
  await writeFile(path, '{"42.7');
  const geocoder = new Geocoder(SERVER, path, outsideWith(scriptedExchange(FOUND).exchange));
  await geocoder.load();
  expect(await geocoder.locate(here)).toMatchObject({ road: 'Main Street' });
});

test('a dry run keeps no cache', async () => {
  const geocoder = new Geocoder(SERVER, null, outsideWith(scriptedExchange(FOUND).exchange));
  await geocoder.locate(here);
  await geocoder.save();
  await expect(readFile(cachePath)).rejects.toThrow('ENOENT');
});

test('a geocoder on loopback is asked as it stands', async () => {
  const { exchange, asked } = scriptedExchange(FOUND);
  await new Geocoder(new URL('http://127.0.0.1:8080/'), null, outsideWith(exchange)).locate(here);
  expect(asked).toEqual(['http://127.0.0.1:8080/reverse?format=jsonv2&lat=42.7&lon=-73.85']);
});

test('a geocoder without https elsewhere is refused', () => {
  const outside = outsideWith(scriptedExchange(FOUND).exchange);
  expect(() => new Geocoder(new URL('http://geocoder.example/'), null, outside)).toThrow('--geocoder must be');
});
