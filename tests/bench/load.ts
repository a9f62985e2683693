import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { CORE_FILES } from '@/lib/agencies/agencies';
import { getDataPath } from '@/lib/camera-files/names';
import { precompress } from '@/lib/cli/precompress';
import { serializeCameras } from '@/lib/sync/write-files';
import { checkCaching, type Checked } from './cache-check';
import { median } from './median';
import { serveWithNginx } from './nginx-server';
import { serveSite } from './site-server';
import { syntheticCatalog } from './synthetic-catalog';
import type { BenchTable } from './table';

/** Needs nginx. */
export const isOnRequest = true;

const EXPORT_FOLDER = path.resolve(import.meta.dirname, '../../out');
const DATA_FOLDER = 'camera-data';
const CAMERAS = 20_000;
const CONNECTIONS = 20;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const ROUNDS = 3;
const BYTES_PER_KB = 1_000;
/** What browsers send over https. */
const ENCODINGS = 'gzip, deflate, br';
const LISTS = CORE_FILES.map(getDataPath);

/** Addresses requested in turn, which count as one request together. */
interface Task {
  readonly name: string;
  readonly addresses: readonly string[];
  /** With the ETag of an earlier response. */
  readonly isKnown?: boolean;
}
const TASKS: readonly Task[] = [
  { name: 'first page', addresses: ['/'] },
  { name: 'page of a place', addresses: ['/nyc-traffic-cameras'] },
  { name: `catalog of ${CAMERAS.toLocaleString('en-US')} cameras`, addresses: LISTS },
  { name: 'the same, already known', addresses: LISTS, isKnown: true },
];

interface Load {
  readonly perSecond: number;
  /** On the wire, including headers. */
  readonly bytes: number;
  readonly p99Ms: number;
}

async function toRequests(site: Checked, task: Task): Promise<autocannon.Request[]> {
  return Promise.all(
    task.addresses.map(async (address) => {
      const headers: Record<string, string> = { 'accept-encoding': ENCODINGS };
      const answer = await fetch(site.url + address, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${site.name}: ${address} answered ${answer.status}`);
      if (!answer.headers.has('content-encoding')) throw new Error(`${site.name}: ${address} is not compressed`);
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
    perSecond: result.requests.total / result.duration / requests.length,
    bytes: (result.throughput.total / result.requests.total) * requests.length,
    p99Ms: result.latency.p99,
  };
}

/** The export with made-up camera lists instead of its own, and the same lists for the server. */
async function prepare(): Promise<{ root: string; close: () => Promise<void> }> {
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html')))
    throw new Error('Build the export first: npm run build:export');
  await precompress(EXPORT_FOLDER);
  const root = await mkdtemp(path.join(tmpdir(), 'roadfeed-load-'));
  const names = (await readdir(EXPORT_FOLDER)).filter((name) => name !== DATA_FOLDER);
  await Promise.all(names.map((name) => symlink(path.join(EXPORT_FOLDER, name), path.join(root, name))));
  await mkdir(path.join(root, DATA_FOLDER));
  for (const [file, cameras] of syntheticCatalog(CAMERAS))
    await writeFile(path.join(root, getDataPath(file)), serializeCameras(cameras));
  await precompress(path.join(root, DATA_FOLDER));
  return { root, close: () => rm(root, { recursive: true }) };
}

async function toRows(task: Task, ours: Checked, usual: Checked): Promise<BenchTable['rows']> {
  const loads: { ours: Load[]; usual: Load[] } = { ours: [], usual: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.ours.push(await measure(ours, task));
    loads.usual.push(await measure(usual, task));
  }
  const row = (name: string, field: keyof Load, unit = 1) => {
    const middle = (all: readonly Load[]) => median(all.map((load) => load[field])) / unit;
    const [a, b] = [middle(loads.ours), middle(loads.usual)];
    const rounded = (value: number) => Math.round(value * 10) / 10;
    return [`${task.name}: ${name}`, rounded(a), rounded(b), b === 0 ? '-' : Math.round((a / b) * 100) / 100];
  };
  return [
    row('a second', 'perSecond'),
    row('kB with headers', 'bytes', BYTES_PER_KB),
    row('slowest answer in a hundred, ms', 'p99Ms'),
  ];
}

/** Pages and catalogs per second, from static files and from Node. */
export async function run(): Promise<BenchTable> {
  const files = await prepare();
  const nginx = await serveWithNginx(files.root);
  const node = await serveSite({ ROADFEED_DATA_DIR: path.join(files.root, DATA_FOLDER), ROADFEED_DEMO: '0' });
  const [ours, usual] = [
    { name: 'nginx', url: nginx.url },
    { name: 'next start', url: node.url },
  ];
  try {
    for (const site of [ours, usual]) await checkCaching(site, LISTS[0]!);
    const rows: BenchTable['rows'][number][] = [];
    for (const task of TASKS) rows.push(...(await toRows(task, ours, usual)));
    return {
      title: 'Load: plain files behind nginx, and `next start`',
      columns: ['', 'nginx', 'next start', 'ratio'],
      rows,
      notes: [
        'nginx serves the export with docs/nginx.conf unchanged and the copies of `npm run precompress` (brotli here). `next start` serves the other build and compresses each response (gzip). Neither is behind a CDN.',
        `${CONNECTIONS} keep-alive connections over loopback without TLS. Median of ${ROUNDS} alternating runs of ${SECONDS} s, after ${WARM_UP_SECONDS} s to warm up. The load comes from one process on the same machine and uses one of its cores, which limits nginx first.`,
        `A catalog is all of its ${LISTS.length} files. Already known means the browser has them and revalidates: 304 and no body.`,
        'Checked first on both: code is immutable, and camera lists are revalidated after at most a minute and answered with 304 if unchanged.',
      ],
    };
  } finally {
    node.close();
    await nginx.close();
    await files.close();
  }
}
