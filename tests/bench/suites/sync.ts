import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SYNC_FLAGS } from '@/lib/cli/start-settings';
import { createSources } from '@/lib/sources/registry';
import { runSync } from '@/lib/sync/run-sync';
import { AgencyServer } from '../../support/agency-server';
import { round, sum } from '../figures';
import { SYNTHETIC_SOURCES, syntheticAgencies } from '../synthetic-agencies';
import type { BenchTable } from '../report';

/** 48 times the test set: 34,464 rows. */
const SCALE = 48;
const KILOBYTES_PER_MB = 1024;
const MICROSECONDS_PER_SECOND = 1_000_000;

const THIS_FILE = fileURLToPath(import.meta.url);

interface Measurement {
  readonly cpuSeconds: number;
  readonly peakRssMb: number;
  readonly cameras: number;
}

/** Runs in its own process, so the memory of the server and the bench does not count. */
async function measure(upstream: string, outDir: string): Promise<Measurement> {
  const report = await runSync(
    { registry: createSources(), only: SYNTHETIC_SOURCES, upstream, outDir, stateDir: path.join(outDir, 'state') },
    { environment: { ROADFEED_CONSENT: 'all' } },
  );
  const usage = process.resourceUsage();
  return {
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / MICROSECONDS_PER_SECOND,
    peakRssMb: usage.maxRSS / KILOBYTES_PER_MB,
    cameras: sum(report.sources.map(({ cameras }) => cameras)),
  };
}

async function measureInChild(upstream: string, outDir: string): Promise<Measurement> {
  const child = spawn(process.execPath, [...SYNC_FLAGS, '--import', 'tsx', THIS_FILE, upstream, outDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(output) as Measurement;
}

/** Sync of 34,000 rows from made-up agencies on loopback. */
export async function run(): Promise<BenchTable> {
  const lists = syntheticAgencies(SCALE);
  const server = new AgencyServer(lists);
  const upstream = await server.start();
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-sync-'));
  const first = await measureInChild(upstream, outDir);
  const mostAtOnce = Math.max(...[...server.hosts.values()].map(({ maxConcurrent }) => maxConcurrent));
  const again = await measureInChild(upstream, outDir);
  await server.stop();
  await rm(outDir, { recursive: true });
  const row = (name: string, read: (one: Measurement) => number) => [
    name,
    round(read(first), 2),
    round(read(again), 2),
  ];
  return {
    title: `Sync of ${sum(lists.map(({ rows }) => rows.length)).toLocaleString('en')} rows`,
    columns: ['what', 'first run', 'run without changes'],
    rows: [
      row('cameras written', ({ cameras }) => cameras),
      row('CPU time (all steps), s', ({ cpuSeconds }) => cpuSeconds),
      row('peak memory, MB', ({ peakRssMb }) => Math.round(peakRssMb)),
      ['most requests at once to one host', mostAtOnce, '-'],
    ],
    goals: [
      { row: 'CPU time (all steps), s', most: 60 },
      { row: 'peak memory, MB', most: 400 },
      { row: 'most requests at once to one host', most: 2 },
    ],
    notes: ['Simulated agencies on loopback, in another process.'],
  };
}

const [program = '', upstream, outDir] = process.argv.slice(1);
if (import.meta.url === pathToFileURL(program).href && upstream !== undefined && outDir !== undefined) {
  process.stdout.write(JSON.stringify(await measure(upstream, outDir)));
}
