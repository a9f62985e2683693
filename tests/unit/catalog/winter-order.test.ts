import { toMethods } from '@/lib/catalog/catalog-worker';
import { rankWinter } from '@/lib/search/camera-sorter';
import { camera } from '../../support/camera';
import { engineOf, requestOf } from '../../support/catalog';

const NOW = Date.UTC(2026, 0, 11, 4);
const HOUR_MS = 3_600_000;

const event = (roadName: string, more: object = {}) => ({
  ...{ id: `e-${roadName}`, source: '511id', type: 'INCIDENT', severity: 'MAJOR', headline: 'Crash' },
  ...{ lat: 43.05, lng: -115, start: NOW - HOUR_MS, end: NOW + HOUR_MS, url: 'https://511.example/' },
  ...{ roads: [{ name: roadName }], ...more },
});
const PLANNED = { type: 'CONSTRUCTION' };
const CLOSED = { name: 'US-20', state: 'CLOSED' };

const RANKED = [
  [
    2,
    [
      'I-90 at Lookout Pass',
      'US 550 : 2.2 miles N of Red Mountain Pass: Looking North',
      'I-5 at Siskiyou Summit',
      'I-70 RWIS WB at Clear Creek Summit, mile 7.46',
      'Tunnel at Continental Divide',
    ],
  ],
  [
    1,
    [
      'US-40 at Berthoud Mountain',
      'SR-14 at Elev 9,900',
      'US119 Pine Mtn',
      'Rainbow Chain-Up Area',
      'US 322 @ TOP OF SEVEN MOUNTAINS',
      'Hwy 1 Kicking Horse Canyon',
    ],
  ],
  [
    0,
    [
      'SR-4 East of Willow Pass Road',
      'US199 at Grants Pass',
      'US-101 at Cattle Pass',
      'US 90 at Market St - Pass Christian',
      'I-11 Interchange RR Pass',
      'I-476, Clarks Summit Interchange',
      'US 78 at Summit Chase Dr',
      'El Camino at Mountain View',
      'I-84 EB at Mountain Home',
      'Windy Hill Rd',
      'DEK-0652: Mountain Ind Blvd at US 78 WB Ramp',
      'Las Vegas Blvd & Spring Mountain',
      'I-210 : 0.9 Miles E of Mountain',
      'Sunpass lane, bypass and underpass',
    ],
  ],
] as const;

test('texts tell a pass from a mountain, and both from streets and towns with such names', () => {
  const wrong = RANKED.flatMap(([rank, texts]) =>
    texts.filter((location) => rankWinter(camera({ location })) !== rank),
  );
  expect(wrong).toEqual([]);
});

const onRoad = (id: string, roadway: string) => camera({ id, roadway, location: 'Here', lat: 43, lng: -115 });
const CAMERAS = [
  ...RANKED.toReversed().flatMap(([rank, texts]) =>
    texts.map((location, index) => camera({ id: `x-${rank}-${index}`, location, lat: 40, lng: -115 })),
  ),
  ...[onRoad('x-chains', 'US-50'), onRoad('x-old-chains', 'US-6'), onRoad('x-ice', 'I-80')],
  ...[onRoad('x-crash', 'ID-55'), onRoad('x-works', 'US-93'), onRoad('x-closed', 'US-20'), onRoad('x-over', 'I-84')],
  ...[onRoad('x-few-chains', 'US-30'), onRoad('x-damp', 'I-82')],
];
const EVENTS = [
  event('ID-55'),
  event('US-93', PLANNED),
  event('US-20', { ...PLANNED, roads: [CLOSED] }),
  event('I-84', { end: NOW - 1 }),
  event('I-80', { type: 'ROAD_CONDITION', reading: 'surface', severity: 'MODERATE', surfaceC: -3 }),
  event('I-82', { type: 'ROAD_CONDITION', reading: 'surface', severity: 'MODERATE', surfaceC: 1 }),
  event('US-50', { type: 'ROAD_CONDITION', reading: 'chains' }),
  event('US-30', { type: 'ROAD_CONDITION', reading: 'chains', severity: 'MODERATE' }),
  event('US-6', { type: 'ROAD_CONDITION', reading: 'chains', end: NOW - 1 }),
];

async function findWinter(answer: () => Promise<Response>, warned: readonly string[] = [], laterMs = 0) {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true });
  const engine = engineOf(CAMERAS);
  const methods = toMethods(engine);
  const find = async () => (await methods.find(requestOf({ sort: 'winter' }))).order;
  await find();
  clock.mockReturnValue(NOW + laterMs);
  engine.warn(new Map(warned.map((id) => [id, 3])));
  return engine.read([...(await find())]).map((found) => found.camera.id);
}

const PASSES = ['x-2-0', 'x-2-1', 'x-2-2', 'x-2-3', 'x-2-4'];

test('the winter view has chain controls in force first, then ice, then passes, warned cameras, and events, then mountains', async () => {
  const answer = () => Promise.resolve(Response.json({ writtenAt: NOW, sources: [], events: EVENTS }));
  const order = await findWinter(answer, ['x-crash', 'x-over']);
  expect(order.slice(0, 5)).toEqual(['x-chains', 'x-few-chains', 'x-ice', 'x-damp', 'x-crash']);
  expect(order.slice(5, 12).toSorted()).toEqual([...PASSES, 'x-closed', 'x-over']);
  expect(order.slice(12, 16).every((id) => id.startsWith('x-1-'))).toBe(true);
  expect(order.slice(16)).toEqual(expect.arrayContaining(['x-works', 'x-old-chains']));
  expect((await findWinter(answer, [], HOUR_MS)).slice(0, 5).toSorted()).toEqual(PASSES);
});

test('the winter view loads the road reports again, and keeps the old ones if that fails', async () => {
  const answers = [Response.json({ writtenAt: NOW, sources: [], events: EVENTS }), new Response(null, { status: 404 })];
  expect((await findWinter(() => Promise.resolve(answers.shift()!), [], 6 * 60_000))[0]).toBe('x-chains');
  expect(answers).toEqual([]);
  const news = [new Response(null, { status: 404 }), Response.json({ writtenAt: NOW, sources: [], events: EVENTS })];
  expect((await findWinter(() => Promise.resolve(news.shift()!), [], 6 * 60_000))[0]).toBe('x-chains');
});

test.each([
  ['missing', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['wrong', () => Promise.resolve(new Response('<!doctype html>'))],
  ['too late', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['old', () => Promise.resolve(Response.json({ writtenAt: NOW - 4 * HOUR_MS, sources: [], events: EVENTS }))],
])('with events that are %s the winter view has passes first', async (_, answer) => {
  expect((await findWinter(answer)).slice(0, 5).toSorted()).toEqual(PASSES);
});
