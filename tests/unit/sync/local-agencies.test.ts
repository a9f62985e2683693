import { GET } from '@/app/camera-data/serve/[file]/route.server';
import { getFilterLabel, isSourceId } from '@/lib/agencies/agencies';
import { setLocalAgencies } from '@/lib/agencies/sources';
import { isCurrent, readSnapshot } from '@/lib/camera-files/read-folder';
import { readDataFile } from '@/lib/camera-files/serve';
import { loadCatalog } from '@/lib/catalog/load-catalog';
import { findCamera } from '@/lib/embed/find-camera';
import { createSources } from '@/lib/sources/registry';
import { describeSources } from '@/lib/status/source-state';
import type { Exchange } from '@/lib/sync/http/exchange';
import { addLocalAgencies } from '@/lib/sync/local-agencies';
import { runSync } from '@/lib/sync/run-sync';
import { LOCAL_AGENCIES } from '../../support/few-agencies';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, resolvePublic, response } from './fake-network';

const CLARE = LOCAL_AGENCIES.clare;
const never = () => new Promise<never>(() => undefined);
const folder = new TemporaryFolder();
afterEach(() => setLocalAgencies([]));

async function add(entries: unknown): Promise<readonly string[]> {
  await folder.write('agencies.local.json', JSON.stringify(entries));
  return addLocalAgencies(folder.at('agencies.local.json'));
}

const { lists, ...WITHOUT_LISTS } = CLARE;
const [endpoint] = lists.endpoints;
const MAP = endpoint?.map;

test.each<[string, unknown, string]>([
  ['a built-in id', { '511ny': CLARE }, '511ny: the id is taken by 511ny'],
  ['an id whose cameras would begin like others', { mto: CLARE }, 'mto: the id is taken by ontario-mto'],
  ['an id that is a file', { index: CLARE }, 'index: the id is taken by a file'],
  ['an id of other characters', { 'Clare County': CLARE }, 'Clare County: an id has lowercase letters, digits'],
  ['a missing field', { clare: WITHOUT_LISTS }, 'clare: lists: missing.'],
  ['an unknown state', { clare: { ...CLARE, home: ['XX'] } }, 'clare: home.0: not a state or province such as NY'],
  ['an unknown field', { clare: { ...CLARE, labels: [] } }, 'clare: entry: Unrecognized key: "labels"'],
  [
    'an insecure address',
    { clare: withEndpoint({ url: 'http://www.clareroads.org' }) },
    'endpoints.0.url: not an https',
  ],
  ['a broken pattern', { clare: withEndpoint({ map: { ...MAP, viewsAt: { from: 'a', each: '/(/' } } }) }, 'map'],
  ['a wrong host', { clare: { ...CLARE, lists: { ...lists, mediaHosts: ['https://x'] } } }, 'mediaHosts.0: not a host'],
  ['no list of agencies', [CLARE], 'not a JSON object'],
])('%s is reported with file, field, and reason, and other entries count', async (_, entries, reason) => {
  const faults = await add(Array.isArray(entries) ? entries : { ...(entries as object), other: CLARE });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('agencies.local.json: ');
  expect(faults[0]).toContain(reason);
  expect([isSourceId('other'), isSourceId('clare')]).toEqual([!Array.isArray(entries), false]);
});

test('an unknown name in ROADFEED_CONSENT is reported, unless it is a local source', async () => {
  process.env.ROADFEED_CONSENT = '511wi, CO, all, clare, wii';
  const faults = await add({ clare: CLARE });
  delete process.env.ROADFEED_CONSENT;
  expect(faults).toEqual([expect.stringMatching(/^!! ROADFEED_CONSENT: .*\bwii\b/)]);
});

function withEndpoint(changed: object) {
  return { ...CLARE, lists: { ...lists, endpoints: [{ ...endpoint, ...changed }] } };
}

test('a pattern finds the same in every row, with flag g or without', async () => {
  const map = { ...MAP, needs: { offline: { name: '/ at /g' } } };
  const views = { viewsAt: { from: 'picture', each: '/(?<file>.+)/' }, views: [{ image: 'file' }] };
  await add({ clare: withEndpoint({ map: { ...map, ...views } }) });
  const { parts } = createSources().find(({ id }) => id === 'clare')!;
  expect(parts[0]?.endpoints[0]?.parse([ROWS]).items).toHaveLength(2);
});

const ROWS = [
  { id: 1, name: 'US 127 at Clare', lat: 43.82, lng: -84.77, picture: 'https://www.clareroads.org/1.jpg' },
  { id: 2, name: 'M 115 at Farwell', lat: 43.84, lng: -84.87, picture: 'https://www.clareroads.org/2.jpg' },
];
const exchange: Exchange = () => Promise.resolve(response(200, JSON.stringify(ROWS)));

test('a sync, its files, and the page that reads them know a local source', async () => {
  expect(await add({ clare: CLARE })).toEqual([]);
  const outDir = folder.at('data');
  const report = await runSync(
    { registry: createSources(), only: ['clare'], outDir, stateDir: folder.at('state') },
    { exchange, clock: new FakeClock(), resolve: resolvePublic, environment: {}, random: () => 0.5 },
  );
  expect(report.sources).toMatchObject([{ id: 'clare', cameras: 2 }]);
  setLocalAgencies([]);

  jest.replaceProperty(process, 'env', { ...process.env, ROADFEED_DATA_DIR: outDir });
  const served = await GET(new Request('https://roadfeed.example'), {
    params: Promise.resolve({ file: 'clare-cameras.json' }),
  });
  expect(served.status).toBe(200);
  expect(getFilterLabel('clare')).toBe('Clare County');
  const { cameras } = (await readSnapshot(outDir))!;
  expect(cameras.map(({ source, attribution }) => `${source}: ${attribution.name}`)).toEqual(
    Array(2).fill('clare: Clare County Road Commission'),
  );
  expect(await isCurrent('catalog', outDir)).toBe(true);
  const line = describeSources([], () => true, 0).find(({ id }) => id === 'clare');
  expect(line).toMatchObject({ label: 'Clare', state: 'new', license: 'Free to use.' });
  setLocalAgencies([]);

  const fetchFile = async (path: string): Promise<Response> => {
    const name = /([a-z0-9]+)(-cameras)?\.json$/.exec(path)?.[1] ?? '';
    const json = await readDataFile(name, outDir);
    return json ? new Response(new Uint8Array(await json.getBody(null))) : Response.json([]);
  };
  const loaded: string[] = [];
  await loadCatalog(fetchFile, (batch) => loaded.push(...batch.cameras.map(({ id }) => `${batch.file} ${id}`)), never);
  expect(loaded).toEqual(expect.arrayContaining(['clare clare-1', 'clare clare-2']));
  setLocalAgencies([]);

  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => fetchFile(path as string));
  expect(await findCamera('clare-2')).toMatchObject({ camera: { location: 'M 115 at Farwell' } });
});
