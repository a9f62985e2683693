import { parseArgs } from 'node:util';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { fill } from '@/lib/core/collections';
import { createSources } from '@/lib/sources/registry';
import { createNetwork, DEFAULT_OPTIONS, PROBE_SHARES, type SyncOptions } from '@/lib/sync/context';
import { SyncUsageError } from '@/lib/sync/http/fetch-error';
import { collectReports } from '@/lib/sync/collect-reports';
import { createLineProgress, createTerminalProgress } from '@/lib/sync/progress';
import { formatStatus, formatReport, getExitCode } from '@/lib/sync/report';
import { withLock } from '@/lib/sync/files/lock';
import { addLocalAgencies } from '@/lib/sync/local-agencies';
import { mergeFolders } from '@/lib/sync/merge-folders';
import { runSync } from '@/lib/sync/run-sync';
import { collectWarnings } from '@/lib/sync/warnings';
import { loadSettings } from './settings';

const HELP = `Collects the public camera lists of the agencies into ${DEFAULT_OPTIONS.outDir}.

Usage: npm run sync -- [options]

  --source ID          fetch only this source; may be repeated (all: npm run sources)
  --file SOURCE=PATH   read a saved response instead of fetching; SOURCE/PART=PATH for one part, e.g. caltrans/d4=d4.json
  --upstream URL       send https://HOST/PATH to URL/HOST/PATH; loopback only, for replays and tests (ROADFEED_UPSTREAM)
  --geocoder URL       look up addresses on a Nominatim-compatible server, one request per second
  --probe=SHARE        feeds to check for dead ones: "some" (a 24th of each host's, so hourly runs check all of them
                       once a day; default), "all" (takes up to an hour), or "none"
  --accept-shrink      accept lists that lost many cameras, or are below their agency's minimum
  --accept-ids         accept lists whose cameras have other ids than before; visitors lose their favorites among them
  --warnings           ask only for the weather services' warnings, and write alerts.json
  --events             ask only for closures, incidents, and message signs; write events.json, signs.json,
                       and usual.json
  --shard N/M          fetch only the N-th of M parts of all sources, by host, for several machines
  --merge DIR ...      fetch nothing, and make one set of files out of the folders of partial syncs
  --feeds              check a share of the feeds; fetch no lists
  --status             print how old each list is and why any fails, and fetch nothing
  --out DIR            output folder (ROADFEED_DATA_DIR, or ${DEFAULT_OPTIONS.outDir})
  --dry-run            write no files, and without --probe or --feeds check no feeds
  --help               show this text

Settings in the environment or .env, such as agencies' keys, consent, and your address for them: .env.example, docs/sources.md.

Exit code: 0 if every source was updated, 1 if any failed and kept its previous records, 2 for invalid options or if
the run itself failed.`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...fill(['source', 'file'], { ...TEXT, multiple: true }),
  ...fill(['shard', 'upstream', 'geocoder', 'out', 'probe'], TEXT),
  ...fill(['merge', 'status', 'warnings', 'events', 'feeds', 'accept-shrink', 'accept-ids', 'dry-run', 'help'], FLAG),
} as const;
/** Cannot be combined, nor used with options for lists. */
const TASKS = ['merge', 'status', 'warnings', 'events', 'feeds', 'shard'] as const;
const LIST_OPTIONS = ['source', 'file', 'geocoder', 'accept-shrink', 'accept-ids'] as const;

function parseFileOption(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new SyncUsageError(`--file needs SOURCE=PATH, not ${text}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function parseShare({ probe, feeds, 'dry-run': isDryRun }: ReturnType<typeof readArguments>) {
  const text = probe ?? (isDryRun && !feeds ? 'none' : 'some');
  const share = PROBE_SHARES.find((known) => known === text);
  if (share === undefined) throw new SyncUsageError(`--probe is one of ${PROBE_SHARES.join(', ')}, not ${text}`);
  return share;
}

function parseShard(text: string | undefined): SyncOptions['shard'] {
  if (text === undefined) return null;
  const [number = 0, of = 0] = text.split('/').map(Number);
  if (!Number.isInteger(number) || !(number >= 1 && number <= of && of <= 64)) {
    throw new SyncUsageError(`--shard needs N/M, such as 2/4, not ${text}`);
  }
  return { number, of };
}

function checkCombination(values: Readonly<Record<string, unknown>>): void {
  const [task, ...others] = TASKS.filter((name) => values[name]);
  const refused = task === 'shard' ? (['source', 'file'] as const) : LIST_OPTIONS;
  const unused = [...others, ...refused.filter((name) => values[name])];
  if (task === undefined || unused.length === 0) return;
  throw new Error(`--${task} cannot be combined with ${unused.map((name) => `--${name}`).join(', ')}`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [first = ''] = positionals;
    if (values.merge && first === '') throw new Error('--merge needs folders');
    if (!values.merge && first !== '') throw new Error(`${first}: only --merge takes folders`);
    checkCombination(values);
    return { ...values, folders: positionals };
  } catch (error) {
    throw new SyncUsageError(error instanceof Error ? error.message : 'invalid options');
  }
}

async function printStatus(dir: string): Promise<number> {
  const { status, notes } = await readPrevious(dir);
  const parts = [...status.values()];
  console.log([...formatStatus(parts, Date.now()), ...notes].join('\n'));
  return parts.length > 0 && parts.every(({ failure }) => failure === null) ? 0 : 1;
}

type Places = Pick<SyncOptions, 'outDir' | 'stateDir' | 'isDryRun' | 'upstream'>;

async function main(): Promise<number> {
  loadSettings();
  const values = readArguments();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  for (const fault of addLocalAgencies()) console.error(fault);
  const outDir = values.out ?? dataDir();
  if (values.status) return printStatus(outDir);
  const upstream = values.upstream ?? (process.env.ROADFEED_UPSTREAM || null);
  const places = { outDir, stateDir: DEFAULT_OPTIONS.stateDir, isDryRun: values['dry-run'], upstream };
  if (values.events) return printExtra('.events.lock', places, () => collectReports(places));
  if (!values.warnings) return printSync(values, places);
  return printExtra('.warnings.lock', places, () => collectWarnings(places, createNetwork(places, {})));
}

type Extra = Pick<Awaited<ReturnType<typeof collectReports>>, 'lines' | 'hasFailed'>;

async function printExtra(name: string, { outDir, isDryRun }: Places, collect: () => Promise<Extra>): Promise<number> {
  const { lines, hasFailed } = await (isDryRun ? collect() : withLock(outDir, { name }, collect));
  console.log(lines.join('\n'));
  return hasFailed ? 1 : 0;
}

async function printSync(values: ReturnType<typeof readArguments>, places: Places): Promise<number> {
  const { feeds, folders, merge, source } = values;
  const shard = parseShard(values.shard);
  const options = {
    registry: createSources(),
    only: feeds ? [] : (source ?? null),
    shard,
    files: new Map((values.file ?? []).map(parseFileOption)),
    geocoder: values.geocoder ?? null,
    ...places,
    // Longer than a check of feeds; a killed sync's lock expires in two minutes.
    lockWaitMs: 900_000,
    warnings: source === undefined && shard === null && !feeds,
    probe: parseShare(values),
    acceptsShrink: values['accept-shrink'],
    acceptsIds: values['accept-ids'],
  };
  const progress = process.stderr.isTTY ? createTerminalProgress(process.stderr) : createLineProgress(console.error);
  const deps = { log: progress.log, progress };
  const report = await (merge ? mergeFolders(folders, options, deps) : runSync(options, deps));
  console.log(formatReport(report).join('\n'));
  return getExitCode(report);
}

// Node's own code, 1, means that lists failed.
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(2);
});

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
