import { readFile } from 'node:fs/promises';
import type { ReuseClass } from '@/data/agency';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Environment } from '@/lib/core/environment';
import type { Exchange } from '@/lib/sync/http/exchange';
import type { SyncDeps, SyncOptions } from '@/lib/sync/context';
import { SyncUsageError } from '@/lib/sync/http/fetch-error';
import { FAKE_RULES, response } from './fake-network';
import { SmallSyncs, source } from './small-syncs';

/** Two sources of the 15 files, of which Pennsylvania forbids reuse, and two further ones that ask first. */
const IDS = ['511ny', '511pa', '511mn', '511nv'] as const;
const registry = IDS.map((id) => source(id));
const CLASSES: Readonly<Record<SourceId, ReuseClass>> = {
  '511pa': 'forbids',
  '511mn': 'needs-consent',
  '511nv': 'forbids',
};
const rules = (id: SourceId) => ({
  ...FAKE_RULES(id),
  reuse: { ...FAKE_RULES(id).reuse, class: CLASSES[id] ?? 'silent' },
});

const syncs = new SmallSyncs();
beforeEach(() => {
  syncs.lists = Object.fromEntries(IDS.map((id) => [id, [`${id}-1`]]));
});

const sync = (environment: Environment, options: Partial<SyncOptions> = {}, deps: SyncDeps = {}) =>
  syncs.run({ registry, rules, ...options }, { environment: { GA511_KEY: 'a key', ...environment }, ...deps });

test.each([
  [{}, ['511ny', '511pa']],
  [{ ROADFEED_CONSENT: '511nv' }, ['511ny', '511pa', '511nv']],
  [{ ROADFEED_CONSENT: 'wi, MN' }, ['511ny', '511pa', '511mn']],
  [{ ROADFEED_CONSENT: 'all' }, ['511ny', '511pa', '511mn', '511nv']],
  [{ ROADFEED_PERMITTED_ONLY: '1', ROADFEED_CONSENT: 'all' }, ['511ny']],
])('with %j it requests only these agencies', async (environment, expected) => {
  await sync(environment);
  expect(syncs.requested).toEqual(expected);
});

test('two lines name the agencies that require consent: those collected, and those left out, which lose their cameras', async () => {
  const read = () => Promise.all(['511ny', '511pa', '511mn'].map((file) => syncs.readIds(file)));
  await sync({ ROADFEED_CONSENT: 'mn' });
  expect(syncs.lines).toEqual([
    '!! Collecting from agencies that require consent (docs/sources.md): 511pa, 511mn',
    expect.stringMatching(/^!! Left out, because the agency requires consent \(docs\/sources\.md\): 511nv\b/),
  ]);
  expect(await read()).toEqual([['511ny-1'], ['511pa-1'], ['511mn-1']]);
  await sync({ ROADFEED_PERMITTED_ONLY: '1' }, { only: ['511ny'] });
  expect(await read()).toEqual([['511ny-1'], [], []]);
});

test('requesting a source that is off is an error, not an empty run', async () => {
  await expect(sync({}, { only: ['511mn'] })).rejects.toThrow(SyncUsageError);
  await expect(sync({}, { files: new Map([['511mn', 'saved.json']]) })).rejects.toThrow(/511mn: off/);
});

test('a source without its key is skipped, is reported, and fails nothing, unless it is named', async () => {
  const report = await sync({ GA511_KEY: '' });
  expect([syncs.requested, report.sources]).toEqual([[], []]);
  expect(syncs.lines).toContain('Left out without a key (.env.example): 511ny (GA511_KEY), 511pa (GA511_KEY)');
  expect(await syncs.read('history.json')).toMatchObject({ outages: [] });
  const named = await sync({ GA511_KEY: '' }, { only: ['511ny'] });
  expect(named.sources).toMatchObject([{ id: '511ny', failure: 'needs the API key GA511_KEY' }]);
  await sync({ GA511_KEY: '' });
  expect(await syncs.summaryOf('511ny')).toMatchObject({ failure: null });
  expect(await syncs.read('status.json')).toMatchObject({ parts: [{ source: '511ny', failure: null }] });
  expect(await syncs.read('history.json')).toMatchObject({ outages: [{ source: '511ny', to: expect.any(Number) }] });
});

test('every request names the product, its version, and the operator', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const senders = new Set<string | undefined>();
  const exchange: Exchange = (_, { headers }) => {
    senders.add(headers['User-Agent']);
    return Promise.resolve(response(200, '[]'));
  };
  await sync({ ROADFEED_CONTACT: 'https://example.org/cameras' }, {}, { exchange });
  expect([...senders]).toEqual([`Roadfeed/${version} (traffic camera directory; https://example.org/cameras)`]);
});

test.each(['two\nlines', 'a)comment', 'señor'])('%j is not a contact', async (contact) => {
  await expect(sync({ ROADFEED_CONTACT: contact })).rejects.toThrow(/ROADFEED_CONTACT must be/);
});
