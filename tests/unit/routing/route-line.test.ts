import type { Camera } from '@/lib/camera/camera';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { buildChains } from '@/lib/roads/road-chains';
import { CameraIndex, toExactLine } from '@/lib/routing/route-line';
import { at, EAST, road, type Kilometers } from '../../support/roads';

/** The cameras along a track, with the road of each: `I-90-0 i:90`. */
function findAlong(cameras: readonly Camera[], track: readonly Kilometers[], name?: string): string[] {
  const { cameras: read, chains } = buildChains(toRoadRecords(cameras));
  const named = chains.find(({ road: { key } }) => key === name)?.road;
  const line = toExactLine(track.map((place) => ({ ...at(place), road: named })));
  return new CameraIndex(read).findAlong(line).map((hit) => `${hit.camera.id} ${hit.road?.key}`);
}

const STRAIGHT: Kilometers[] = [
  [-10, 0],
  [60, 0],
];
/** 100 m from the track. */
const I_90 = road('I-90', [0, 0.1], 6, EAST);
const ALL = I_90.map(({ id }) => `${id} i:90`);
const PAIR = I_90.slice(0, 2);
const ELM = road('Elm St', [11, 0.1], 2, { step: [2, 0] });
const one = (name: string, place: Kilometers, text = name) => road(name, place, 1, { text });

const around = (north: number): Kilometers[] => [
  [-1, 0],
  [4, 0],
  [4, north],
  [6, north],
  [6, 0],
  [11, 0],
];

test.each<[string, readonly Camera[], readonly Kilometers[], string[]]>([
  ['follows a road', I_90, STRAIGHT, ALL],
  ['follows a road whose cameras count backward', I_90.toReversed(), STRAIGHT, ALL],
  ['makes a detour of half the way', PAIR, around(2.6), ALL.slice(0, 2)],
  ['makes a longer detour', PAIR, around(2.7), []],
  ['crosses a road between two cameras', road('I-81', [5, 0.14], 2, { step: [0.2, -0.28] }), STRAIGHT, []],
  ['passes a camera of another road 39 m away', one('I-81', [5, 0.039]), STRAIGHT, ['I-81-0 undefined']],
  ['passes a camera of another road 41 m away', one('I-81', [5, 0.041]), STRAIGHT, []],
  ['passes below a street', [...I_90, ...one('Main St', [25, 0.03])], STRAIGHT, ALL],
  [
    'comes from a street',
    [...PAIR, ...one('Main St', [-5, 0.03])],
    STRAIGHT,
    ['Main-St-0 undefined', ...ALL.slice(0, 2)],
  ],
  ['ends on a street', [...PAIR, ...one('Main St', [15, 0.03])], STRAIGHT, [...ALL.slice(0, 2), 'Main-St-0 undefined']],
  [
    'passes below a motorway',
    [...PAIR, ...one('I-81', [5, 0.03])],
    STRAIGHT,
    ['I-90-0 i:90', 'I-81-0 undefined', 'I-90-1 i:90'],
  ],
  [
    'follows a street across another one',
    [...ELM, ...one('Main St', [12, 0.03])],
    STRAIGHT,
    ['Elm-St-0 name:elm street@NY/erie', 'Main-St-0 undefined', 'Elm-St-1 name:elm street@NY/erie'],
  ],
])('a track that %s', (_, cameras, track, expected) => {
  expect(findAlong(cameras, track)).toEqual(expected);
});

test.each<[string, readonly Camera[], string[]]>([
  ['its own cameras', one('I-90', [5, 0.149]), ['I-90-0 i:90']],
  ['no camera of it that is farther away', one('I-90', [5, 0.151]), []],
  [
    'cameras that name it',
    [...one('NY 5', [5, 0.099], 'NY 5 at I-90'), ...I_90],
    ['I-90-0 i:90', 'NY-5-0 i:90', ...ALL.slice(1)],
  ],
  ['no camera that names it from farther away', [...one('NY 5', [5, 0.101], 'NY 5 at I-90'), ...I_90], ALL],
  [
    'cameras of another large road that it follows',
    [...road('I-81', [11, 0.1], 2, EAST), ...PAIR],
    [...ALL.slice(0, 2), 'I-81-0 i:81', 'I-81-1 i:81'],
  ],
  ['no camera of a street beside it', [...ELM, ...PAIR], ALL.slice(0, 2)],
  ['no camera of a road that it crosses', [...one('I-81', [5, 0.03]), ...PAIR], ALL.slice(0, 2)],
])('a route on a named road has %s', (_, cameras, expected) => {
  expect(findAlong(cameras, STRAIGHT, 'i:90')).toEqual(expected);
});

const walk = (...meters: number[]) => meters.map((east) => at([east / 1_000, 0]));
const round = (values: readonly number[]) => values.map(Math.round);

test('a track keeps a point every 25 meters, its last one, and those where the road changes', () => {
  const metersOf = (...given: Parameters<typeof toExactLine>) =>
    round(toExactLine(...given).points.map((point) => point.meters));
  expect(metersOf(walk(0, 10, 20, 30, 40, 45))).toEqual([0, 30, 45]);
  const other = buildChains(toRoadRecords(PAIR)).chains[0]?.road;
  expect(
    metersOf(walk(0, 10, 20, 30).map((point, index) => (index === 1 ? { ...point, road: other } : point))),
  ).toEqual([0, 10, 20, 30]);
});

test('a line takes the seconds it was given, else those of a free road', () => {
  const seconds = (...given: Parameters<typeof toExactLine>) =>
    round(toExactLine(...given).points.map((point) => point.seconds));
  expect(seconds(walk(0, 1_000, 3_000))).toEqual([0, 40, 120]);
  expect(seconds(walk(0, 1_000, 3_000), 300)).toEqual([0, 100, 300]);
  expect(seconds(walk(0, 0), 60)).toEqual([0, 0]);
});

test.each<[string, Camera[], number, number]>([
  ['its own, by a quarter of a kilometer at least', I_90, 1, 250],
  ['its own, by 12% of the segment', I_90, 10, 1_200],
  ['its own, by 2.5 km at most', I_90, 40, 2_500],
  ['those that name it, by 300 m', road('NY 5', [0, 0], 1, { text: 'NY 5 at I-90' }), 10, 300],
])('between two cameras, a line has cameras of its road beside it: %s', (_, [first], kilometers, limitM) => {
  const { id, ...rest } = first as Camera;
  const beside = (meters: number) => ({ id, ...rest, ...at([kilometers / 2, meters / 1_000]) });
  const find = (meters: number) => {
    const { cameras, chains } = buildChains(toRoadRecords([...road('I-90', [0, 80], 2, EAST), beside(meters)]));
    const named = chains.find(({ road: { key } }) => key === 'i:90')?.road;
    const line = toExactLine([0, kilometers].map((east) => ({ ...at([east, 0]), road: named })));
    const hits = new CameraIndex(cameras).findAlong({ ...line, isExact: false });
    return hits.map(({ camera, meters: driven, offM }) => [camera.id, Math.round(driven), Math.round(offM)]);
  };
  expect(find(limitM - 5)).toEqual([[id, kilometers * 500, limitM - 5]]);
  expect(find(limitM + 5)).toEqual([]);
});
