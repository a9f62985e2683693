const LARGEST_PORT = 65_535;
const DEFAULT_PORT = 3000;
/** Only this machine, until the operator says otherwise. */
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_EVERY = '6h';
const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000 };
/** The agencies’ sake: no list changes faster. */
const SHORTEST_MS = 10 * 60_000;
/** A timer cannot wait for longer than 24.8 days. */
const LONGEST_MS = 24 * 24 * 3_600_000;

export interface StartSettings {
  readonly port: number;
  /** The address to listen at. */
  readonly host: string;
  /** Null if the operator collects in another way. */
  readonly syncEveryMs: number | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= LARGEST_PORT) return port;
  throw new Error(`PORT is a number from 1 to ${LARGEST_PORT}, not "${text}". For example: PORT=3001 npm start`);
}

function readSyncEvery(text: string): number | null {
  if (text === 'off') return null;
  const [, amount, unit = ''] = /^(\d+)([mh])$/.exec(text) ?? [];
  const ms = Number(amount) * (UNIT_MS[unit] ?? Number.NaN);
  if (ms >= SHORTEST_MS && ms <= LONGEST_MS) return ms;
  throw new Error(`ROADFEED_SYNC_EVERY is a time from 10m to 576h, such as 6h or 90m, or off, not "${text}".`);
}

/** @throws an error with one sentence for the operator */
export function readStartSettings(environment: Environment): StartSettings {
  return {
    port: readPort(environment.PORT || `${DEFAULT_PORT}`),
    host: environment.HOST || DEFAULT_HOST,
    syncEveryMs: readSyncEvery(environment.ROADFEED_SYNC_EVERY || DEFAULT_EVERY),
  };
}

const PORT_FAULTS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Another program uses port ${port}.`,
  EACCES: (port) => `Only an administrator may use port ${port}.`,
};

/** Null for a fault that we have no words for. */
export function describePortFault(
  code: string | undefined,
  { port, host }: Pick<StartSettings, 'port' | 'host'>,
): string | null {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine. For all of its addresses: HOST=0.0.0.0 npm start`;
  const describe = PORT_FAULTS[code ?? ''];
  if (describe === undefined) return null;
  const other = port < 1024 ? 3000 : port === LARGEST_PORT ? port - 1 : port + 1;
  return `${describe(port)} Choose another port: PORT=${other} npm start`;
}
