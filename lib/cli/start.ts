import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { addLocalAgencies } from '@/lib/sync/local-agencies';
import { getUpstreamTarget, parseUpstream } from '@/lib/sync/http/exchange';
import { getUserAgent } from '@/lib/sync/http/fetch';
import { exitWhenTold, run } from './child-processes';
import { BUILD_FOLDERS, type BuildFolder, findBuild, getOther, hasSameSettings, isOutdated } from './built-pages';
import { loadSettings } from './settings';
import { runAlone } from './run-alone';
import { ensureModel } from './mirror-model';
import { SiteServer } from './site-server';
import {
  checkPort,
  choosePlan,
  DEFAULT_EVERY_MS,
  type StartPlan,
  readStartSettings,
  type StartSettings,
  SYNC_FLAGS,
} from './start-settings';

const FIRST_SYNC_LIMIT_MS = 90_000;

/** Agencies that need no consent. Any response proves a network. */
const NETWORK_PROBES = ['https://511ny.org/', 'https://cwwp2.dot.ca.gov/', 'https://511ia.org/'];
const PROBE_TIMEOUT_MS = 5_000;
const EXTRAS = [
  { option: '--warnings', everyMs: 15 * 60_000 },
  { option: '--events', everyMs: 10 * 60_000 },
  // 24 times a day, so every feed is asked once.
  { option: '--feeds', everyMs: 60 * 60_000 },
] as const;

/** Until an agency can be reached, or a first sync elsewhere has written the index. */
const RETRY_MS = 10 * 60_000;

let isStopping = false;
/** A function, because TypeScript would narrow the variable. */
const hasStopped = () => isStopping;
const log = (line: string) => console.log(line);

/** `!!` marks what the operator should know. */
const logNotes = (lines: readonly string[]) => lines.filter((line) => line.trimStart().startsWith('!!')).forEach(log);

async function readStored(): Promise<{ hasCameras: boolean; hasIndex: boolean; notes: readonly string[] }> {
  const { bySource, index, notes } = await readPrevious(dataDir());
  return { hasCameras: bySource.size > 0, hasIndex: index !== null, notes };
}

const syncArguments = (...options: readonly string[]) => [
  ...[...SYNC_FLAGS, '--import', 'tsx', 'lib/cli/sync.ts', '--out', dataDir()],
  ...options,
];

async function firstSync() {
  log('Collecting the agencies’ cameras for the first time (for at most 90 seconds) ...');
  const rest = run(process.execPath, syncArguments('--probe=none')).then(() => true);
  const outcome = await Promise.race([rest, sleep(FIRST_SYNC_LIMIT_MS, 'limit', { ref: false })]);
  if (outcome === 'limit') log('Slower agencies are still loading in the background.');
  return { rest };
}

async function isNetworkThere(): Promise<boolean> {
  const upstream = process.env.ROADFEED_UPSTREAM;
  const reroute = (url: string) => (upstream ? getUpstreamTarget(new URL(url), parseUpstream(upstream)).url : url);
  const headers = { 'User-Agent': getUserAgent(process.env.ROADFEED_CONTACT) };
  const probes = NETWORK_PROBES.map((url) => {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    return fetch(reroute(url), { method: 'HEAD', headers, redirect: 'manual', signal });
  });
  return Promise.any(probes).then(Boolean, () => false);
}

async function build(folder: BuildFolder): Promise<void> {
  const { code, output } = await run('npm', ['run', 'build'], { NEXT_DIST_DIR: folder });
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
  logNotes(output.split('\n'));
}

async function buildIfNeeded(): Promise<BuildFolder> {
  const found = findBuild();
  if (found !== null) return found;
  log('Building the site (about a minute, once) ...');
  await build(BUILD_FOLDERS[0]);
  return BUILD_FOLDERS[0];
}

async function planStart({ demo, syncEveryMs }: StartSettings): Promise<StartPlan> {
  const { hasCameras, notes } = await readStored();
  const plan = demo === true ? 'demo' : choosePlan(hasCameras, await isNetworkThere(), syncEveryMs !== null);
  // The first sync logs its own.
  if (plan !== 'first-sync') notes.forEach(log);
  return plan;
}

function formatAddress({ host, port }: StartSettings): string {
  if (host === '127.0.0.1') return `http://localhost:${port} (HOST=0.0.0.0 lets other machines in)`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Served = Record<'hasCameras' | 'isDemo', boolean>;

function announce(plan: StartPlan, { hasCameras, isDemo }: Served, settings: StartSettings): void {
  const { demo, syncEveryMs } = settings;
  const own = hasCameras ? 'the agencies’ cameras from the latest sync.' : 'no cameras yet.';
  log(`\nServing ${isDemo ? 'the DEMO network: synthetic cameras, no requests to agencies.' : own}`);
  if (isDemo && demo !== true && syncEveryMs !== null)
    log('The agencies’ cameras replace it as soon as an agency can be reached.');
  if (plan === 'stored') log('No agency can be reached right now, so feeds may not load.');
  log(`Open ${formatAddress(settings)}\n`);
}

const isDemoNeeded = async ({ demo }: StartSettings): Promise<boolean> => demo ?? !(await readStored()).hasCameras;

const toEnvironment = (isDemo: boolean): Record<string, string> => (isDemo ? { ROADFEED_DEMO: '1' } : {});

/** Open pages load the chunks they were built with. */
function keepCode(from: BuildFolder, to: BuildFolder): void {
  for (const part of ['chunks', 'media']) {
    const [source, target] = [from, to].map((folder) => path.join(folder, 'static', part));
    cpSync(source ?? '', target ?? '', { recursive: true, force: false });
  }
}

async function renderPages(server: SiteServer, served: BuildFolder, settings: StartSettings): Promise<BuildFolder> {
  const folder = getOther(served);
  const startedAt = performance.now();
  try {
    const isDue = settings.demo === true ? !hasSameSettings(served) : isOutdated(served);
    if (hasStopped() || !isDue) return served;
    log(`Rebuilding the pages in ${folder} ...`);
    await build(folder);
    keepCode(served, folder);
    if (hasStopped()) return served;
    await server.serve(folder, toEnvironment(await isDemoNeeded(settings)));
  } catch (error) {
    if (!hasStopped()) log(`Keeping the previous pages. ${error instanceof Error ? error.message : String(error)}`);
    return served;
  }
  log(`Serving the new pages after ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  return folder;
}

/** False without a network: then it is tried again sooner. */
async function collect(): Promise<boolean> {
  if (!(await isNetworkThere())) {
    log('No agency can be reached right now. Keeping the current cameras.');
    return false;
  }
  log('Collecting the agencies’ cameras ...');
  const { code, output } = await run(process.execPath, syncArguments(), {});
  if (hasStopped()) return true;
  const lines = output.trim().split('\n');
  logNotes(lines);
  const last = lines.at(-1);
  if (code === 0 || code === 1) log(`Collected: ${last}${code === 0 ? '' : ' (details: npm run sync -- --status)'}`);
  else log(`Keeping the current cameras. ${last}`);
  return true;
}

async function waitForNext(everyMs: number, hasCollected: boolean): Promise<void> {
  const waitMs = hasCollected ? everyMs : Math.min(RETRY_MS, everyMs);
  log(`Next sync at ${new Date(Date.now() + waitMs).toISOString().slice(0, 16)}Z.`);
  await sleep(waitMs);
}

async function keepFresh(
  server: SiteServer,
  served: BuildFolder,
  settings: StartSettings & { hasCollected: boolean },
): Promise<void> {
  const { syncEveryMs } = settings;
  let folder = served;
  let { hasCollected } = settings;
  while (!hasStopped()) {
    const { hasCameras, hasIndex } = await readStored();
    folder = await renderPages(server, folder, settings);
    if (syncEveryMs === null) await sleep(hasCameras && hasIndex ? DEFAULT_EVERY_MS : RETRY_MS);
    else {
      await waitForNext(syncEveryMs, hasCollected);
      hasCollected = await collect();
    }
  }
}

async function keepExtra({ option, everyMs }: (typeof EXTRAS)[number]): Promise<void> {
  while (!hasStopped()) {
    if (await isNetworkThere()) {
      const { output } = await run(process.execPath, syncArguments(option), {});
      if (!hasStopped()) log(output.trim().split('\n').at(-1) ?? '');
    }
    await sleep(everyMs);
  }
}

/** `npm run collect`: syncs without serving, for a site in another process or container. */
async function keepCollecting({ syncEveryMs }: StartSettings): Promise<void> {
  exitWhenTold(() => {
    isStopping = true;
    return Promise.resolve();
  });
  (await readStored()).notes.forEach(log);
  let hasCollected = await collect();
  for (const extra of EXTRAS) void keepExtra(extra);
  while (!hasStopped()) {
    await waitForNext(syncEveryMs ?? DEFAULT_EVERY_MS, hasCollected);
    hasCollected = await collect();
  }
}

async function main(): Promise<void> {
  loadSettings();
  const settings = readStartSettings(process.env, process.argv);
  addLocalAgencies().forEach(log);
  if (process.argv.includes('--collect')) return keepCollecting(settings);
  await runAlone('.start.lock', 'npm start is already running here. Stop it, or use a second checkout.');
  await checkPort(settings);
  const server = new SiteServer(settings, log);
  exitWhenTold(() => {
    isStopping = true;
    return server.stop();
  });
  const plan = await planStart(settings);
  // Before the build, so its pages include the cameras.
  const { rest } = plan === 'first-sync' ? await firstSync() : { rest: false };
  const folder = await buildIfNeeded();
  const hasCameras = settings.demo !== true && (await readStored()).hasCameras;
  const isDemo = settings.demo ?? !hasCameras;
  announce(plan, { hasCameras, isDemo }, settings);
  await server.serve(folder, toEnvironment(isDemo));
  log('Ready');
  if (settings.demo === true) return void (await renderPages(server, folder, settings));
  if (await ensureModel(log)) await server.serve(folder, toEnvironment(isDemo));
  let hasCollected = await rest;
  if (settings.syncEveryMs !== null) {
    for (const extra of EXTRAS) void keepExtra(extra);
    if (plan === 'refresh') hasCollected = await collect();
  }
  await keepFresh(server, folder, { ...settings, hasCollected });
}

main().catch((error: unknown) => {
  if (isStopping) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
