import { buildChains } from '@/lib/roads/road-chains';
import { camera } from '@/tests/support/camera';

const KM_PER_DEGREE = 111.2;
/** Cameras this many kilometers north of a place. */
const on = (roadway: string, state: string, ...kms: readonly number[]) =>
  kms.map((km) => {
    const point = { lat: 43 + km / KM_PER_DEGREE, lng: -78 };
    return camera({ id: `c${km}`, roadway, location: roadway, state, county: 'Erie', ...point });
  });

test.each([
  ['I-90', 'New York', 600],
  ['I-490', 'New York', 60],
  ['US 20', 'New York', 250],
  ['NY 5', 'New York', 80],
  ['Highway 17', 'Ontario', 250],
  ['Highway 600', 'Ontario', 80],
  ['Southern State Pkwy', 'New York', 60],
  ['CR 5', 'New York', 6],
  ['Main St', 'New York', 6],
])('%s in %s continues for %d km without a camera, and no farther', (roadway, state, km) => {
  const countLinks = (apart: number) =>
    buildChains(on(roadway, state, 0, apart)).chains.map(({ links }) => links.length);
  expect([countLinks(km * 0.99), countLinks(km * 1.01)]).toEqual([[1], [0]]);
});

test('cameras of a road within 150 m are one group, at the first of them', () => {
  const [chain] = buildChains(on('I-90', 'New York', 0, 0.1, 0.29, 0.4)).chains;
  expect(chain?.groups.map(({ lat, cameras }) => [lat, ...cameras.map(({ id }) => id)])).toEqual([
    [43, 'c0', 'c0.1'],
    [43 + 0.29 / KM_PER_DEGREE, 'c0.29', 'c0.4'],
  ]);
});

test('a road that only a text names, against the agency’s field, counts within 15 km of the road’s own cameras', () => {
  const doubted = [14, 16].map((km) => ({ ...on('NY 5', 'New York', km)[0]!, location: 'I-90 at Main St' }));
  const roads = (cameras: Parameters<typeof buildChains>[0]) =>
    buildChains(cameras).chains.map(({ road, groups }) => `${road.key} ${groups.length}`);
  expect(roads([...on('I-90', 'New York', 0), ...doubted])).toEqual(['i:90 2', 'sr:5@NY 2']);
  expect(roads(doubted)).toEqual(['sr:5@NY 2', 'i:90 2']);
});

test('where two interstates share a stretch, a camera of one is on both', () => {
  const at = (id: string, location: string, lat: number, lng: number) =>
    camera({ id, roadway: location.split(' at ')[0] ?? '', location, state: 'Ohio', county: 'Lucas', lat, lng });
  const onRoads = (...cameras: ReturnType<typeof at>[]) =>
    buildChains(cameras).cameras.map(({ id, on, near }) => [
      id,
      ...[on, near].map((of) => of.map(({ key }) => key).join()),
    ]);
  const other = at('b', 'I-90', 41.6, -83.9);
  expect(onRoads(at('a', 'I-80 at I-90', 41.5, -84), other)).toEqual([
    ['a', 'i:80,i:90', ''],
    ['b', 'i:90,i:80', ''],
  ]);
  // Outside of the stretch, on another road, and without a camera of the other one.
  expect(onRoads(at('a', 'I-80 at I-90', 41.5, -90), other)[0]).toEqual(['a', 'i:80', 'i:90']);
  expect(onRoads(at('a', 'US 20', 41.5, -84), other)[0]).toEqual(['a', 'us:20', '']);
  expect(onRoads(at('a', 'I-75', 41.5, -84), other)[0]).toEqual(['a', 'i:75', '']);
  expect(onRoads(at('a', 'I-80', 41.5, -84))).toEqual([['a', 'i:80', '']]);
});

test.each([
  ['Eastbound', 'I-90', 'E'],
  ['SB', 'I-90', 'S'],
  ['Both', 'I-90 EB', null],
  ['', 'I-90 EB at Exit 3', 'E'],
  ['', 'I-90 Northbound at Exit 3', 'N'],
  ['', 'I-90 W/B', 'W'],
  ['', 'I-90 EB/WB', null],
  ['', 'I-90 Web cam', null],
])('a camera with the direction %j and the text %j looks after the traffic %j', (direction, location, bound) => {
  expect(buildChains([camera({ roadway: 'I-90', direction, location })]).cameras[0]?.bound).toBe(bound);
});
