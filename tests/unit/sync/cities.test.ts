import { locateCamera } from '@/lib/sync/places/locate';
import { camera } from '@/tests/support/camera';

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
