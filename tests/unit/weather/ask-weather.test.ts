import { readFileSync } from 'node:fs';
import { demoWeather, listStaticWeather } from '@/demo/weather/demo-weather';
import { listDemoCameras } from '@/demo/network/network';
import { WeatherDesk } from '@/lib/weather/ask-weather';
import { findWeatherPlace, type WeatherPlace } from '@/lib/weather/weather';

const readFixture = (name: string) => readFileSync(`tests/fixtures/weather/${name}.json`, 'utf8');
const NWS = 'https://api.weather.gov';
const PASS: WeatherPlace = { lat: 47.4241, lng: -121.4112, service: 'nws', address: NWS };
const TOWN: WeatherPlace = { lat: 51.2, lng: -118.2, service: 'eccc', address: 'https://api.weather.gc.ca' };
const NOW = Date.parse('2026-01-11T04:20:00Z');
const { signal: ALWAYS } = new AbortController();

const answerOf = (url: string) => {
  if (url.startsWith(`${NWS}/points/`)) return readFixture('nws-point');
  return readFixture(url.startsWith(NWS) ? 'nws-grid' : 'eccc-items');
};

/** A service that answers when told to. */
function openDesk(answer: (url: string) => string | Promise<string> = answerOf) {
  const asked: string[] = [];
  const clock = { now: NOW };
  const desk = new WeatherDesk(
    async (url) => {
      asked.push(url);
      return answer(url);
    },
    () => clock.now,
  );
  return { desk, asked, clock };
}

test('a point is requested once, and a neighbor in the same cell shares its forecast for half an hour', async () => {
  const { desk, asked, clock } = openDesk();
  const neighbor = { ...PASS, lat: 47.43 };
  const forecast = await desk.ask(PASS, ALWAYS);
  expect(forecast?.timeZone).toBe('America/Los_Angeles');
  expect(await desk.ask(PASS, ALWAYS)).toBe(forecast);
  expect(await desk.ask(neighbor, ALWAYS)).toBe(forecast);
  const first = [`${NWS}/points/47.42,-121.41`, `${NWS}/gridpoints/SEW/152,54`, `${NWS}/points/47.43,-121.41`];
  expect(asked).toEqual(first);
  // A page asks every half hour, and the answer took a while.
  clock.now += 30 * 60_000 - 20_000;
  await desk.ask(PASS, ALWAYS);
  expect(asked).toEqual([...first, `${NWS}/gridpoints/SEW/152,54`]);
});

test('requests run one at a time, and a camera that was closed meanwhile sends none', async () => {
  const release: ((text: string) => void)[] = [];
  const { desk, asked } = openDesk(() => new Promise((resolve) => release.push(resolve)));
  const leaving = new AbortController();
  const first = desk.ask(PASS, ALWAYS);
  const closed = desk.ask(TOWN, leaving.signal);
  closed.catch(() => undefined);
  const last = desk.ask({ ...PASS, lat: 40 }, ALWAYS);
  leaving.abort();
  for (const [index, text] of ['nws-point', 'nws-grid', 'nws-point'].map(readFixture).entries()) {
    while (release.length <= index) await new Promise(setImmediate);
    expect(asked).toHaveLength(index + 1);
    release[index]?.(text);
  }
  await expect(closed).rejects.toThrow('abort');
  expect(await first).toBe(await last);
  expect(asked.filter((url) => url.includes('gc.ca'))).toEqual([]);
});

test.each<[string, (url: string) => string | Promise<string>]>([
  ['that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that answers with a page', () => '<!doctype html><title>Maintenance</title>'],
  ['that answers with nothing', () => ''],
  ['that answers with another shape', () => '{"title":"Data Unavailable For Requested Point","status":404}'],
  ['whose grid is empty', (url) => (url.includes('points/4') ? readFixture('nws-point') : '{"properties":{}}')],
  ['that sends us elsewhere', () => readFixture('nws-point').replaceAll(NWS, 'https://elsewhere.example')],
])('a service %s has failed, and is not requested again for a minute', async (_, answer) => {
  const { desk, asked, clock } = openDesk(answer);
  expect(await desk.ask(PASS, ALWAYS)).toBeNull();
  const count = asked.length;
  expect(desk.hasFailed(PASS)).toBe(true);
  expect(asked.filter((url) => !url.startsWith(NWS))).toEqual([]);
  expect(await desk.ask(PASS, ALWAYS)).toBeNull();
  expect(asked).toHaveLength(count);
  clock.now += 61_000;
  await desk.ask(PASS, ALWAYS);
  expect(asked.length).toBeGreaterThan(count);
});

test('a service that times out has no forecast, the next request gets its turn, and closing a camera ends its request', async () => {
  jest.useFakeTimers();
  const signals: AbortSignal[] = [];
  const desk = new WeatherDesk(
    (url, signal) =>
      url.startsWith(NWS)
        ? new Promise((_, reject) => {
            signals.push(signal);
            signal.addEventListener('abort', () => reject(new Error('abort')));
          })
        : Promise.resolve(answerOf(url)),
    () => NOW,
  );
  const slow = desk.ask(PASS, ALWAYS);
  const next = desk.ask(TOWN, ALWAYS);
  while (signals.length === 0) await jest.advanceTimersByTimeAsync(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await slow).toBeNull();
  expect((await next)?.town?.name).toBe('Revelstoke');
  const leaving = new AbortController();
  const left = { ...PASS, lat: 40 };
  const closed = desk.ask(left, leaving.signal);
  while (signals.length === 1) await jest.advanceTimersByTimeAsync(1);
  leaving.abort();
  await expect(closed).rejects.toThrow('abort');
  expect([signals[1]?.aborted, desk.hasFailed(left)]).toEqual([true, false]);
});

test('a request tells the service our site, and nothing about the visitor; an error is a failure', async () => {
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { status: 503 }));
  const desk = new WeatherDesk();
  expect(await desk.ask(TOWN, ALWAYS)).toBeNull();
  expect(desk.hasFailed(TOWN)).toBe(true);
  request.mockImplementation((url) => Promise.resolve(new Response(answerOf(url as string))));
  expect((await desk.ask({ ...TOWN, lng: -118.3 }, ALWAYS))?.town?.name).toBe('Revelstoke');
  expect(request.mock.lastCall?.[1]).toEqual({
    ...{ signal: expect.any(AbortSignal), credentials: 'omit', referrerPolicy: 'strict-origin' },
  });
});

test('a card waits for the open camera, and requests nothing from a service that just failed', async () => {
  const { desk, asked, clock } = openDesk((url) => (url.startsWith(NWS) ? 'down' : answerOf(url)));
  const failing = desk.ask(PASS, ALWAYS);
  const cards = [{ ...PASS, lat: 40 }, TOWN].map((place) => desk.askLater(place, ALWAYS));
  const opened = desk.ask({ ...TOWN, lng: -118.3 }, ALWAYS);
  expect([await failing, ...(await Promise.all(cards)).map((forecast) => forecast?.town?.name)]).toEqual([
    ...[null, undefined, 'Revelstoke'],
  ]);
  expect((await opened)?.town?.name).toBe('Revelstoke');
  expect(asked.map((url) => /bbox=-118.\d+|points/.exec(url)?.[0])).toEqual(['points', 'bbox=-118.55', 'bbox=-118.45']);
  clock.now += 61_000;
  await desk.askLater({ ...PASS, lat: 40 }, ALWAYS);
  expect(asked.at(-1)).toBe(`${NWS}/points/40,-121.41`);
});

test('in Canada a small box is requested first, and a wide one only where it has no town', async () => {
  const { desk, asked } = openDesk((url) => (url.includes('bbox=-118.45') ? '{"features":[]}' : answerOf(url)));
  expect((await desk.ask(TOWN, ALWAYS))?.town?.name).toBe('Revelstoke');
  expect(asked.map((url) => new URL(url).searchParams.get('bbox'))).toEqual([
    '-118.45,50.95,-117.95,51.45',
    '-119.2,50.2,-117.2,52.2',
  ]);
});

test('a place without a forecast is not a failure', async () => {
  const { desk } = openDesk(() => '{"features":[]}');
  expect(await desk.ask(TOWN, ALWAYS)).toBeNull();
  expect(desk.hasFailed(TOWN)).toBe(false);
});

test('a demo camera of every state has weather, from the server and from the files of a site without one', async () => {
  const files = new Map(listStaticWeather().map(({ path, body }) => [path, body]));
  const serve = (url: string) => {
    const [path = '', query = ''] = url.split('?');
    return demoWeather(path, new URLSearchParams(query), NOW) ?? '';
  };
  const live = openDesk(serve);
  const still = openDesk((url) => files.get(url.split('?')[0] ?? '') ?? '');
  const without: string[] = [];
  const oneOfEachState = new Map(listDemoCameras().map((camera) => [camera.state, camera]));
  for (const camera of oneOfEachState.values()) {
    const place = findWeatherPlace(camera)!;
    const [served, filed] = [await live.desk.ask(place, ALWAYS), await still.desk.ask(place, ALWAYS)];
    if (served?.at(NOW)?.next.length !== 6 || !filed?.at(NOW)) without.push(camera.id);
  }
  expect(without).toEqual([]);
});
