import type { CameraRecord } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';
import { locateCamera } from '@/lib/sync/places/locate';
import { camera } from '@/tests/support/camera';

const place = (record: Partial<CameraRecord>, home: readonly StateCode[] = ['NY']) =>
  locateCamera(camera(record), home, null);

const [US, CANADA] = [
  { country: 'United States', country_code: 'us' },
  { country: 'Canada', country_code: 'ca', county: null },
];

test.each([
  ['Albany', [42.6526, -73.7562], { ...US, county: 'Albany', state: 'New York', iso_3166_2: 'US-NY' }],
  ['Los Angeles', [34.0522, -118.2437], { ...US, county: 'Los Angeles', state: 'California', iso_3166_2: 'US-CA' }],
  ['Detroit', [42.3314, -83.0458], { ...US, county: 'Wayne', state: 'Michigan', iso_3166_2: 'US-MI' }],
  ['Des Moines', [41.6005, -93.6091], { ...US, county: 'Polk', state: 'Iowa', iso_3166_2: 'US-IA' }],
  ['Windsor', [42.3149, -83.0364], { ...CANADA, state: 'Ontario', iso_3166_2: 'CA-ON' }],
  ['Niagara Falls', [43.09, -79.0849], { ...CANADA, state: 'Ontario', iso_3166_2: 'CA-ON' }],
  ['Charlottetown', [46.2382, -63.1311], { ...CANADA, state: 'Prince Edward Island', iso_3166_2: 'CA-PE' }],
  ['Whitehorse', [60.7212, -135.0568], { ...CANADA, state: 'Yukon', iso_3166_2: 'CA-YT' }],
] as const)('finds the county and state, or the province, of %s', (city, [lat, lng], expected) => {
  expect(place({ lat, lng })).toMatchObject({ city, ...expected });
});

test.each([
  ['the Golden Gate Bridge', 37.8199, -122.4783, 'US-CA'],
  ['the Chesapeake Bay Bridge-Tunnel', 37.03, -76.08, 'US-VA'],
  ['the Confederation Bridge', 46.2, -63.75, 'CA-PE'],
])('takes the state of %s, outside every outline, from the nearest city', (_, lat, lng, iso_3166_2) => {
  expect(place({ lat, lng })).toMatchObject({ iso_3166_2 });
});

test.each([
  ['Times Square', [40.758, -73.9855], { suburb: 'Manhattan', county: 'New York' }],
  ['Flatbush Avenue', [40.6505, -73.9497], { suburb: 'Brooklyn', county: 'Kings' }],
  ['Yankee Stadium', [40.8296, -73.9262], { suburb: 'The Bronx', county: 'Bronx' }],
] as const)('places %s in New York City, in its borough', (_, [lat, lng], expected) => {
  expect(place({ lat, lng })).toMatchObject({ city: 'New York', ...expected, state: 'New York' });
});

test('keeps what the agency says and fills in the rest', () => {
  const said = { lat: 42.6526, lng: -73.7562, city: 'Menands', postcode: '12204' };
  expect(place({ ...said, roadway: 'I-90' })).toMatchObject({
    ...said,
    county: 'Albany',
    road: 'I-90',
    country_code: 'us',
  });
});

test.each([
  ['a wrong county', 'Alameda', [37.3382, -121.8863], 'Santa Clara'],
  ['the county across the line, 1 km away', 'Nassau County', [40.735, -73.722], 'Nassau'],
  ['a swapped county', 'Suffolk', [40.7062, -73.6187], 'Nassau'],
  ['another spelling', 'DADE', [25.7743, -80.1937], 'Miami-Dade'],
  ['a Canadian one, of which there is no outline', 'Niagara', [43.09, -79.0849], 'Niagara'],
] as const)('checks the agency’s county against the outline: %s', (_, county, [lat, lng], expected) => {
  expect(place({ county, lat, lng })?.county).toBe(expected);
});

test('goes by the outline where the agency’s state is more than 2 km away', () => {
  const said = { state: 'New York', country: 'United States', country_code: 'us', county: 'Niagara', city: 'Buffalo' };
  const found = place({ ...said, lat: 43.1594, lng: -79.2469 });
  expect(found).toMatchObject({ state: 'Ontario', country: 'Canada', country_code: 'ca', city: 'St. Catharines' });
});

test('near a border, goes by the state the agency names, without a county of the other one, or by that of the camera’s name', () => {
  const found = place({ lat: 41.005, lng: -73.65, state: 'New York' });
  expect(found).toMatchObject({ state: 'New York', iso_3166_2: 'US-NY', county: null });
  const named = { lat: 47.6966, lng: -117.042, state: 'Idaho', location: 'I-90 Liberty Lake, WA' };
  expect(place(named, ['ID'])).toMatchObject({ state: 'Washington' });
  const bound = { lat: 46.1441, lng: -67.79, state: 'Maine', location: 'I-95 Houlton NB' };
  expect(place(bound, ['ME'])).toMatchObject({ state: 'Maine' });
  // In a neighboring state, it is where it is.
  expect(place({ lat: 44.0521, lng: -117.0 }, ['ID'])).toMatchObject({ state: 'Oregon', iso_3166_2: 'US-OR' });
});

test('drops a repaired point outside the home states', () => {
  expect(place({ lat: 42.65, lng: -73.75, coordinatesRepaired: 'sign' }, ['NY'])).toMatchObject({ county: 'Albany' });
  expect(place({ lat: 41.2, lng: -73.2, coordinatesRepaired: 'sign' }, ['NY'])).toBeNull();
  expect(place({ lat: 30, lng: -60, coordinatesRepaired: 'swap' }, ['NY'])).toBeNull();
});

test('leaves the fields of a point in the middle of nowhere empty', () => {
  expect(place({ lat: 30, lng: -60 })).toMatchObject({ city: null, state: null, country: null });
});

test('prefers a geocoder to the nearest city, but not to the county outline', () => {
  const geocoded = { city: 'Loudonville', county: 'Albany County', road: 'Albany Shaker Road', postcode: '12211' };
  const found = locateCamera(camera({ lat: 42.7, lng: -73.75, postcode: '12000' }), ['NY'], geocoded);
  expect(found).toMatchObject({ city: 'Loudonville', county: 'Albany', road: 'Albany Shaker Road', postcode: '12000' });
});

/** Suburbs’ centers, and quarters and edges of cities, in the city that people there would name. */
const CITIES: Readonly<Record<string, readonly (readonly [spot: string, lat: number, lng: number])[]>> = {
  'Philadelphia, PA': [
    ['Whitman', 39.916, -75.155],
    ['Port Richmond', 39.99, -75.1],
    ['Bustleton, at the northeast edge', 40.08, -75.03],
  ],
  'Lansdowne, PA': [['the center, 3 km from Philadelphia', 39.9382, -75.2719]],
  'Camden, NJ': [['the center, across the river from Philadelphia', 39.9448, -75.1196]],
  'Indianapolis, IN': [
    ['I-465 at Emerson Avenue, by Beech Grove', 39.7056, -86.083],
    ['Castleton, at the northeast edge', 39.907, -86.049],
  ],
  'Carmel, IN': [['the center', 39.9784, -86.118]],
  'Jacksonville, FL': [['Beach Boulevard, by Neptune Beach', 30.287, -81.42]],
  'Orange Park, FL': [['the center', 30.1661, -81.7065]],
  'Miami, FL': [
    ['Little Havana', 25.769, -80.229],
    ['I-95 at NW 62nd Street', 25.8323, -80.2051],
  ],
  'Miami Beach, FL': [['the center', 25.7907, -80.13]],
  'Hialeah, FL': [['the center', 25.8576, -80.2781]],
  'Atlanta, GA': [
    ['Reynoldstown', 33.751, -84.353],
    ['Buckhead', 33.838, -84.379],
  ],
  'Decatur, GA': [['the center', 33.7748, -84.2963]],
  'Minneapolis, MN': [['Uptown', 44.9489, -93.2983]],
  'St. Paul, MN': [['the center', 44.9444, -93.0933]],
  'Las Vegas, NV': [
    ['Fremont Street', 36.1706, -115.1405],
    ['the Strip, outside the city limits', 36.1147, -115.1728],
  ],
  'Denver, CO': [['the airport', 39.8561, -104.6737]],
  'Norfolk, VA': [['I-64 at Granby Street', 36.9235, -76.2679]],
  'Toronto, ON': [
    ['Highway 401 at Keele Street', 43.7237, -79.4786],
    ['Scarborough', 43.7731, -79.2578],
  ],
  'Mississauga, ON': [['the center', 43.589, -79.6441]],
  'New York, NY': [['Jamaica, Queens', 40.702, -73.789]],
  'Yonkers, NY': [['the center', 40.9312, -73.8988]],
};

test('a camera’s city is the one people would name, in the middle of it and at its edges', () => {
  const wrong = Object.entries(CITIES).flatMap(([expected, spots]) =>
    spots.flatMap(([spot, lat, lng]) => {
      const found = locateCamera(camera({ lat, lng }), [], null);
      const name = `${found?.city}, ${found?.iso_3166_2?.slice(-2)}`;
      return name === expected ? [] : [`${expected}: ${spot} is in ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['a suburb inside a city’s circle', 'Menands', [42.6922, -73.7246], 'Menands'],
  ['a city spelled otherwise', 'CITY OF ST PETERSBURG', [27.7731, -82.64], 'St. Petersburg'],
  ['a beach that is its own city in a city’s county', 'Neptune Beach', [30.312, -81.3965], 'Neptune Beach'],
  ['a quarter, which is no city', 'Whitman', [39.916, -75.155], 'Philadelphia'],
  ['a city of the same state, far away', 'Pittsburgh', [39.9526, -75.1652], 'Philadelphia'],
  ['a borough', 'Brooklyn', [40.6505, -73.9497], 'New York'],
  ['a hamlet that the gazetteer lacks, in open country', 'Emigrant Gap', [39.2966, -120.6721], 'Emigrant Gap'],
] as const)('keeps the agency’s city if it is real: %s', (_, city, [lat, lng], expected) => {
  expect(locateCamera(camera({ city, lat, lng }), [], null)?.city).toBe(expected);
});
