import type { CatalogEngine } from '@/lib/catalog/catalog-engine';
import { CameraWarnings } from '@/lib/catalog/camera-warnings';
import type { CameraQuery } from '@/lib/search/camera-query';
import { serializeAlerts, type Alerts, type Warning } from '@/lib/warnings/warning';
import { camera } from '../../support/camera';
import { engineOf, requestOf } from '../../support/catalog';

const NOW = Date.parse('2026-11-22T23:45:00Z');
const HOUR_MS = 3_600_000;
const around = (lat: number, lng: number) => [
  [[lng - 1, lat - 1, lng + 1, lat - 1, lng + 1, lat + 1, lng - 1, lat + 1]],
];

function warning(overrides: Partial<Warning>): Warning {
  return {
    ...{ id: 'w', service: 'nws', event: 'Winter Storm Warning', severity: 'severe', headline: '', instruction: '' },
    ...{ sender: 'NWS', starts: NOW, ends: NOW + HOUR_MS, zones: [], area: null },
    ...overrides,
  };
}

const STATE = { service: 'nws', askedAt: NOW, succeededAt: NOW, failure: null, warnings: 2, dropped: 0 } as const;
const ALERTS: Alerts = {
  services: [STATE],
  zones: new Map([['forecast/WAZ568', around(47, -121)]]),
  warnings: [
    warning({ id: 'storm', zones: ['forecast/WAZ568'] }),
    warning({
      id: 'fog',
      event: 'Dense Fog Advisory',
      severity: 'minor',
      area: around(43, -76),
      ends: NOW + 2 * HOUR_MS,
    }),
  ],
};

/** By address, the body; anything else is not found. */
let answers: Record<string, string>;
let engine: CatalogEngine;
let warnings: CameraWarnings;

beforeEach(() => {
  answers = { '/camera-data/alerts.json': serializeAlerts(ALERTS) };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const body = answers[address as string];
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  });
  engine = engineOf([
    camera({ id: 'dry', lat: 33, lng: -84 }),
    camera({ id: 'foggy', lat: 43.2, lng: -76 }),
    camera({ id: 'pass', lat: 47.4, lng: -121.4 }),
  ]);
  warnings = new CameraWarnings(engine);
});

const look = (at: number, isNew = true) => warnings.look({ now: at, isNew });
function find(query: Partial<CameraQuery>) {
  const { order, isDone } = engine.find(requestOf(query));
  return { ids: engine.read([...order]).map((found) => found.camera.id), isDone };
}

test('the filter and the order wait for the warnings, then show the cameras under one, and forget them when they end', async () => {
  expect(find({ warned: true })).toEqual({ ids: [], isDone: false });
  expect(find({}).isDone).toBe(true);
  const news = await look(NOW);
  expect(find({ warned: true, sort: 'id' })).toEqual({ ids: ['foggy', 'pass'], isDone: true });
  expect(find({ sort: 'severity' }).ids).toEqual(['pass', 'foggy', 'dry']);
  expect(engine.getOptions('states', requestOf({ warned: true }))[0]?.count).toBe(2);
  expect([...news.ofCamera]).toEqual([
    ['pass', { event: 'Winter Storm Warning', severity: 'severe' }],
    ['foggy', { event: 'Dense Fog Advisory', severity: 'minor' }],
  ]);
  expect(news.nextEnd).toBe(NOW + HOUR_MS);
  expect(warnings.list('pass').map(({ id }) => id)).toEqual(['storm']);
  const later = await look(NOW + HOUR_MS, false);
  expect([[...later.ofCamera.keys()], later.nextEnd]).toEqual([['foggy'], NOW + 2 * HOUR_MS]);
  expect(find({ warned: true }).ids).toEqual(['foggy']);
});

test.each(['null', '[]', '{"warnings":"none"}', '{"warnings":[{}],"zones":{"x":1},"services":[7]}'])(
  'a file that says %s has no warnings, and the filter finds nothing',
  async (text) => {
    answers['/camera-data/alerts.json'] = text;
    expect(await look(NOW)).toMatchObject({ ofCamera: new Map(), nextEnd: null });
    expect(find({ warned: true })).toEqual({ ids: [], isDone: true });
  },
);

test('a file that fails to load leaves the warnings unchanged, and the filter does not wait for it', async () => {
  answers = {};
  await expect(look(NOW)).rejects.toThrow('HTTP 404');
  expect(find({ warned: true }).isDone).toBe(true);
  answers['/camera-data/alerts.json'] = serializeAlerts(ALERTS);
  await look(NOW);
  answers['/camera-data/alerts.json'] = '<html>';
  await expect(look(NOW)).rejects.toThrow();
  expect(find({ warned: true }).ids).toHaveLength(2);
});

test('an old file never makes the browser request the weather services; the update has its age', async () => {
  const later = NOW + 46 * 60_000;
  const { ofCamera, collectedAt } = await look(later);
  expect([ofCamera.size, collectedAt]).toEqual([2, { nws: NOW }]);
  expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['/camera-data/alerts.json']);
});
