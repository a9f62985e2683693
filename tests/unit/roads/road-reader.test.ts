import { formatRoad } from '@/lib/roads/road';
import { RoadReader } from '@/lib/roads/road-reader';
import { camera } from '@/tests/support/camera';

const text = (roadway: string, state: string, location = 'x') => camera({ roadway, state, location, county: 'Erie' });

function read(one: ReturnType<typeof text>, others: readonly ReturnType<typeof text>[] = []) {
  const reader = new RoadReader();
  for (const camera of [...others, one]) reader.learn(camera);
  return reader.read(one);
}

// The digit is the class: motorway, trunk road, state route, or local road.
test.each([
  ['I-90 - NYS Thruway', 'New York', 'i:90 0'],
  ['Brooklyn Queens Expressway (I-278)', 'New York', 'i:278 0'],
  ['25/27A', 'New York', 'sr:25@NY 2, sr:27a@NY 2'],
  ['104', 'New York', 'sr:104@NY 2'],
  ['5/20', 'New York', 'sr:5@NY 2, sr:20@NY 2'],
  ['17 Main St', 'New York', 'name:17 main street@NY/erie 3'],
  ['NY 907M', 'New York', ''],
  ['US-17/92', 'Florida', 'us:17 1, us:92 1'],
  ['I-95/I-295', 'Florida', 'i:95 0, i:295 0'],
  ['I-295 W', 'Florida', 'i:295 0'],
  ['I-81N', 'New York', 'i:81 0'],
  ['I-35W', 'Minnesota', 'i:35w 0'],
  ['IN 66', 'Indiana', 'sr:66@IN 2'],
  ['T.H.52', 'Minnesota', 'sr:52@MN 2'],
  ['Co Rd 5', 'Minnesota', 'cr:5@MN/erie 3'],
  ['PA Turnpike 43', 'Pennsylvania', 'sr:43@PA 2'],
  ['NJ 17', 'New York', 'sr:17@NJ 2'],
  ['MD-295', 'Maryland', 'sr:295@MD 0'],
  ['SR 007', 'Ohio', 'sr:7@OH 2'],
  ['SR 999', 'Ohio', 'sr:999@OH 2'],
  ['SR 1000', 'Ohio', 'sr:1000@OH 3'],
  ['SR 599', 'Virginia', 'sr:599@VA 2'],
  ['SR 600', 'Virginia', 'sr:600@VA 3'],
  ['SR 5', 'Jalisco', 'sr:5@ 2'],
  ['Highway 148', 'Ontario', 'sr:148@ON 1'],
  ['Highway 399', 'Ontario', 'sr:399@ON 2'],
  ['Highway 400', 'Ontario', 'sr:400@ON 0'],
  ['Highway 427', 'Ontario', 'sr:427@ON 0'],
  ['Highway 428', 'Ontario', 'sr:428@ON 2'],
  ['US-1 Bypass', 'New Hampshire', 'us:1.by 2'],
  ['US 25 Alt', 'Kentucky', 'us:25.al 2'],
  ['CR 5', 'New York', 'cr:5@NY/erie 3'],
  ['CR 5 Bypass', 'New York', 'cr:5.by@NY/erie 3'],
  ['SPAULDING TURNPIKE', 'New Hampshire', 'sr:16@NH 0'],
  ['Southern State Pkwy', 'New York', 'name:southern state parkway@NY 0'],
  ['Ocean Pkwy', 'New York', 'name:ocean parkway@NY/erie 3'],
  ['Cobb Pkwy N', 'Georgia', 'name:cobb parkway@GA/erie 3'],
  ['Local', 'Ohio', ''],
])('%s in %s is %s', (roadway, state, roads) => {
  const { on } = read(text(roadway, state));
  expect(on.map(({ key, rank }) => `${key} ${rank}`).join(', ')).toBe(roads);
});

test('a number without a network is of the network that the state’s other cameras give it', () => {
  const { on } = read(text('Highway 61', 'Minnesota'), [text('US 61', 'Minnesota')]);
  expect(on.map(({ key }) => key)).toEqual(['us:61']);
  const both = read(text('Highway 61', 'Minnesota'), [text('US 61', 'Minnesota'), text('MN 61', 'Minnesota')]);
  expect(both.on.map(({ key }) => key)).toEqual(['sr:61@MN']);
  // In the text, it is the camera's own road.
  const own = read(text('US 61', 'Minnesota', 'Highway 61 at I-94'), [text('MN 61', 'Minnesota')]);
  expect([own.on, own.doubted].map((list) => list.map(({ key }) => key))).toEqual([['us:61'], []]);
  const other = read(text('US 61', 'Minnesota', 'Highway 52 at I-94'), [text('MN 52', 'Minnesota')]);
  expect([other.on, other.doubted].map((list) => list.map(({ key }) => key))).toEqual([
    ['us:61', 'sr:52@MN'],
    ['sr:52@MN'],
  ]);
});

test.each([
  ['I-90', 'Ohio', 'I-90 EB and I-71 at I-290', 'i:90 | i:71 i:290 | '],
  ['I-90', 'Ohio', 'I-71 at Main St', 'i:90 i:71 |  | i:71'],
  ['US 61', 'Minnesota', 'Highway 61 at I-94', 'us:61 | i:94 | '],
  ['', 'New York', 'DEMO · I-90 N/O NY 5; NY 78', 'i:90 | sr:5@NY sr:78@NY | '],
  ['', 'Georgia', 'GDOT-0457: I-75 N past Windy Hill', 'i:75 |  | '],
  ['', 'Georgia', 'I-80: Exit 3', 'i:80 |  | '],
  ['', 'New York', 'Gowanus Expy @ 92 St', 'i:278 |  | '],
  ['Local', 'Ohio', 'Main St at Elm St', 'name:main street@OH/erie name:elm street@OH/erie |  | '],
])('a camera at %j in %s with the text %j is on, near, and doubtfully on %j', (roadway, state, location, roads) => {
  const { on, near, doubted } = read(text(roadway, state, location));
  expect([on, near, doubted].map((list) => list.map(({ key }) => key).join(' ')).join(' | ')).toBe(roads);
});

test.each([
  ['I 90; NY 5', 'i:90 sr:5@NY'],
  ['ON 401, QC 20', 'sr:401@ON sr:20@QC'],
  ['Bronx River Parkway', 'name:bronx river parkway@NY'],
  ['', ''],
])('a routing service’s %j in New York is %j', (reference, keys) => {
  const roads = new RoadReader().readReference(reference, 'NY');
  expect(roads.map(({ key }) => key).join(' ')).toBe(keys);
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
