import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dataDir, readDataIndex } from '@/lib/camera-files/read-folder';
import { buildIfNeeded } from './build-if-needed';
import { networkAnswers } from './network-answers';
import { startPlan, type StartPlan } from './start-plan';

/** A first sync keeps a visitor waiting no longer than this; the rest follows in the background. */
const FIRST_SYNC_LIMIT_MS = 90_000;

const require = createRequire(import.meta.url);
const port = process.env.PORT ?? '3000';
const log = (line: string) => {
  console.log(line);
};

/** Cameras in the data folder, as its index says; 0 when there is none. */
async function storedCameras(): Promise<number> {
  const index = await readDataIndex(dataDir());
  return index?.sources.reduce((sum, source) => sum + source.cameras, 0) ?? 0;
}

function run(script: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  // Through a pipe: a sync that goes on behind the site then prints plain lines and no progress bars.
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [script, ...args], { stdio: [...stdio], env: { ...process.env, ...env } });
  child.stdout.pipe(process.stdout);
  process.once('exit', () => child.kill());
  return child;
}

const exited = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

function startSync(): Promise<number | null> {
  return exited(run(require.resolve('tsx/cli'), ['lib/cli/sync.ts', '--out', dataDir()]));
}

async function firstSync(): Promise<void> {
  log('Collecting the agencies’ cameras for the first time (90 seconds at the most before the site opens) ...');
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'limit'>((resolve) => {
    timer = setTimeout(resolve, FIRST_SYNC_LIMIT_MS, 'limit');
  });
  const outcome = await Promise.race([startSync(), limit]);
  clearTimeout(timer);
  if (outcome === 'limit') log('The slower agencies follow in the background; reload the page to see them.');
}

async function prepareData(): Promise<{ plan: StartPlan; isDemo: boolean }> {
  const isDemoForced = process.argv.includes('--demo');
  const plan = startPlan({
    isDemoForced,
    hasCameras: (await storedCameras()) > 0,
    isNetworkThere: !isDemoForced && (await networkAnswers()),
  });
  if (plan === 'first-sync') await firstSync();
  return { plan, isDemo: plan === 'demo' || (plan === 'first-sync' && (await storedCameras()) === 0) };
}

function announce(plan: StartPlan, isDemo: boolean): void {
  const what = isDemo
    ? 'the DEMO network: synthetic cameras, no agency is asked.'
    : 'the cameras of the agencies, as the newest sync found them.';
  log(`\nServing ${what}`);
  if (isDemo) log('To go live: `npm run sync` where the internet can be reached, then `npm start` again.');
  if (plan === 'refresh') log('A new sync runs in the background.');
  if (plan === 'stored') log('No agency answers at the moment; the feeds will say so.');
  log(`Open http://localhost:${port}\n`);
}

async function main(): Promise<void> {
  buildIfNeeded(log);
  const { plan, isDemo } = await prepareData();
  if (plan === 'refresh') void startSync();
  announce(plan, isDemo);
  const server = run(
    require.resolve('next/dist/bin/next'),
    ['start', '-p', port],
    isDemo ? { ROADFEED_DEMO: '1' } : {},
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.kill(signal);
    });
  }
  process.exitCode = (await exited(server)) ?? 0;
  process.exit();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
