import { findCityDrives, findLaneDrive } from '@/lib/places/drives';
import { PLACES } from '@/lib/places/places';
import { findLanes, findRoadPages } from '@/lib/places/road-pages';
import { camera } from '@/tests/support/camera';

const at = (city: string, lat: number, lng: number) =>
  [0, 1, 2, 3].map((step) =>
    camera({
      ...{ id: `${city}-${step}`, city, lat: lat + step / 1000, lng, state: 'New York' },
      ...{ roadway: 'I-90', direction: 'Eastbound' },
    }),
  );
const CAMERAS = [
  ...[...at('Buffalo', 42.886, -78.878), ...at('Syracuse', 43.048, -76.147), ...at('Albany', 42.653, -73.756)],
];

test('a road links to the drive of each direction, and a city to the next one along its roads', () => {
  const [road] = findRoadPages(CAMERAS);
  const [lane] = findLanes(road!);
  expect(findLaneDrive(lane!, road!)).toEqual({
    ...{ href: '/?drive=Buffalo,%20NY~Albany,%20NY', name: 'Buffalo to Albany' },
  });
  const drivesOf = (key: string) =>
    findCityDrives(
      PLACES.find((place) => place.key === key)!,
      [road!, { ...road!, name: 'NY-5' }],
    );
  expect(drivesOf('buffalo')).toEqual([
    { href: '/?drive=Buffalo,%20NY~Syracuse,%20NY', name: 'Buffalo to Syracuse', note: 'I-90' },
  ]);
  expect(drivesOf('new-york')).toEqual([]);
});

test('within one town there is no drive', () => {
  const here = { city: 'Buffalo', lat: 42.886, lng: -78.878 };
  const [road] = findRoadPages(CAMERAS.map((one) => ({ ...one, ...here })));
  expect(findLaneDrive(findLanes(road!)[0]!, road!)).toBeNull();
});
