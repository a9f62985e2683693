/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { CameraRecord } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';
import { loadAtlas, placed } from '@/lib/sync/place';
import { camera } from '../../support/camera';

const place = (record: Partial<CameraRecord>, home: readonly StateCode[] = ['NY']) =>
  placed(camera(record), home, loadAtlas(), null);

test.each([
  ['Albany', 42.6526, -73.7562, 'Albany', 'New York', 'us', 'US-NY'],
  ['Atlanta', 33.749, -84.388, 'Fulton', 'Georgia', 'us', 'US-GA'],
  ['Los Angeles', 34.0522, -118.2437, 'Los Angeles', 'California', 'us', 'US-CA'],
  ['Detroit', 42.3314, -83.0458, 'Wayne', 'Michigan', 'us', 'US-MI'],
  ['Des Moines', 41.6005, -93.6091, 'Polk', 'Iowa', 'us', 'US-IA'],
])('%s gets its county and state', (city, lat, lng, county, state, country_code, iso_3166_2) => {
  expect(place({ lat, lng })).toMatchObject({
    city,
    county,
    state,
    country: 'United States',
    country_code,
    iso_3166_2,
  });
});

test.each([
  ['Windsor', 42.3149, -83.0364, 'Ontario', 'CA-ON'],
  ['Niagara Falls', 43.09, -79.0849, 'Ontario', 'CA-ON'],
  ['Banff', 51.1784, -115.5708, 'Alberta', 'CA-AB'],
  ['Charlottetown', 46.2382, -63.1311, 'Prince Edward Island', 'CA-PE'],
  ['Whitehorse', 60.7212, -135.0568, 'Yukon', 'CA-YT'],
])('%s gets its province', (city, lat, lng, state, iso_3166_2) => {
  const found = place({ lat, lng }, ['ON']);
  expect(found).toMatchObject({ city, state, country: 'Canada', country_code: 'ca', iso_3166_2, county: null });
});

test.each([
  ['the Golden Gate Bridge', 37.8199, -122.4783, 'US-CA'],
  ['the Chesapeake Bay Bridge-Tunnel', 37.03, -76.08, 'US-VA'],
  ['the Confederation Bridge', 46.2, -63.75, 'CA-PE'],
])('%s, outside every outline, belongs where the nearest city does', (_, lat, lng, iso_3166_2) => {
  expect(place({ lat, lng })).toMatchObject({ iso_3166_2 });
});

test.each([
  ['Times Square', 40.758, -73.9855, 'Manhattan', 'New York'],
  ['Flatbush Avenue', 40.6505, -73.9497, 'Brooklyn', 'Kings'],
  ['Yankee Stadium', 40.8296, -73.9262, 'The Bronx', 'Bronx'],
])('%s lies in New York City, in its borough', (_, lat, lng, suburb, county) => {
  expect(place({ lat, lng })).toMatchObject({ city: 'New York', suburb, county, state: 'New York' });
});

test('what the agency says stays, and only the rest is filled', () => {
  const said = { lat: 42.6526, lng: -73.7562, city: 'Menands', county: 'Somewhere', postcode: '12204' };
  expect(place(said)).toMatchObject({ ...said, state: 'New York', country_code: 'us' });
});

test('beside a border the state the agency says decides, without a county of the other state', () => {
  const found = place({ lat: 41.05, lng: -73.64, state: 'New York' });
  expect(found).toMatchObject({ state: 'New York', iso_3166_2: 'US-NY', county: null });
});

test('a camera abroad of the agency goes where it stands', () => {
  expect(place({ lat: 44.0521, lng: -117.0 }, ['ID'])).toMatchObject({ state: 'Oregon', iso_3166_2: 'US-OR' });
});

test('a mended point has to lie at home', () => {
  expect(place({ lat: 42.65, lng: -73.75, coordinatesRepaired: 'sign' }, ['NY'])).toMatchObject({ county: 'Albany' });
  expect(place({ lat: 41.2, lng: -73.2, coordinatesRepaired: 'sign' }, ['NY'])).toBeNull();
  expect(place({ lat: 30, lng: -60, coordinatesRepaired: 'swap' }, ['NY'])).toBeNull();
});

test('a point in the middle of nowhere keeps its empty fields', () => {
  expect(place({ lat: 30, lng: -60 })).toMatchObject({ city: null, state: null, country: null });
});

test('a geocoder goes before the nearest city, but not before the outline of the county', () => {
  const geocoded = { city: 'Loudonville', county: 'Albany County', road: 'Albany Shaker Road', postcode: '12211' };
  const found = placed(camera({ lat: 42.7, lng: -73.75, postcode: '12000' }), ['NY'], loadAtlas(), geocoded);
  expect(found).toMatchObject({ city: 'Loudonville', county: 'Albany', road: 'Albany Shaker Road', postcode: '12000' });
});
