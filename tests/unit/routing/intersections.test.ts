import { toRoadRecords } from '@/lib/drive/drive-feed';
import type { Camera } from '@/lib/camera/camera';
import { formatRoad } from '@/lib/roads/road';
import { buildChains } from '@/lib/roads/road-chains';
import { EdgeIndex } from '@/lib/routing/edges';
import { findIntersections } from '@/lib/routing/intersections';
import { EAST, road, type Kilometers, type RoadOptions } from '../../support/roads';

/** `I-81 > I-90, 2 km, 335 s`: from the first road to the second, over this distance. */
function meet(...roads: readonly Camera[][]): string[] {
  const { chains } = buildChains(toRoadRecords(roads.flat()));
  return findIntersections(new EdgeIndex(chains)).map(({ from, to, meters, seconds, isFar }) => {
    const [one, other] = [from, to].map(({ edge }) => formatRoad(edge.road.key));
    return `${one} > ${other}, ${Math.round(meters / 1_000)} km, ${Math.round(seconds)} s${isFar ? ', far' : ''}`;
  });
}

const I_90 = road('I-90', [0, 0], 11, EAST);
const AT_I_90: RoadOptions = { text: 'US 20 at I-90' };

test('roads that cross meet there only, although cameras are near and name the other road', () => {
  expect(meet(I_90, road('I-81', [55, -41], 9))).toEqual(['I-81 > I-90, 0 km, 75 s']);
  expect(meet(I_90, road('US 20', [55, -46], 9, AT_I_90))).toEqual(['I-90 > US-20, 0 km, 90 s']);
});

test('a road that ends near another meets it once, although its last camera names it', () => {
  expect(meet(I_90, road('I-81', [55, 2], 5))).toEqual(['I-81 > I-90, 2 km, 335 s']);
  expect(meet(I_90, road('US 20', [55, 1], 5, AT_I_90))).toEqual(['US-20 > I-90, 1 km, 220 s']);
});

test.each<[string, Camera[], string[]]>([
  ['a motorway 20 km away', road('I-81', [50, 20], 6), ['I-81 > I-90, 20 km, 1325 s']],
  ['a motorway 60 km away', road('I-81', [50, 60], 6), ['I-81 > I-90, 60 km, 4511 s, far']],
  ['a motorway beside it', road('I-81', [50, 20], 6, EAST), ['I-81 > I-90, 22 km, 1459 s']],
  ['a motorway at an angle', road('I-81', [50, 20], 6, { step: [8, 3] }), ['I-81 > I-90, 20 km, 1325 s']],
  ['a US route 20 km away', road('US 20', [50, 20], 6), ['US-20 > I-90, 20 km, 1510 s']],
  ['a US route 30 km away', road('US 20', [50, 30], 6), []],
  ['a state’s route 10 km away', road('NY 5', [50, 10], 6), ['NY-5 > I-90, 10 km, 932 s']],
  ['a state’s route 14 km away', road('NY 5', [50, 14], 6), []],
  ['a street 1 km away', road('Main St', [50, 1], 3, { step: [0, 2] }), ['Main Street > I-90, 1 km, 310 s']],
  ['a street 2 km away', road('Main St', [50, 2], 3, { step: [0, 2] }), []],
  ['a lone camera 12 km away', road('I-81', [50, 12], 1), ['I-81 > I-90, 12 km, 873 s']],
  ['a lone camera 16 km away', road('I-81', [50, 16], 1), []],
])('where I-90 and %s meet, if they do', (_, other, expected) => {
  expect(meet(I_90, other)).toEqual(expected);
});

const facing = (...start: Kilometers) =>
  meet(I_90, road('NY 17', start, 6, EAST)).filter((text) => !text.endsWith('far'));
const BOTH_WAYS = ['I-90 > NY-17, 50 km, 2756 s', 'NY-17 > I-90, 50 km, 2756 s'];

test('ends that face each other are joined both ways, within 60 km and 60 degrees', () => {
  expect(facing(150, 0)).toEqual(BOTH_WAYS);
  expect(facing(165, 0)).toEqual([]);
  expect(facing(145, 45)).toEqual([]);
  expect(facing(130, 40)).toEqual(BOTH_WAYS);
  expect(facing(120, 46)).toEqual([]);
});

test('an end is joined with the two nearest that face it', () => {
  const others = [17, 18, 19].map((number, index) => road(`NY ${number}`, [152 - index, 6 - 3 * index], 4, EAST));
  expect(meet(I_90, ...others).filter((text) => /^I-90 .*[^r]$/.test(text))).toEqual([
    'I-90 > NY-19, 50 km, 2771 s',
    'I-90 > NY-18, 51 km, 2831 s',
  ]);
});

test('an end is joined with the two nearest roads of a class ahead, and a motorway’s with no street', () => {
  const ahead = [40, 30, 20].map((north, index) => road(`I-7${index}`, [200, north], 11, EAST));
  const street = road('Main St', [248, 55], 3, { step: [2, 0] });
  expect(meet(road('I-81', [250, 60], 6), ...ahead, street).filter((text) => text.startsWith('I-81'))).toEqual([
    'I-81 > I-70, 20 km, 1325 s',
    'I-81 > I-71, 30 km, 1891 s',
  ]);
});

const STREET = road('Main St', [22, -3], 3, { step: [0, 4] });
const I_79_NORTH = road('I-79', [0, 22], 11, EAST);
const I_79_SOUTH = road('I-79', [0, -22], 11, EAST);
const CROSSING = 'I-81 > I-90, 0 km, 75 s';

test.each<[string, Camera[][], string[]]>([
  [
    'a street, where a camera is near',
    [road('I-90', [0, 0], 11, { step: [5, 0] }), STREET],
    ['I-90 > Main Street, 0 km, 60 s'],
  ],
  ['no street elsewhere', [I_90, STREET], []],
  ['another motorway in a gap', [I_90, road('I-81', [55, -50], 6, { step: [0, 20] })], ['I-81 > I-90, 0 km, 195 s']],
  ['nothing beyond a crossing 2 km before its end', [I_90, I_79_NORTH, road('I-81', [55, -38], 5)], [CROSSING]],
  ['nothing beyond a crossing 2 km after its start', [I_90, I_79_SOUTH, road('I-81', [55, -2], 5)], [CROSSING]],
  [
    'a road beyond a crossing 4 km before its end',
    [I_90, I_79_NORTH, road('I-81', [55, -36], 5)],
    [CROSSING, 'I-81 > I-79, 18 km, 1212 s'],
  ],
  [
    'a road beyond a crossing 4 km after its start',
    [I_90, I_79_SOUTH, road('I-81', [55, -4], 5)],
    [CROSSING, 'I-81 > I-79, 18 km, 1212 s'],
  ],
  [
    'a road beyond the crossing of a smaller one',
    [road('US 20', [0, 0], 11, EAST), I_79_NORTH, road('I-81', [55, -38], 5)],
    ['I-81 > US-20, 0 km, 90 s', 'I-81 > I-79, 20 km, 1325 s'],
  ],
  [
    'the road that begins where it ends',
    [I_90, road('NY 17', [100, 0], 4, EAST)],
    ['I-90 > NY-17, 0 km, 75 s', 'NY-17 > I-90, 0 km, 75 s'],
  ],
  ['no street that faces it', [I_90, road('Main St', [150, 0], 4, { step: [2, 0] })], []],
  ['a lone camera ahead', [I_90, road('NY 17', [120, -20], 1)], ['I-90 > NY-17, 28 km, 1794 s']],
])('a motorway meets %s', (_, roads, expected) => {
  expect(meet(...roads)).toEqual(expected);
});
