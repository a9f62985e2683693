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

test('a road’s page has its directions apart, each town by town in driving order', () => {
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
