import { findCityDrives, findLaneDrive } from '@/lib/places/drives';
import { findPlace } from '@/lib/places/places';
import { describeRoad, findLanes, findOtherRoads, findRoadPages, roadHeading } from '@/lib/places/road-pages';
import { camera } from '@/tests/support/camera';

/** East to west along the parallel. */
const on = (id: string, roadway: string, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) =>
    camera({ id: `${id}${at}`, roadway, state: 'New York', lat: 43, lng: -78 - at / 10, ...more }),
  );

const PAGES = () =>
  findRoadPages([
    ...on('a', 'NY 33', 8),
    ...[
      ...on('w', 'I-90 - NYS Thruway', 4, { city: 'Buffalo', direction: 'WB' }),
      ...on('e', 'I 90', 2, { city: 'Rochester' }),
    ],
    ...on('b', 'I 90', 1, { city: 'Batavia', lng: -79 }),
    ...on('n', 'I-90', 2, { city: 'Utica', direction: 'Northbound', county: 'Oneida' }),
    ...on('s', 'I-90', 1, { county: 'Erie', direction: 'Eastbound' }),
    ...on('few', 'NY 5', 7),
    ...on('none', 'Local', 9),
    ...on('long', 'Southern State Pkwy', 9, { county: 'Nassau' }),
    ...[...on('st', 'Main St', 8, { county: 'Monroe' }), ...on('larger', 'Main St', 9, { county: 'Erie' })],
    ...on('cr', 'CR 5', 8, { county: 'Erie' }),
    ...on('odd', '東名高速', 8),
    ...on('oh', 'I-90', 12, { state: 'Ohio' }),
    ...['Erie', 'Lake'].flatMap((county) => on(county, 'North Express Lanes', 4, { state: 'Ohio', county })),
    ...on('qc', 'Autoroute 20', 12, { state: 'Quebec' }),
  ]);

test('a road of a state with eight cameras has a page, numbered roads in any spelling, streets by county', () => {
  expect(PAGES().map(({ path, cameras }) => [path, cameras.length])).toEqual([
    ['/new-york/i-90-traffic-cameras', 10],
    ['/new-york/southern-state-pkwy-traffic-cameras', 9],
    ['/new-york/main-st-traffic-cameras', 9],
    ['/new-york/ny-33-traffic-cameras', 8],
    ['/new-york/cr-5-traffic-cameras', 8],
    ['/ohio/i-90-traffic-cameras', 12],
    ['/ohio/north-express-lanes-traffic-cameras', 8],
  ]);
});

test('a road’s page names its towns and the other roads of its state, those with fewer cameras first', () => {
  const pages = PAGES();
  const [i90, parkway] = pages;
  expect(roadHeading(i90!)).toBe('I-90 Traffic Cameras, New York State');
  expect(describeRoad(i90!)).toBe(
    'Cameras on I-90 in New York, mostly around Buffalo, Rochester, and Utica, in driving order.',
  );
  expect(describeRoad(parkway!)).toBe('Cameras on Southern State Pkwy in New York, in driving order.');
  const others = ['Main St', 'NY-33', 'CR-5'];
  expect(findOtherRoads(i90!, pages).map(({ name }) => name)).toEqual(['Southern State Pkwy', ...others]);
  expect(findOtherRoads(parkway!, pages).map(({ name }) => name)).toEqual([...others, 'I-90']);
});

test('a road’s page lists each direction separately, town by town in driving order', () => {
  const lanes = findLanes(PAGES()[0]!).map(({ direction, towns }) => [
    direction,
    ...towns.map(({ town, cameras }) => [town, ...cameras.map(({ id }) => id)].join(' ')),
  ]);
  expect(lanes).toEqual([
    ['Eastbound', 'Erie s0'],
    ['Westbound', 'Buffalo w0 w1 w2 w3'],
    ['Northbound', 'Utica n1 n0'],
    ['', 'Batavia b0', 'Rochester e1 e0'],
  ]);
});

const CAMERAS = [
  ...on('b', 'I-90', 4, { city: 'Buffalo', lat: 42.886, lng: -78.878, direction: 'Eastbound' }),
  ...on('s', 'I-90', 4, { city: 'Syracuse', lat: 43.048, lng: -76.147, direction: 'Eastbound' }),
  ...on('a', 'I-90', 4, { city: 'Albany', lat: 42.653, lng: -73.756, direction: 'Eastbound' }),
];

test('a road links to the drive of each direction, and a city to the next one along its roads', () => {
  const [road] = findRoadPages(CAMERAS);
  const [lane] = findLanes(road!);
  expect(findLaneDrive(lane!, road!)).toEqual({
    href: '/?drive=Buffalo,%20NY~Albany,%20NY',
    name: 'Buffalo to Albany',
  });
  const drivesOf = (key: string) =>
    findCityDrives(findPlace(`${key}-traffic-cameras`)!, [road!, { ...road!, name: 'NY-5' }]);
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
