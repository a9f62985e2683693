import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { CORE_FILES } from '@/lib/agencies/sources';
import { BROTLI_QUALITY, precompress, SMALLEST_COPY_BYTES } from '@/lib/camera-files/compressed-files';
import { getDataPath } from '@/lib/camera-files/names';
import { serveSite } from '../../support/site-server';
import { checkCaching, type Checked } from '../cache-check';
import { compare, median, round } from '../figures';
import { serveWithNginx } from '../nginx-server';
import type { BenchTable } from '../report';
import { writeLists } from '../sites';
import { syntheticCatalog } from '../synthetic-catalog';

const EXPORT_FOLDER = path.resolve('out');
const DATA_FOLDER = 'camera-data';
const CAMERAS = 20_000;
const CONNECTIONS = 20;
const SECONDS = 4;
const WARM_UP_SECONDS = 1;
const ROUNDS = 5;
/** `Accept-Encoding` of browsers over https. */
const ENCODINGS = 'gzip, deflate, br';
const LISTS = CORE_FILES.map(getDataPath);

/** Addresses requested in turn, which count as one request together. */
interface Task {
  readonly name: string;
  readonly addresses: readonly string[];
  /** With the ETag of an earlier response. */
  readonly isKnown?: boolean;
}
const CATALOG: Task = { name: `catalog of ${CAMERAS.toLocaleString('en-US')} cameras`, addresses: LISTS };
const KNOWN_CATALOG: Task = { name: 'the same, already known', addresses: LISTS, isKnown: true };
const TASKS: readonly Task[] = [
  { name: 'first page', addresses: ['/'] },
  { name: 'page of a place', addresses: ['/nyc-traffic-cameras'] },
  CATALOG,
  KNOWN_CATALOG,
];

/** By row. */
type Load = Readonly<Record<'a second' | 'p99 response time, ms', number>>;

async function toRequests(site: Checked, task: Task): Promise<Parameters<typeof autocannon>[0]['requests']> {
  return Promise.all(
    task.addresses.map(async (address) => {
      const headers: Record<string, string> = { 'accept-encoding': ENCODINGS };
      const answer = await fetch(site.url + address, { headers });
      const { byteLength } = await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${site.name}: ${address} answered ${answer.status}`);
      if (byteLength >= SMALLEST_COPY_BYTES && !answer.headers.has('content-encoding'))
        throw new Error(`${site.name}: ${address} is not compressed`);
      if (task.isKnown) headers['if-none-match'] = answer.headers.get('etag') ?? '';
      return { path: address, headers };
    }),
  );
}

async function measure(site: Checked, task: Task): Promise<Load> {
  const requests = await toRequests(site, task);
  const options = { url: site.url, connections: CONNECTIONS, requests };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: SECONDS });
  const status = task.isKnown ? result['3xx'] : result['2xx'];
  if (result.errors > 0 || status !== result.requests.total)
    throw new Error(
      `${site.name}, ${task.name}: ${result.requests.total} answers, ${status} as expected, ${result.errors} errors, ${result.timeouts} of them too late`,
    );
  return {
    'a second': result.requests.total / result.duration / requests.length,
    'p99 response time, ms': result.latency.p99,
  };
}

/** The export with made-up camera lists instead of its own. */
async function prepare(): Promise<{ root: string; dataFolder: string }> {
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html')))
    throw new Error('Build the export first: npm run build:export');
  await precompress(EXPORT_FOLDER, BROTLI_QUALITY.export);
  const root = await mkdtemp(path.join(tmpdir(), 'roadfeed-load-'));
  const names = (await readdir(EXPORT_FOLDER)).filter((name) => name !== DATA_FOLDER);
  await Promise.all(names.map((name) => symlink(path.join(EXPORT_FOLDER, name), path.join(root, name))));
  const dataFolder = path.join(root, DATA_FOLDER);
  await mkdir(dataFolder);
  await writeLists(dataFolder, syntheticCatalog(CAMERAS));
  return { root, dataFolder };
}

/** The sites take turns, so each has the same share of the machine's moods. */
async function toRows(task: Task, sites: readonly Checked[]): Promise<BenchTable['rows']> {
  const loads = new Map<Checked, Load[]>(sites.map((site) => [site, []]));
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const site of sites) loads.get(site)?.push(await measure(site, task));
  return (['a second', 'p99 response time, ms'] as const).map((name) => {
    const figures = [...loads.values()].map((all) => round(median(all.map((load) => load[name])), 1));
    const [nginx = 0, start = 0] = figures;
    return [`${task.name}: ${name}`, ...figures, compare('', start, nginx).at(-1)!];
  });
}

/** Pages and catalogs per second, from static files and from Node. */
export async function run(): Promise<BenchTable> {
  const { root, dataFolder } = await prepare();
  const environment = { ROADFEED_DATA_DIR: dataFolder, ROADFEED_DEMO: '0' };
  await using nginx = await serveWithNginx(root);
  await using start = await serveSite(environment);
  await using next = await serveSite(environment, 'next start');
  const sites = [
    { name: 'nginx', url: nginx.url },
    { name: 'npm start', url: start.url },
    { name: 'next start', url: next.url },
  ];
  for (const site of sites) await checkCaching(site, LISTS[0]!);
  const rows: BenchTable['rows'][number][] = [];
  for (const task of TASKS) rows.push(...(await toRows(task, sites)));
  await rm(root, { recursive: true });
  return {
    title: 'Load: plain files behind nginx, `npm start`, and `next start`',
    columns: ['', ...sites.map(({ name }) => name), 'npm start / nginx'],
    rows,
    goals: [
      { row: `${CATALOG.name}: a second`, column: 'npm start', least: 60 },
      { row: `${CATALOG.name}: a second`, column: 'npm start / nginx', least: 0.9 },
      { row: `${KNOWN_CATALOG.name}: a second`, column: 'npm start', least: 500 },
    ],
    notes: [
      'nginx serves the export with docs/nginx.conf and Brotli copies. `npm start` serves JSON from Brotli copies; `next start` has no way to serve copies: it compresses each answer (gzip).',
      `${CONNECTIONS} keep-alive connections over loopback. Median of ${ROUNDS} alternating runs of ${SECONDS} s, after ${WARM_UP_SECONDS} s of warm-up.`,
      `A catalog is its ${LISTS.length} files. Already known means 304 without a body.`,
    ],
  };
}
