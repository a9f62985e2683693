import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Camera, CameraSchema } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/agencies/sources';
import { SYNC_FLAGS } from '@/lib/cli/start-settings';
import { createSources } from '@/lib/sources/registry';
import { type CandidatePair, groupDuplicates, markDuplicates } from '@/lib/sync/identity/dedupe';
import { findDuplicateLink, getMedia, getNameKey } from '@/lib/sync/identity/same-camera';
import { runSync } from '@/lib/sync/run-sync';
import type { SyncReport } from '@/lib/sync/report';
import { AgencyServer } from '../support/agency-server';
import { SYNTHETIC_SOURCES, syntheticAgencies } from './synthetic-agencies';
import type { BenchTable } from './table';

/** 48 times the test set: 34,464 rows. */
const SCALE = 48;
/** Cameras for the comparison with every pair. */
const NAIVE_CAMERAS = 4000;
const KILOBYTES_PER_MB = 1024;
const MICROSECONDS_PER_SECOND = 1_000_000;

const THIS_FILE = fileURLToPath(import.meta.url);

interface Measurement {
  readonly stepSeconds: SyncReport['stepSeconds'];
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
    stepSeconds: report.stepSeconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / MICROSECONDS_PER_SECOND,
    peakRssMb: usage.maxRSS / KILOBYTES_PER_MB,
    cameras: report.sources.reduce((sum, source) => sum + source.cameras, 0),
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

/** The plain alternative to the spatial index: every camera against every other. */
function countByEveryPair(cameras: readonly Camera[]): number {
  const candidates = cameras.map((camera) => ({ camera, name: getNameKey(camera), media: getMedia(camera) }));
  const pairs: CandidatePair[] = [];
  for (const [index, a] of candidates.entries()) {
    for (const b of candidates.slice(index + 1)) {
      const link = findDuplicateLink(a, b);
      if (link) pairs.push({ a, b, link });
    }
  }
  return groupDuplicates(pairs).reduce((sum, group) => sum + group.length - 1, 0);
}

function timed<T>(task: () => T): { value: T; seconds: number } {
  const start = performance.now();
  const value = task();
  return { value, seconds: (performance.now() - start) / 1000 };
}

async function readCameras(dir: string): Promise<Camera[]> {
  const texts = await Promise.all(CAMERA_FILES.map((file) => readFile(path.join(dir, `${file}-cameras.json`), 'utf8')));
  return texts.flatMap((text) => (JSON.parse(text) as unknown[]).map((record) => CameraSchema.parse(record)));
}

/** Starts with 511 Ontario and the ministry's cameras in it, which have duplicates. */
function compareDedupe(cameras: readonly Camera[]): { ours: number; naive: number; found: [number, number] } {
  const ontario = cameras.filter(({ source }) => source === '511on' || source === 'ontario-mto');
  const others = cameras.filter(({ source }) => source !== '511on' && source !== 'ontario-mto');
  const subset = [...ontario, ...others].slice(0, NAIVE_CAMERAS);
  const ours = timed(() => markDuplicates(subset).filter(({ isDuplicate }) => isDuplicate).length);
  const naive = timed(() => countByEveryPair(subset));
  return { ours: ours.seconds, naive: naive.seconds, found: [ours.value, naive.value] };
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/** Sync of 34,000 rows from made-up agencies on loopback, and its dedupe next to the plain one. */
export async function run(): Promise<BenchTable> {
  const lists = syntheticAgencies(SCALE);
  const rows = lists.reduce((sum, list) => sum + list.rows.length, 0);
  const server = new AgencyServer(lists);
  const upstream = await server.start();
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-sync-'));
  try {
    const first = await measureInChild(upstream, outDir);
    const mostAtOnce = Math.max(...[...server.hosts.values()].map(({ maxConcurrent }) => maxConcurrent));
    const again = await measureInChild(upstream, outDir);
    const { ours, naive, found } = compareDedupe(await readCameras(outDir));
    const steps = (['parse', 'write'] as const).map((step) => [
      `${step}, s`,
      twoDigits(first.stepSeconds[step]),
      twoDigits(again.stepSeconds[step]),
    ]);
    return {
      title: `Sync of ${rows.toLocaleString('en')} rows`,
      columns: ['what', 'first run', 'run without changes'],
      rows: [
        ['cameras written', first.cameras, again.cameras],
        ['CPU time (all steps), s', twoDigits(first.cpuSeconds), twoDigits(again.cpuSeconds)],
        ...steps,
        [
          'wall time up to the last response, s',
          twoDigits(first.stepSeconds.fetch),
          twoDigits(again.stepSeconds.fetch),
        ],
        ['peak memory, MB', Math.round(first.peakRssMb), Math.round(again.peakRssMb)],
        ['most requests at once to one host', mostAtOnce, '-'],
        [`dedupe of ${NAIVE_CAMERAS} cameras: index, s`, twoDigits(ours), '-'],
        [`dedupe of ${NAIVE_CAMERAS} cameras: every pair, s`, twoDigits(naive), '-'],
        ['every pair / index', Math.round(naive / ours), '-'],
      ],
      goals: [
        { row: 'CPU time (all steps), s', most: 60 },
        { row: 'peak memory, MB', most: 400 },
        { row: 'most requests at once to one host', most: 2 },
      ],
      notes: [
        'Simulated agencies on loopback, in another process.',
        `Both methods mark the same cameras: ${found[0]} and ${found[1]}.`,
      ],
    };
  } finally {
    await server.stop();
    await rm(outDir, { recursive: true });
  }
}

const [program = '', upstream, outDir] = process.argv.slice(1);
if (import.meta.url === pathToFileURL(program).href && upstream !== undefined && outDir !== undefined) {
  process.stdout.write(JSON.stringify(await measure(upstream, outDir)));
}
