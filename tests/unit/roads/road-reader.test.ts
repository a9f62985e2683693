import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import { formatRoad } from '@/lib/roads/road';
import { RoadReader } from '@/lib/roads/road-reader';
import { camera } from '@/tests/support/camera';

const text = (roadway: string, state: string, location = 'x') => camera({ roadway, state, location, county: 'Erie' });

function read(one: ReturnType<typeof text>, others: readonly ReturnType<typeof text>[] = []) {
  const reader = new RoadReader();
  for (const camera of [...others, one]) reader.learn(camera);
  return reader.read(one);
}

test.each([
  ['I-90 - NYS Thruway', 'New York', 'i:90'],
  ['Brooklyn Queens Expressway (I-278)', 'New York', 'i:278'],
  ['25', 'New York', 'sr:25@NY'],
  ['US-17/92', 'Florida', 'us:17 us:92'],
  ['I-295 W', 'Florida', 'i:295'],
  ['I-35W', 'Minnesota', 'i:35w'],
  ['IN 66', 'Indiana', 'sr:66@IN'],
  ['T.H.52', 'Minnesota', 'sr:52@MN'],
  ['Highway 401', 'Ontario', 'sr:401@ON'],
  ['US-1 Bypass', 'New Hampshire', 'us:1.by'],
  ['CR 5', 'New York', 'cr:5@NY/erie'],
  ['SPAULDING TURNPIKE', 'New Hampshire', 'sr:16@NH'],
  ['Southern State Pkwy', 'New York', 'name:southern state parkway@NY'],
  ['Cobb Pkwy N', 'Georgia', 'name:cobb parkway@GA/erie'],
  ['Local', 'Ohio', ''],
])('%s in %s is %s', (roadway, state, keys) => {
  const { on } = read(text(roadway, state));
  expect(on.map(({ key }) => key).join(' ')).toBe(keys);
});

test('a number without a network is of the network that the state’s other cameras give it', () => {
  const { on } = read(text('Highway 61', 'Minnesota'), [text('US 61', 'Minnesota')]);
  expect(on.map(({ key }) => key)).toEqual(['us:61']);
});

test('before "at" is the camera’s road, after it a crossing road', () => {
  const { on, near, doubted } = read(text('I-90', 'Ohio', 'I-90 EB and I-71 at I-290'));
  expect([on, near, doubted].map((roads) => roads.map(({ key }) => key))).toEqual([['i:90'], ['i:71', 'i:290'], []]);
});

test('of a text without a roadway a large road counts, or both streets', () => {
  expect(read(text('', 'New York', 'Gowanus Expy @ 92 St')).on.map(({ key }) => key)).toEqual(['i:278']);
  expect(read(text('', 'New York', '5 Ave @ Main St')).on.map(({ number }) => number)).toEqual([
    '5 avenue',
    'main street',
  ]);
});

test.each([
  ['i:90', 'I-90'],
  ['i:35w', 'I-35W'],
  ['us:1.by', 'US-1 Bypass'],
  ['sr:17@NY', 'NY-17'],
  ['sr:401@ON', 'Highway 401'],
  ['cr:5@NY/erie', 'County Road 5'],
  ['name:southern state parkway@NY', 'Southern State Parkway'],
  ['name:qew@ON', 'QEW'],
  ['name:floridas turnpike@FL', 'Florida’s Turnpike'],
])('%s is written %s', (key, name) => {
  expect(formatRoad(key)).toBe(name);
});

test('where roads share a stretch, a camera of one is on both', () => {
  const toll = Array.from({ length: 5 }, (_, step) =>
    camera({ id: `t${step}`, roadway: 'I-80', location: 'I-80', state: 'Indiana', lat: 41.7, lng: -86.9 + step * 0.4 }),
  );
  const east = Array.from({ length: 3 }, (_, step) =>
    camera({ id: `e${step}`, roadway: 'I-90', location: 'I-90', state: 'Ohio', lat: 41.45, lng: -81.9 + step * 0.3 }),
  );
  const drives = new DriveIndex(toRoadRecords([...toll, ...east]));
  const [trip] = drives.plan([east[2]!, toll[0]!]);
  expect(trip?.legs.map(({ road }) => road)).toEqual(['i:90']);
  expect(trip?.stops.flatMap(({ cameras }) => cameras)).toHaveLength(8);
});
