import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Camera, CameraSchema } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/agencies/agencies';
import { SOURCES } from '@/lib/sources/registry';
import { markDuplicates } from '@/lib/sync/dedupe';
import { type CandidatePair, groupDuplicates } from '@/lib/sync/duplicate-groups';
import { duplicateLink, mediaOf } from '@/lib/sync/duplicate-rule';
import { nameKey } from '@/lib/sync/name-key';
import { runSync } from '@/lib/sync/run-sync';
import type { SyncReport } from '@/lib/sync/sync-report';
import { AgencyServer } from '../support/agency-server';
import { syntheticAgencies } from './synthetic-agencies';
import type { BenchTable } from './table';

/** 48 times the test set: 20,064 rows. */
const SCALE = 48;
/** Cameras for the comparison with looking at every pair. */
const NAIVE_CAMERAS = 4000;
const OWN_SECONDS_GOAL = 60;
const RSS_GOAL_MB = 400;
const REQUESTS_GOAL = 2;
const KILOBYTES_PER_MB = 1024;
const MICROSECONDS_PER_SECOND = 1_000_000;

const THIS_FILE = fileURLToPath(import.meta.url);

interface Measurement {
  readonly stepSeconds: SyncReport['stepSeconds'];
  readonly cpuSeconds: number;
  readonly peakRssMb: number;
  readonly cameras: number;
}

/** Runs in a process of its own, so that the server's and the bench's memory does not count. */
async function measure(upstream: string, outDir: string): Promise<Measurement> {
  const report = await runSync(
    { registry: SOURCES, upstream, outDir, stateDir: path.join(outDir, 'state') },
    { environment: {} },
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
  const child = spawn(process.execPath, ['--import', 'tsx', THIS_FILE, upstream, outDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(output) as Measurement;
}

/** The plain alternative to the grid: every camera against every other. */
function duplicatesOfEveryPair(cameras: readonly Camera[]): number {
  const candidates = cameras.map((camera) => ({ camera, name: nameKey(camera), media: mediaOf(camera) }));
  const pairs: CandidatePair[] = [];
  for (const [index, a] of candidates.entries()) {
    for (const b of candidates.slice(index + 1)) {
      const link = duplicateLink(a, b);
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

/** 511 Ontario and the ministry's cameras in it come first: a set with duplicates. */
function compareDedupe(cameras: readonly Camera[]): { ours: number; naive: number; found: [number, number] } {
  const ontario = cameras.filter(({ source }) => source === '511on' || source === 'ontario-mto');
  const others = cameras.filter(({ source }) => source !== '511on' && source !== 'ontario-mto');
  const subset = [...ontario, ...others].slice(0, NAIVE_CAMERAS);
  const ours = timed(() => markDuplicates(subset).filter(({ isDuplicate }) => isDuplicate).length);
  const naive = timed(() => duplicatesOfEveryPair(subset));
  return { ours: ours.seconds, naive: naive.seconds, found: [ours.value, naive.value] };
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/** Sync of 20,000 rows from made-up agencies on loopback, and its dedupe beside the plain one. */
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
    const steps = (['previous', 'parse', 'place', 'dedupe', 'write'] as const).map((step) => [
      `${step}, s`,
      twoDigits(first.stepSeconds[step]),
      twoDigits(again.stepSeconds[step]),
      '-',
    ]);
    return {
      title: `Sync of ${rows.toLocaleString('en')} rows`,
      columns: ['what', 'first run', 'run without news', 'goal'],
      rows: [
        ['cameras written', first.cameras, again.cameras, '-'],
        [
          'own time (processor, all steps), s',
          twoDigits(first.cpuSeconds),
          twoDigits(again.cpuSeconds),
          `<= ${OWN_SECONDS_GOAL}`,
        ],
        ...steps,
        [
          'wall time up to the last answer, s',
          twoDigits(first.stepSeconds.fetch),
          twoDigits(again.stepSeconds.fetch),
          '-',
        ],
        ['peak memory, MB', Math.round(first.peakRssMb), Math.round(again.peakRssMb), `<= ${RSS_GOAL_MB}`],
        ['most requests at once to one host', mostAtOnce, '-', `<= ${REQUESTS_GOAL}`],
        [`dedupe of ${NAIVE_CAMERAS} cameras: grid, s`, twoDigits(ours), '-', '-'],
        [`dedupe of ${NAIVE_CAMERAS} cameras: every pair, s`, twoDigits(naive), '-', '-'],
        ['every pair / grid', Math.round(naive / ours), '-', '-'],
      ],
      notes: [
        'The agencies are made up and answer on loopback from another process; sync runs in a process of its own.',
        'Wall time is mostly politeness: half a second and more between two requests to one host.',
        'Steps run while answers of other agencies are awaited, so that they lie within the wall time.',
        `Grid and every pair mark the same cameras: ${found[0]} and ${found[1]}.`,
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
