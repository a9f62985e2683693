import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ReuseClass } from '@/data/agency';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Source } from '@/lib/sources/source';
import type { Environment } from '@/lib/sync/lists/fetch-list';
import type { Exchange } from '@/lib/sync/http/exchange';
import { SyncUsageError, type SyncOptions } from '@/lib/sync/context';
import { loadAtlas } from '@/lib/sync/places/gazetteer';
import { runSync } from '@/lib/sync/run-sync';
import { camera } from '../../support/camera';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FAKE_RULES, FakeClock, fakeEndpoint, resolvePublic, response } from './fake-network';

const folder = new TemporaryFolder();
let requested: string[];
let senders: string[];
let lines: string[];

// Takes seconds on a busy machine; every sync after it takes milliseconds.
beforeAll(() => void loadAtlas(), 60_000);

beforeEach(() => {
  [requested, senders, lines] = [[], [], []];
});

/** A source with one camera in Georgia, 100 km from the next one's. */
function source(id: SourceId, index: number): Source {
  const place = { lat: 31 + index, lng: -84, imageUrl: `https://cams.example/${id}.jpg` };
  const cameras = [camera({ id: `${id}-1`, source: id, ...place })];
  const endpoint = fakeEndpoint(id, { parse: () => ({ rows: 1, cameras, dropped: {} }) });
  return { id, home: ['GA'], parts: [{ name: '', idPrefix: `${id}-`, minimum: 1, endpoints: [endpoint] }] };
}

/** Two sources of the 15 files, of which Pennsylvania forbids reuse, and two further ones that ask first. */
const REGISTRY = (['511ny', '511pa', '511mn', '511nv'] as const).map(source);
const CLASSES: Readonly<Record<SourceId, ReuseClass>> = {
  '511pa': 'forbids',
  '511mn': 'needs-consent',
  '511nv': 'forbids',
};
const RULES = (id: SourceId) => ({
  ...FAKE_RULES(id),
  reuse: { ...FAKE_RULES(id).reuse, class: CLASSES[id] ?? 'silent' },
});

const exchange: Exchange = ({ url }, { headers }) => {
  requested.push(url.host.replace('.example', ''));
  senders.push(headers['User-Agent'] ?? '');
  return Promise.resolve(response(200, '[]'));
};

function sync(environment: Environment, options: Partial<SyncOptions> = {}) {
  const fakes = { clock: new FakeClock(), exchange, resolve: resolvePublic, log: (line: string) => lines.push(line) };
  const folders = { outDir: folder.path, stateDir: folder.at('state') };
  return runSync({ registry: REGISTRY, rules: RULES, ...folders, ...options }, { ...fakes, environment });
}

test.each([
  [{}, ['511ny', '511pa']],
  [{ ROADFEED_CONSENT: '511nv' }, ['511ny', '511pa', '511nv']],
  [{ ROADFEED_CONSENT: 'wi, MN' }, ['511ny', '511pa', '511mn']],
  [{ ROADFEED_CONSENT: 'all' }, ['511ny', '511pa', '511mn', '511nv']],
  [{ ROADFEED_PERMITTED_ONLY: '1' }, ['511ny']],
  [{ ROADFEED_PERMITTED_ONLY: '1', ROADFEED_CONSENT: 'all' }, ['511ny']],
])('with %j it asks only these agencies', async (environment, expected) => {
  await sync(environment);
  expect(requested).toEqual(expected);
});

test('says in one line which agencies ask for consent, and in another which ones are left out', async () => {
  await sync({ ROADFEED_CONSENT: 'mn' });
  expect(lines).toEqual([
    'Collecting from agencies that ask for consent first (docs/sources.md): 511pa, 511mn',
    expect.stringMatching(/^Left out, because the agency asks for consent \(docs\/sources\.md\): 511nv\b/),
  ]);
});

test('an agency that is off loses its cameras, and the others keep theirs', async () => {
  const read = (file: string) => folder.read(`${file}-cameras.json`);
  await sync({ ROADFEED_CONSENT: 'mn' });
  const newYork = await read('511ny');
  expect([await read('511pa'), await read('511mn')].join()).toMatch(/511pa-1[^]*511mn-1/);
  await sync({ ROADFEED_PERMITTED_ONLY: '1' }, { only: ['511ny'] });
  expect([await read('511ny'), await read('511pa'), await read('511mn')]).toEqual([newYork, '[]\n', '[]\n']);
});

test('asking for a source that is off is an error, not an empty run', async () => {
  await expect(sync({}, { only: ['511mn'] })).rejects.toThrow(SyncUsageError);
  await expect(sync({}, { files: new Map([['511mn', 'saved.json']]) })).rejects.toThrow(/511mn: off/);
});

test('every request names the product, its version, and the operator', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  await sync({ ROADFEED_CONTACT: 'https://example.org/cameras' });
  const sender = `Roadfeed/${version} (traffic camera directory; https://example.org/cameras)`;
  expect(new Set(senders)).toEqual(new Set([sender]));
});

test.each(['two\nlines', 'a)comment', 'señor'])('%j is no contact', async (contact) => {
  await expect(sync({ ROADFEED_CONTACT: contact })).rejects.toThrow(/ROADFEED_CONTACT must be/);
});
