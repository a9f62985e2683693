import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nextEnv from '@next/env';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { getUpstreamTarget, parseUpstream } from '@/lib/sync/http/target';
import { BUILD_FOLDERS, type BuildFolder, findBuild, getOther, isOutdated } from './built-pages';
import { SiteServer } from './site-server';
import { startPlan, type StartPlan } from './start-plan';
import { describePortFault, readStartSettings, type StartSettings } from './start-settings';
import { SYNC_FLAGS } from './sync-flags';

/** The site opens after this long even if the first sync is still running. */
const FIRST_SYNC_LIMIT_MS = 90_000;

/** Three agencies on different platforms. Any answer, even a refusal, proves that there is a network. */
const NETWORK_PROBES = ['https://511ny.org/', 'https://cwwp2.dot.ca.gov/', 'https://webcams.nyctmc.org/'];
const PROBE_TIMEOUT_MS = 5_000;
/** Warnings, closures, and incidents change within minutes, cameras within days. */
const EXTRAS = [
  { option: '--warnings', everyMs: 15 * 60_000 },
  { option: '--events', everyMs: 10 * 60_000 },
] as const;

const isDemoForced = process.argv.includes('--demo');
const upstream = process.env.ROADFEED_UPSTREAM;
const children = new Set<ChildProcess>();
let isStopping = false;
/** A call, because signals change it while others wait. */
const hasStopped = () => isStopping;
const log = (line: string) => {
  console.log(line);
};

/** Another program may have written the files, so the index need not know of them. */
async function readStored(): Promise<{ hasCameras: boolean; notes: readonly string[] }> {
  const { filled, notes } = await readPrevious(dataDir());
  return { hasCameras: filled.size > 0, notes };
}

/** @throws if the port cannot be had: better at once than after the first sync. */
async function checkPort(settings: StartSettings): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(settings.port, settings.host);
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(describePortFault((error as NodeJS.ErrnoException).code, settings) ?? String(error));
  }
  probe.close();
  await once(probe, 'close');
}

/** @returns the exit code, null after a signal, and what a `quiet` command has printed. */
async function run(command: string, args: readonly string[], quiet?: Record<string, string>) {
  // A pipe is no terminal, so a sync in the background prints plain lines instead of progress bars.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...quiet },
    shell: command === 'npm' && process.platform === 'win32',
  });
  children.add(child);
  let output = '';
  if (quiet)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  else child.stdout?.pipe(process.stdout);
  const [code] = (await once(child, 'close')) as [number | null];
  children.delete(child);
  return { code, output };
}

const syncArguments = (...options: readonly string[]) => [
  ...[...SYNC_FLAGS, '--import', 'tsx', 'lib/cli/sync.ts', '--out', dataDir()],
  ...options,
];

/** Without its own signal handler, it would leave its children running, unseen. */
function stopOnSignals(server: SiteServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true;
      const ends = [...children].map((child) => once(child, 'close'));
      for (const child of children) child.kill(signal);
      void Promise.all([...ends, server.stop()]).then(() => process.exit(0));
    });
  }
  process.on('exit', () => {
    for (const child of children) child.kill();
  });
}

/** @returns the sync if it still runs */
async function firstSync(): Promise<{ rest: Promise<unknown> }> {
  log('Collecting the agencies’ cameras for the first time (the site opens within 90 seconds) ...');
  const rest = run(process.execPath, syncArguments('--probe=none'));
  const timer = new AbortController();
  const limit = sleep(FIRST_SYNC_LIMIT_MS, 'limit', { signal: timer.signal }).catch(() => 'ended');
  const outcome = await Promise.race([rest, limit]);
  timer.abort();
  if (outcome === 'limit') log('Slower agencies are still loading in the background.');
  return { rest };
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

/** @throws if it fails */
async function build(folder: BuildFolder): Promise<void> {
  const { code, output } = await run('npm', ['run', 'build'], { NEXT_DIST_DIR: folder });
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
}

async function buildIfNeeded(): Promise<BuildFolder> {
  const found = findBuild();
  if (found !== null) return found;
  log('Building the site (about a minute, once) ...');
  await build(BUILD_FOLDERS[0]);
  return BUILD_FOLDERS[0];
}

async function planStart(): Promise<StartPlan> {
  const { hasCameras, notes } = await readStored();
  const plan = startPlan({
    isDemoForced,
    hasCameras,
    isNetworkThere: !isDemoForced && (await isNetworkThere()),
  });
  // The other plans run a sync, which says the same.
  if (plan === 'stored') notes.forEach(log);
  return plan;
}

function announce(plan: StartPlan, isDemo: boolean, { host, port }: StartSettings): void {
  const what = isDemo
    ? 'the DEMO network: synthetic cameras, no requests to agencies.'
    : 'the agencies’ cameras from the latest sync.';
  log(`\nServing ${what}`);
  if (isDemo && !isDemoForced) log('It collects the agencies’ cameras as soon as it can reach them.');
  if (plan === 'stored') log('No agency can be reached right now, so feeds may not load.');
  const isLocal = host === '127.0.0.1';
  log(
    `Open http://${isLocal ? 'localhost' : host}:${port}${isLocal ? ' (HOST=0.0.0.0 lets other machines in)' : ''}\n`,
  );
}

async function isDemoNeeded(): Promise<boolean> {
  return isDemoForced || !(await readStored()).hasCameras;
}

const toEnvironment = (isDemo: boolean): Record<string, string> => (isDemo ? { ROADFEED_DEMO: '1' } : {});

/** Open pages go on loading the code they were built with. */
function keepCode(from: BuildFolder, to: BuildFolder): void {
  for (const part of ['chunks', 'media']) {
    const [source, target] = [from, to].map((folder) => path.join(folder, 'static', part));
    cpSync(source ?? '', target ?? '', { recursive: true, force: false });
  }
}

/** @returns the folder that is served from now on */
async function renderPages(server: SiteServer, served: BuildFolder): Promise<BuildFolder> {
  const folder = getOther(served);
  const startedAt = performance.now();
  try {
    if (hasStopped() || !isOutdated(served)) return served;
    log(`Rendering the pages anew in ${folder} ...`);
    await build(folder);
    keepCode(served, folder);
    if (hasStopped()) return served;
    await server.serve(folder, toEnvironment(await isDemoNeeded()));
  } catch (error) {
    if (!hasStopped()) log(`The previous pages stay. ${error instanceof Error ? error.message : String(error)}`);
    return served;
  }
  log(`Serving the new pages after ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  return folder;
}

async function collect(): Promise<void> {
  if (!(await isNetworkThere())) {
    log('No agency can be reached right now. The cameras stay as they are.');
    return;
  }
  log('Collecting the agencies’ cameras ...');
  const { code, output } = await run(process.execPath, syncArguments(), {});
  if (hasStopped()) return;
  log(`Collected: ${output.trim().split('\n').at(-1)}${code === 0 ? '' : ' (npm run sync -- --status says why)'}`);
}

/** One step after another, so there are never two syncs. */
async function keepFresh(server: SiteServer, served: BuildFolder, { syncEveryMs }: StartSettings): Promise<void> {
  let folder = await renderPages(server, served);
  while (syncEveryMs !== null && !hasStopped()) {
    log(`Next sync at ${new Date(Date.now() + syncEveryMs).toISOString().slice(0, 16)}Z.`);
    await sleep(syncEveryMs);
    await collect();
    folder = await renderPages(server, folder);
  }
}

/** Beside the syncs, in a process of its own: it takes a minute, and a sync may take an hour. */
async function keepExtra({ option, everyMs }: (typeof EXTRAS)[number], { syncEveryMs }: StartSettings): Promise<void> {
  while (syncEveryMs !== null && !hasStopped()) {
    if (await isNetworkThere()) {
      const { output } = await run(process.execPath, syncArguments(option), {});
      if (!hasStopped()) log(output.trim().split('\n').at(-1) ?? '');
    }
    await sleep(everyMs);
  }
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const settings = readStartSettings(process.env);
  await checkPort(settings);
  const server = new SiteServer(settings, log);
  stopOnSignals(server);
  const plan = await planStart();
  // Before the build, so that its pages show them.
  const { rest } = plan === 'first-sync' ? await firstSync() : { rest: undefined };
  const folder = await buildIfNeeded();
  const isDemo = await isDemoNeeded();
  announce(plan, isDemo, settings);
  await server.serve(folder, toEnvironment(isDemo));
  log('Ready');
  if (isDemoForced) return;
  await rest;
  for (const extra of EXTRAS) void keepExtra(extra, settings);
  if (plan === 'refresh' && settings.syncEveryMs !== null) await collect();
  await keepFresh(server, folder, settings);
}

main().catch((error: unknown) => {
  if (isStopping) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
