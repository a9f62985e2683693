import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DataIndexSchema } from '@/lib/camera-files/parse';
import { compileCommand } from './compile-command';
import { serveSite } from './site-server';
import { LOCAL_AGENCIES, startFewAgencies } from './few-agencies';
import { startTlsFront } from './tls-front';

/** Runs the command in its own folder, which holds its memory of feeds. */
function sync(upstream: string, folder: string): Promise<unknown> {
  const sources = ['511ny', '511sc', 'nycdot', 'clare'].flatMap((source) => ['--source', source]);
  const options = ['--upstream', upstream, '--out', 'out', ...sources, '--probe=all'];
  return promisify(execFile)(process.execPath, [compileCommand('sync'), ...options], { cwd: folder });
}

/** A camera file of another program: no credit, no video, and a source and a field that we do not know. */
const FROM_ELSEWHERE = [
  {
    ...{ id: '511ga-77', location: 'Peachtree St at 10th St', lat: 33.781, lng: -84.383, state: 'GA' },
    ...{ videoUrl: '', imageUrl: 'https://cams.example.com/demo/still/511pa-demo-001.svg', feedType: 'image' },
    ...{ source: '511GA IMAGE', temperature: 21 },
  },
  { id: '511ga-78', location: 'Nowhere' },
];

/** A closure on the Thruway between its exits 5 and 6. */
const CLOSURE = {
  ...{ id: '511ny-closure', source: '511ny', type: 'INCIDENT', severity: 'MAJOR', headline: 'Crash' },
  ...{ lat: 41.55, lng: -73.97, start: null, end: null, url: 'https://511ny.org/' },
  roads: [{ name: 'I-87', state: 'CLOSED' }],
};

/** Simulates a failed list in the last sync. */
async function makeLate(source: string, indexFile: string): Promise<void> {
  const index = DataIndexSchema.parse(JSON.parse(await readFile(indexFile, 'utf8')));
  const sources = index.sources.map((summary) =>
    summary.id === source ? { ...summary, failure: 'HTTP 500' } : summary,
  );
  await writeFile(indexFile, JSON.stringify({ ...index, sources }));
}

export interface SyncedSite {
  readonly url: string;
  readonly secureUrl: string;
  /** `https://HOST/PATH` is here `UPSTREAM/HOST/PATH`. */
  readonly upstream: string;
  close(): Promise<void>;
}

/** The built site with the cameras that a real sync has collected from replayed agencies and probed, and one of a late source. */
export async function startSyncedSite(): Promise<SyncedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'synced-site-'));
  const agencies = await startFewAgencies();
  await writeFile(path.join(folder, 'agencies.local.json'), JSON.stringify(LOCAL_AGENCIES));
  await sync(agencies.upstream, folder);
  await writeFile(path.join(folder, 'out', '511ga-cameras.json'), JSON.stringify(FROM_ELSEWHERE));
  const events = { writtenAt: Date.now(), sources: [], events: [CLOSURE] };
  await writeFile(path.join(folder, 'out', 'events.json'), JSON.stringify(events));
  await makeLate('511ga', path.join(folder, 'out', 'index.json'));
  const site = await serveSite({ ROADFEED_DATA_DIR: path.join(folder, 'out'), ROADFEED_DEMO: '0' });
  // The first request loads the code of its route.
  await fetch(`${site.url}/camera-data/index.json`);
  const front = await startTlsFront(site.url);
  return {
    url: site.url,
    secureUrl: front.url,
    upstream: agencies.upstream,
    close: async () => {
      await front.close();
      await site.close();
      await agencies.stop();
      await rm(folder, { recursive: true });
    },
  };
}
