import { SYSTEM_CLOCK } from '@/lib/core/clock';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveFinder } from '@/lib/drive/find-drive';
import { camera } from '@/tests/support/camera';
import { serve, type Served } from '@/tests/support/loopback';

const RECORDS = toRoadRecords(
  Array.from({ length: 10 }, (_, step) =>
    camera({ id: `c${step}`, roadway: 'I-90', location: 'I-90', lat: 43, lng: -78 + step * 0.1, state: 'New York' }),
  ),
);
const STOPS = ['43,-78', '43,-77.1'];
const ROUTE = { code: 'Ok', routes: [{ duration: 900, geometry: { coordinates: [[-78, 43], [-77.1, 43]] } }] }; // oxfmt-ignore

let server: Served;
let asked: string[];
let reply: unknown;

beforeEach(async () => {
  asked = [];
  server = await serve((request, response) => {
    asked.push(request.url ?? '');
    // Undefined never answers.
    if (reply !== undefined) response.end(JSON.stringify(reply));
  });
});

afterEach(() => server.close());

const now = jest.fn(() => 0);
/** Ends a wait of that many milliseconds. */
let waits: Map<number, () => void>;

function createFinder({ isDone = true } = {}): DriveFinder {
  waits = new Map();
  const wait = (ms: number) => new Promise<void>((resolve) => waits.set(ms, resolve));
  const finder = new DriveFinder({ now, sleep: wait });
  finder.receive({ type: 'cameras', from: 0, records: RECORDS });
  if (isDone) finder.receive({ type: 'done' });
  return finder;
}

const getRouter = () => server.url;
const ask = (finder: DriveFinder, stops = STOPS, router: string | null = null) =>
  finder.findDrive({ stops, router }, false);

test('a drive is found over the cameras, and without a routing service no stop leaves', async () => {
  const answer = await ask(createFinder());
  expect(answer).toMatchObject({ ok: true, origin: 'cameras', hasRouterFailed: false, isFinal: true });
  expect(answer.ok && answer.trips[0]?.groups.map(({ cameras }) => cameras[0]?.id)).toEqual(
    RECORDS.map(({ id }) => id),
  );
  expect(asked).toEqual([]);
});

test('an unknown stop and stops without a route are reasons', async () => {
  const finder = createFinder();
  expect(await ask(finder, ['Nowhere', '43,-78'])).toMatchObject({
    ...{ ok: false, reason: 'unknown-stops', unknown: ['Nowhere'] },
  });
  expect(await ask(finder, ['43,-78', '20,-150'])).toMatchObject({
    ...{ ok: false, reason: 'no-route', unknown: [], stops: [{ lng: -78 }, { lng: -150 }], hasRouterFailed: false },
  });
});

test('towns are loaded with a search, and again after a failure; the known place in a shared text is found', async () => {
  const finder = createFinder();
  const towns = { NY: ['Buffalo', 4300, -7800, 278, 'Syracuse', 4300, -7710, 148] };
  const request = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce(Response.json(towns, { status: 503 })).mockResolvedValue(Response.json(towns));
  const answers = [];
  for (const stops of Array<string[]>(3).fill(['Buffalo', 'Syracuse'])) answers.push(await ask(finder, stops));
  expect(answers).toMatchObject([{ ok: false }, { ok: false }, { ok: true, stops: [{ name: 'Buffalo, NY' }, {}] }]);
  const shared = await finder.findShared('Hotel\n1 Main St, Buffalo, NY 14202');
  expect([shared?.name, await finder.findShared('Brigadoon')]).toEqual(['Buffalo, NY', null]);
  expect(request.mock.calls).toEqual(Array(3).fill(['/basemap/towns.json']));
});

test('a track is followed, and an invalid file is a reason', async () => {
  const finder = createFinder();
  const follow = (text: string) => finder.findDrive({ track: new Blob([text]) }, true);
  const [{ geometry }] = ROUTE.routes as [(typeof ROUTE.routes)[number]];
  const answer = await follow(JSON.stringify({ type: 'LineString', ...geometry }));
  expect(answer).toMatchObject({ ok: true, origin: 'file', hasRouterFailed: false });
  expect(answer.stops).toMatchObject([
    { name: 'Start of the track', lat: 43, lng: -78 },
    { name: 'End of the track', lat: 43, lng: -77.1 },
  ]);
  expect(answer.ok && answer.trips[0]?.groups).toHaveLength(10);
  expect(await follow('nonsense')).toMatchObject({ ok: false, reason: 'unknown-format' });
  expect(await follow(' '.repeat(5_000_001))).toMatchObject({ ok: false, reason: 'too-large' });
});

test('a slow list of cameras gets an early answer after 4 seconds, then a final one; failures get only the latter', async () => {
  const finder = createFinder({ isDone: false });
  const early = ask(finder);
  waits.get(4_000)?.();
  expect(await early).toMatchObject({ ok: true, isFinal: false });
  const final = finder.findDrive({ stops: STOPS, router: null }, true);
  finder.receive({ type: 'done' });
  expect(await final).toMatchObject({ ok: true, isFinal: true });
  const other = createFinder({ isDone: false });
  const unknown = ask(other, ['Nowhere', '43,-78']);
  waits.get(4_000)?.();
  other.receive({ type: 'done' });
  expect(await unknown).toMatchObject({ ok: false, isFinal: true });
});

test('a newer search cancels the previous one', async () => {
  const finder = createFinder({ isDone: false });
  const first = finder.findDrive({ stops: STOPS, router: null }, true);
  const second = finder.findDrive({ stops: STOPS.toReversed(), router: null }, true);
  finder.receive({ type: 'done' });
  await expect(first).rejects.toThrow('a newer question arrived');
  expect(await second).toMatchObject({ ok: true });
});

test('only the last of several texts is looked up', async () => {
  const finder = new DriveFinder(SYSTEM_CLOCK);
  finder.receive({ type: 'cameras', from: 0, records: RECORDS });
  const [first, last] = await Promise.all([finder.suggestStops('i-9'), finder.suggestStops('i-90')]);
  expect(first).toEqual([]);
  expect(last).toContainEqual({ text: 'I-90', type: 'road' });
});

test('three lines of a routing service are used, and requested at most once a minute', async () => {
  reply = { ...ROUTE, routes: Array(5).fill(ROUTE.routes[0]) };
  const finder = createFinder();
  const stops = ['43,-78', '43.000006,-77.1'];
  const answer = await ask(finder, stops, getRouter());
  expect(answer).toMatchObject({ ok: true, origin: 'router', hasRouterFailed: false });
  expect(answer.ok && answer.trips.map(({ seconds, groups }) => [seconds, groups.length])).toEqual(
    Array(3).fill([900, 10]),
  );
  now.mockReturnValue(60_000);
  await ask(finder, stops, getRouter());
  const options = 'overview=full&geometries=geojson&steps=true&alternatives=true';
  expect(asked).toEqual([`/route/v1/driving/-78.00000,43.00000;-77.10000,43.00001?${options}`]);
  now.mockReturnValue(60_001);
  await ask(finder, stops, getRouter());
  expect(asked).toHaveLength(2);
});

test.each([
  ['has no route', { code: 'NoRoute', message: 'Impossible route between points' }],
  ['has no routes', { code: 'Ok', routes: [] }],
  ['leaves the earth', { code: 'Ok', routes: [{ duration: 1, geometry: { coordinates: [[0, 91]] } }] }],
  ['answers with a page', '<html>'],
])('a service that %s is replaced by the cameras', async (_, body) => {
  reply = body;
  expect(await ask(createFinder(), STOPS, getRouter())).toMatchObject({ origin: 'cameras', hasRouterFailed: true });
});

test('a service that does not answer in 5 seconds is replaced by the cameras', async () => {
  reply = undefined;
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await ask(createFinder(), STOPS, getRouter())).toMatchObject({ origin: 'cameras', hasRouterFailed: true });
  expect(timeout).toHaveBeenCalledWith(5_000);
});
