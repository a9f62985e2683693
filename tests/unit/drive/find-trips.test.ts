import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DriveIndex } from '@/lib/drive/drive-index';
import { findTrips } from '@/lib/drive/find-trips';
import { readRouterAnswer } from '@/lib/drive/router-answer';
import { camera } from '@/tests/support/camera';

const drives = new DriveIndex();
drives.put(
  '511ny',
  Array.from({ length: 10 }, (_, step) =>
    camera({ id: `c${step}`, roadway: 'I-90', location: 'I-90', lat: 43, lng: -78 + step * 0.1, state: 'New York' }),
  ),
);
const client = {
  plan: (...[places, most]: Parameters<Parameters<typeof findTrips>[0]['client']['plan']>) =>
    Promise.resolve(drives.plan(places, { most })),
  followRouter: (body: unknown) =>
    Promise.resolve().then(() =>
      readRouterAnswer(body, (reference, at) => drives.findRoad(reference, at)).map((line) => drives.along(line)),
    ),
};
const open = () => new AbortController().signal;
let server: Server;
let asked: string[];
let reply: unknown;

/** Each test has places of its own: answers are reused. */
const placesFrom = (lng: number) => [
  { lat: 43, lng },
  { lat: 43, lng: -77.1 },
];
const ask = (lng: number, now = 0) => {
  const { port } = server.address() as AddressInfo;
  return findTrips({
    client,
    places: placesFrom(lng),
    most: 3,
    signal: open(),
    router: `http://127.0.0.1:${port}`,
    now,
  });
};
const routeOf = (lng: number) => ({
  code: 'Ok',
  routes: [{ duration: 900, geometry: { coordinates: placesFrom(lng).map((place) => [place.lng, place.lat]) } }],
});

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    // Undefined never answers.
    if (reply !== undefined) response.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

test('a routing service’s line is used, and asked for once in a minute', async () => {
  reply = routeOf(-78);
  const found = await ask(-78);
  expect(found).toMatchObject({ origin: 'router', notice: null, trips: [{ seconds: 900 }] });
  await ask(-78, 60_000);
  expect(asked).toEqual([expect.stringContaining('/route/v1/driving/-78.00000,43.00000;-77.10000,43.00000?')]);
  await ask(-78, 60_001);
  expect(asked).toHaveLength(2);
});

test.each([
  ['has no route', -77.9, { code: 'NoRoute' }],
  ['answers something else', -77.8, '<html>'],
])('a service that %s is replaced by the way over the cameras, which is said', async (_, lng, body) => {
  reply = body;
  const { trips, origin, notice } = await ask(lng);
  expect(origin).toBe('cameras');
  expect(notice).toMatch(/^127\.0\.0\.1:\d+ gave no route, so this one is found over the cameras\.$/);
  expect(trips[0]?.stops.at(-1)?.cameras[0]?.id).toBe('c9');
});

test('a service that does not answer in 5 seconds is replaced by the way over the cameras', async () => {
  reply = undefined;
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await ask(-77.7)).toMatchObject({ origin: 'cameras', notice: expect.stringContaining('gave no route') });
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('without a service no place leaves', async () => {
  const found = await findTrips({ client, places: placesFrom(-77.6), most: 3, signal: open(), router: null, now: 0 });
  expect(found).toMatchObject({ origin: 'cameras', notice: null });
  expect(asked).toEqual([]);
});
