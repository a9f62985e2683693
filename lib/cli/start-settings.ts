import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Environment, readSwitch } from '@/lib/core/environment';
import { findFault } from './run-alone';
import { checkSettings } from './settings';

const MAX_PORT = 65_535;
const DEFAULT_PORT = 3000;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_EVERY = '6h';
export const DEFAULT_EVERY_MS = 6 * 3_600_000;
const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000 };
const MIN_EVERY_MS = 10 * 60_000;
/** A source that is read less often counts as failing. */
const MAX_EVERY_MS = 24 * 3_600_000;

export type StartSettings = Readonly<ReturnType<typeof readStartSettings>>;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= MAX_PORT) return port;
  throw new Error(`PORT must be a number from 1 to ${MAX_PORT}, not "${text}". For example: PORT=3001 npm start`);
}

function readSyncEvery(text: string): number | null {
  if (text === 'off') return null;
  const [, amount, unit = ''] = /^(\d+)([mh])$/.exec(text) ?? [];
  const ms = Number(amount) * (UNIT_MS[unit] ?? Number.NaN);
  if (ms >= MIN_EVERY_MS && ms <= MAX_EVERY_MS) return ms;
  throw new Error(`ROADFEED_SYNC_EVERY must be off or a duration from 10m to 24h, such as 6h or 90m, not "${text}".`);
}

export function readStartSettings(environment: Environment, args: readonly string[] = []) {
  checkSettings(environment);
  return {
    port: readPort(environment.PORT || `${DEFAULT_PORT}`),
    host: environment.HOST || DEFAULT_HOST,
    /** Null if the operator syncs separately. */
    syncEveryMs: readSyncEvery(environment.ROADFEED_SYNC_EVERY || DEFAULT_EVERY),
    /** Null if it serves the demo network until cameras are collected. */
    demo: args.includes('--demo') || readSwitch('ROADFEED_DEMO', environment),
  };
}

export function describePortFault(
  code: string | undefined,
  { port, host }: Pick<StartSettings, 'port' | 'host'>,
): string | null {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine. To listen on all addresses: HOST=0.0.0.0 npm start`;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return null;
  const fault =
    code === 'EACCES' ? `Port ${port} requires administrator rights.` : `Another program uses port ${port}.`;
  const other = port < 1024 ? 3000 : port === MAX_PORT ? port - 1 : port + 1;
  return `${fault} Choose another port: PORT=${other} npm start`;
}

export async function checkPort(settings: Pick<StartSettings, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  const code = await findFault(probe.listen(settings.port, settings.host), 'listening');
  if (code !== null) throw new Error(describePortFault(code, settings) ?? code);
  probe.close();
  await once(probe, 'close');
}

/** Same as in package.json. V8's default heap growth takes 500 MB for 34,848 cameras instead of 330. */
export const SYNC_FLAGS = ['--heap-growing-percent=15', '--max-semi-space-size=4'] as const;

/** `refresh` serves stored cameras and syncs; `first-sync` collects for up to 90 s before serving. */
export type StartPlan = 'demo' | 'stored' | 'refresh' | 'first-sync';

export function choosePlan(hasCameras: boolean, isNetworkThere: boolean, isSyncing: boolean): StartPlan {
  if (hasCameras) return isNetworkThere ? 'refresh' : 'stored';
  return isNetworkThere && isSyncing ? 'first-sync' : 'demo';
}
