import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEventsFile, type RoadEvent } from '@/lib/road-reports/event-schema';
import { PLAIN_LIST } from '@/lib/sources/source';
import type { EventSource } from '@/lib/sources/events/event-registry';
import { collectEvents } from '@/lib/sync/collect-events';
import { FakeClock, resolvePublic, response } from './fake-network';

const HOUR_MS = 3_600_000;

let outDir = '';
let clock: FakeClock;
/** Response or error status per host. */
let answers: Record<string, unknown>;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'events-'));
  clock = new FakeClock();
  answers = {};
});

afterEach(() => rm(outDir, { recursive: true }));

const event = (id: string, overrides: Partial<RoadEvent> = {}): RoadEvent => ({
  id,
  source: '511ny',
  type: 'INCIDENT',
  severity: 'MINOR',
  headline: 'Crash',
  description: '',
  roads: [],
  lat: 43,
  lng: -76,
  start: null,
  end: null,
  updated: clock.now(),
  url: 'https://511ny.org',
  ...overrides,
});

/** A source whose lists are events in our own shape. */
const source = (id: EventSource['id'], ...parts: string[]): EventSource => ({
  id,
  parts: parts.map((name) => ({
    key: `${id}/${name}`,
    idPrefix: `${id}-${name}-`,
    endpoints: [
      {
        ...PLAIN_LIST,
        name: 'fake',
        paceMs: 0,
        first: () => ({ url: `https://${id}-${name}.example/`, method: 'GET', headers: {} }),
        parse: ([page]) => {
          const events = Array.isArray(page) ? (page as RoadEvent[]) : [];
          return { rows: events.length, events, dropped: {} };
        },
      },
    ],
  })),
});

const NEW_YORK = source('511ny', 'a', 'b');
const ONTARIO = source('511on', 'a');

async function collect(environment: Record<string, string> = {}) {
  const { line, file } = await collectEvents(
    { outDir, sources: [NEW_YORK, ONTARIO] },
    {
      clock,
      environment,
      resolve: resolvePublic,
      random: () => 0.5,
      exchange: ({ url }) => {
        const answer = answers[url.host.replace('.example', '')] ?? [];
        if (typeof answer === 'number') return Promise.resolve(response(answer));
        return Promise.resolve(response(200, typeof answer === 'string' ? answer : JSON.stringify(answer)));
      },
    },
  );
  return { line, file, ids: file.events.map(({ id }) => id) };
}

const readBack = async () => parseEventsFile(JSON.parse(await readFile(join(outDir, 'events.json'), 'utf8')));

test('a run writes what all sources say, as the page reads it', async () => {
  answers = {
    '511ny-a': [event('511ny-a-1')],
    '511on-a': [event('511on-a-1', { source: '511on', line: '_p~iF~ps|U' })],
  };
  const { line, file, ids } = await collect();
  expect(ids).toEqual(['511ny-a-1', '511on-a-1']);
  expect(await readBack()).toEqual(file);
  expect(line).toBe('Events: 2 of 2 sources');
});

test('the events of a list that fails stay until they end or three hours have passed; the others go on', async () => {
  const soon = clock.now() + HOUR_MS;
  answers = { '511ny-a': [event('511ny-a-1'), event('511ny-a-2', { end: soon })], '511ny-b': [event('511ny-b-1')] };
  await collect();
  clock.advance(2 * HOUR_MS);
  answers = { '511ny-a': '<html>Please wait</html>', '511ny-b': [event('511ny-b-2')] };
  const during = await collect();
  expect(during.ids).toEqual(['511ny-a-1', '511ny-b-2']);
  expect(during.line).toBe(
    'Events: 2 of 2 sources, of which 1 failed (keeping earlier events; 511ny/a: not JSON (an HTML page))',
  );
  clock.advance(2 * HOUR_MS);
  expect((await collect()).ids).toEqual(['511ny-b-2']);
});

test('what has ended, begins in days, or was forgotten is left out', async () => {
  const now = clock.now();
  const closed = { roads: [{ name: 'I-90', from: '', to: '', direction: null, state: 'CLOSED' as const }] };
  answers = {
    '511ny-a': [
      event('511ny-a-over', { end: now - 1 }),
      event('511ny-a-later', { start: now + 30 * HOUR_MS }),
      event('511ny-a-forgotten', { start: now - 400 * HOUR_MS, updated: null }),
      event('511ny-a-winter', { start: now - 2000 * HOUR_MS, updated: null, ...closed }),
      event('511ny-a-timeless', { updated: null }),
    ],
  };
  expect((await collect()).ids).toEqual(['511ny-a-winter', '511ny-a-timeless']);
});

test('of ten thousand events the most important are kept', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => event(`511ny-a-${index}`, { type: 'CONSTRUCTION' }));
  answers = { '511ny-a': many, '511ny-b': [event('511ny-b-1', { severity: 'MAJOR' })] };
  const { ids } = await collect();
  expect(ids).toHaveLength(600);
  expect(ids).toContain('511ny-b-1');
});

test('a source that asks for consent first is not asked, and a damaged file is no obstacle', async () => {
  await writeFile(join(outDir, 'events.json'), '{"writtenAt":1,"sources":');
  const environment = { ROADFEED_PERMITTED_ONLY: '1' };
  const asked = source('511ga', 'a');
  answers = { '511ga-a': [event('511ga-a-1', { source: '511ga' })] };
  const { file } = await collectEvents(
    { outDir, sources: [asked] },
    { clock, environment, resolve: resolvePublic, exchange: () => Promise.reject(new Error('asked')) },
  );
  expect(file).toMatchObject({ sources: [], events: [] });
});
