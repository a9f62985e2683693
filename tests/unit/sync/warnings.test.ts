import type { Exchange, HttpResponse } from '@/lib/sync/http/exchange';
import { FetchError } from '@/lib/sync/http/fetch-error';
import { collectWarnings } from '@/lib/sync/warnings';
import { readAlerts, type Alerts } from '@/lib/warnings/warning';
import eccc from '../../fixtures/warnings/eccc.json';
import nws from '../../fixtures/warnings/nws.json';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, networkWith, response } from './fake-network';

const NOW = Date.parse('2026-11-22T23:45:00Z');
const HOUR_MS = 3_600_000;
const OUTLINE = [
  [
    [-122, 47],
    [-121, 47],
    [-121, 48],
    [-122, 48],
    [-122, 47],
  ],
];
const zone = response(200, JSON.stringify({ type: 'Feature', geometry: { type: 'Polygon', coordinates: OUTLINE } }));
const NWS_HOST = 'api.weather.gov';
const NWS_LIST = `${NWS_HOST}/alerts/active`;
const ECCC_LIST = 'api.weather.gc.ca/collections/weather-alerts/items';

const folder = new TemporaryFolder();
let clock: FakeClock;
/** By host and path. */
let answers: Record<string, HttpResponse | Error>;
let requested: string[];

beforeEach(() => {
  clock = new FakeClock();
  clock.advance(NOW - clock.now());
  requested = [];
  answers = { [NWS_LIST]: response(200, JSON.stringify(nws)), [ECCC_LIST]: response(200, JSON.stringify(eccc)) };
});

const exchange: Exchange = ({ url }) => {
  const address = `${url.hostname}${url.pathname}`;
  requested.push(address);
  const answer = answers[address] ?? zone;
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
};

function collect() {
  const options = { outDir: folder.path, stateDir: folder.path, isDryRun: false };
  return collectWarnings(options, networkWith(exchange, clock));
}
const readWritten = async (): Promise<Alerts> => readAlerts(JSON.parse(await folder.read('alerts.json')))!;

test('both services’ warnings are in one file, with the outlines of their zones, which are requested once', async () => {
  expect(await collect()).toEqual({
    lines: ['Weather warnings: National Weather Service: 3 warnings; Environment and Climate Change Canada: 1 warning'],
    hasFailed: false,
  });
  const { warnings, zones } = await readWritten();
  expect(warnings.map(({ event }) => event)).toEqual([
    ...['Snow Squall Warning', 'Snow Squall Warning', 'Winter Storm Warning', 'Flood Watch'],
  ]);
  expect([...zones.keys()]).toEqual(['county/GAC051', 'forecast/WAZ568', 'forecast/WAZ569']);
  requested = [];
  await collect();
  expect(requested).toEqual([NWS_LIST, ECCC_LIST]);
});

test.each([
  ['is down', new FetchError('connection', 'connection failed (ECONNREFUSED)'), 'connection failed (ECONNREFUSED)'],
  ['has a fault', response(503), 'HTTP 503 from api.weather.gov'],
  ['sends a page', response(200, '<!doctype html><title>Maintenance</title>'), 'not JSON (an HTML page)'],
  ['sends something else', response(200, '{"status":"ok"}'), 'unreadable response (ZodError)'],
  ['has an empty list', response(200, '{"type":"FeatureCollection","features":[]}'), 'an empty list'],
  ['has a list of nonsense', response(200, '{"type":"FeatureCollection","features":[1,{}]}'), 'no entry could be read'],
])('when a service %s, its warnings stay until they end, and the other’s are fresh', async (_, answer, failure) => {
  await collect();
  answers[NWS_LIST] = answer;
  clock.advance(2 * HOUR_MS);
  expect(await collect()).toMatchObject({ hasFailed: true });
  const later = await readWritten();
  // The squall has ended on its own.
  const kept = later.warnings.filter(({ service }) => service === 'nws').map(({ event }) => event);
  expect(kept).toEqual(['Winter Storm Warning', 'Flood Watch']);
  expect(later.services).toMatchObject([
    { service: 'nws', failure, succeededAt: NOW, warnings: 2 },
    { service: 'eccc', failure: null, warnings: 1 },
  ]);
  expect(later.zones.size).toBe(3);
  clock.advance(60 * HOUR_MS);
  await collect();
  expect((await readWritten()).warnings.filter(({ service }) => service === 'nws')).toEqual([]);
});

test('a run requests at most 200 unknown zones, the worst warnings’ first, and stops while the service fails', async () => {
  const [storm] = nws.features;
  const features = Array.from({ length: 300 }, (_, index) => ({
    ...storm,
    properties: {
      ...storm?.properties,
      id: `storm-${index}`,
      severity: index === 299 ? 'Extreme' : 'Minor',
      affectedZones: [`https://${NWS_HOST}/zones/forecast/WAZ${100 + index}`],
    },
  }));
  answers[NWS_LIST] = response(200, JSON.stringify({ type: 'FeatureCollection', features }));
  expect((await collect()).lines.join()).toContain('; 100 outlines to follow');
  const asked = requested.filter((address) => address.includes('/zones/'));
  expect(asked).toHaveLength(200);
  expect(asked[0]).toBe(`${NWS_HOST}/zones/forecast/WAZ399`);
  requested = [];
  for (let code = 100; code < 400; code += 1) {
    answers[`${NWS_HOST}/zones/forecast/WAZ${code}`] = new FetchError('timeout', 'timed out');
  }
  await collect();
  expect(requested.filter((address) => address.includes('/zones/'))).toHaveLength(5);
});
