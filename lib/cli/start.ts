import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { getUpstreamTarget, parseUpstream } from '@/lib/sync/http/target';
import { startPlan, type StartPlan } from './start-plan';

/** The site opens after this long even if the first sync is still running. */
const FIRST_SYNC_LIMIT_MS = 90_000;

/** Three agencies on different platforms. Any answer, even a refusal, proves that there is a network. */
const NETWORK_PROBES = ['https://511ny.org/', 'https://cwwp2.dot.ca.gov/', 'https://webcams.nyctmc.org/'];
const PROBE_TIMEOUT_MS = 5_000;

const BUILD_STAMP = '.next-server/BUILD_ID';
/** The pages of states say which agencies the site carries. */
const CONSENT_STAMP = '.next-server/CONSENT';
const CONSENT = [process.env.ROADFEED_CONSENT, process.env.ROADFEED_PERMITTED_ONLY].join(';');
const BUILD_INPUTS = [
  ...['app', 'components', 'lib', 'data', 'demo', 'public'],
  ...['next.config.ts', 'package-lock.json', 'tsconfig.json'],
];

const require = createRequire(import.meta.url);
const port = process.env.PORT ?? '3000';
const upstream = process.env.ROADFEED_UPSTREAM;
const children = new Set<ChildProcess>();
let isStopping = false;
const log = (line: string) => {
  console.log(line);
};

/** Another program may have written the files, so the index need not know of them. */
async function readStored(): Promise<{ hasCameras: boolean; notes: readonly string[] }> {
  const { filled, notes } = await readPrevious(dataDir());
  return { hasCameras: filled.size > 0, notes };
}

/** @throws if the port is taken: better at once than after the first sync. */
async function checkPort(): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(Number(port));
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Another program uses port ${port}. Choose another port: PORT=${Number(port) + 1} npm start`);
  }
  probe.close();
  await once(probe, 'close');
}

function run(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  // A pipe is no terminal, so a sync in the background prints plain lines instead of progress bars.
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, args, { stdio: [...stdio], env: { ...process.env, ...env } });
  child.stdout.pipe(process.stdout);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const exited = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** A signal ends the server and a sync, too, and then this process: without it they would run on, unseen. */
function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      const ends = [...children].map(exited);
      for (const child of children) child.kill(signal);
      void Promise.all(ends).then(() => process.exit(0));
    });
  }
  process.on('exit', () => {
    for (const child of children) child.kill();
  });
}

function startSync(...options: readonly string[]): Promise<number | null> {
  return exited(run(['--import', 'tsx', 'lib/cli/sync.ts', '--out', dataDir(), ...options]));
}

async function firstSync(): Promise<void> {
  log('Collecting the agencies’ cameras for the first time (the site opens within 90 seconds) ...');
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'limit'>((resolve) => {
    timer = setTimeout(resolve, FIRST_SYNC_LIMIT_MS, 'limit');
  });
  const outcome = await Promise.race([startSync('--probe=none'), limit]);
  clearTimeout(timer);
  if (outcome === 'limit') log('Slower agencies are still loading in the background. Reload the page to see them.');
}

async function isNetworkThere(): Promise<boolean> {
  const reroute = (url: string) => (upstream ? getUpstreamTarget(new URL(url), parseUpstream(upstream)).url : url);
  const probes = NETWORK_PROBES.map((url) =>
    fetch(reroute(url), { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }),
  );
  return Promise.any(probes).then(
    () => true,
    () => false,
  );
}

const getModifiedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function getNewestMs(entry: string): number {
  // Sync writes it and the server reads it at run time, so new cameras need no new build.
  if (entry === path.normalize(DEFAULT_DATA_DIR)) return 0;
  if (!statSync(entry).isDirectory()) return getModifiedMs(entry);
  return readdirSync(entry).reduce((newest, name) => Math.max(newest, getNewestMs(path.join(entry, name))), 0);
}

function buildIfNeeded(): void {
  const hasConsent = (existsSync(CONSENT_STAMP) ? readFileSync(CONSENT_STAMP, 'utf8') : ';') === CONSENT;
  if (hasConsent && getModifiedMs(BUILD_STAMP) > Math.max(...BUILD_INPUTS.map(getNewestMs))) return;
  log('Building the site (about half a minute, once) ...');
  const build = spawnSync('npm', ['run', 'build'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`);
  writeFileSync(CONSENT_STAMP, CONSENT);
}

async function prepareData(): Promise<{ plan: StartPlan; isDemo: boolean }> {
  const isDemoForced = process.argv.includes('--demo');
  const { hasCameras, notes } = await readStored();
  const plan = startPlan({
    isDemoForced,
    hasCameras,
    isNetworkThere: !isDemoForced && (await isNetworkThere()),
  });
  if (plan === 'first-sync') await firstSync();
  // The other plans run a sync, which says the same.
  if (plan === 'stored') notes.forEach(log);
  return { plan, isDemo: plan === 'demo' || (plan === 'first-sync' && !(await readStored()).hasCameras) };
}

function announce(plan: StartPlan, isDemo: boolean): void {
  const what = isDemo
    ? 'the DEMO network: synthetic cameras, no requests to agencies.'
    : 'the agencies’ cameras from the latest sync.';
  log(`\nServing ${what}`);
  if (isDemo) log('To go live, run `npm run sync` with internet access, then `npm start` again.');
  if (plan === 'refresh') log('A new sync is running in the background.');
  if (plan === 'stored') log('No agency can be reached right now, so feeds may not load.');
  log(`Open http://localhost:${port}\n`);
}

async function main(): Promise<void> {
  await checkPort();
  buildIfNeeded();
  stopOnSignals();
  const { plan, isDemo } = await prepareData();
  if (plan === 'refresh') void startSync();
  announce(plan, isDemo);
  const server = run(
    [require.resolve('next/dist/bin/next'), 'start', '-p', port],
    isDemo ? { ROADFEED_DEMO: '1' } : {},
  );
  const code = await exited(server);
  if (!isStopping) process.exit(code ?? 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
