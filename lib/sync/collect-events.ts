import { readFile } from 'node:fs/promises';
import { createPermission } from '@/lib/agencies/permission';
import { getDataFileName } from '@/lib/camera-files/names';
import { getFilePath } from '@/lib/camera-files/read-folder';
import { formatCount } from '@/lib/core/format-count';
import { groupBy } from '@/lib/core/collections';
import { parseJson } from '@/lib/core/parse-json';
import { isCurrent, MAX_EVENTS, serializeEvents, weigh } from '@/lib/road-reports/road-event';
import { parseEventsFile, type EventsFile, type RoadEvent, type SourceEvents } from '@/lib/road-reports/event-schema';
import type { EventEndpoint } from '@/lib/sources/events/build-event';
import { EVENT_SOURCES, type EventPart, type EventSource } from '@/lib/sources/events/event-registry';
import { createNetwork, createRedaction } from './context';
import { createAgencyFetch, type Environment, type FetchList, findKey } from './lists/fetch-list';
import { toFetchError } from './http/fetch-error';
import { DEFAULT_OPTIONS, type SyncDeps, type SyncOptions } from './options';
import { writeNamed } from './files/write-files';

const MAX_PER_SOURCE = 600;
/** How long the events of a failing list remain. */
const KEPT_MS = 3 * 3_600_000;

type EventOptions = Partial<Pick<SyncOptions, 'outDir' | 'stateDir' | 'upstream' | 'isDryRun' | 'rules'>> & {
  readonly sources?: readonly EventSource[];
};

export interface EventsReport {
  readonly file: EventsFile;
  readonly line: string;
  readonly failures: number;
}

interface Run {
  readonly fetchList: FetchList;
  readonly environment: Environment;
  readonly previous: EventsFile | null;
  readonly now: number;
  redact(text: string): string;
}

type Collected = Pick<EventsFile, 'events'> & { readonly source: SourceEvents; readonly failures: number };

/**
 * Collects closures and incidents into `events.json`. A failing list keeps its earlier events until they end or expire.
 * @throws SyncUsageError
 */
export async function collectEvents(options: EventOptions = {}, deps: SyncDeps = {}): Promise<EventsReport> {
  const { outDir, stateDir, upstream, isDryRun, rules, sources } = {
    ...DEFAULT_OPTIONS,
    sources: EVENT_SOURCES,
    ...options,
  };
  const environment = deps.environment ?? process.env;
  const isPermitted = createPermission(environment, rules);
  const permitted = sources.filter(({ id }) => isPermitted(id));
  const network = createNetwork({ upstream, stateDir }, deps, environment);
  const run: Run = {
    fetchList: createAgencyFetch(permitted, environment, network),
    environment,
    previous: await readEvents(outDir),
    now: network.clock.now(),
    redact: createRedaction(permitted, environment),
  };
  const collected = await Promise.all(permitted.map((source) => collectSource(source, run)));
  const file = createFile(collected, network.clock.now());
  if (!isDryRun) await writeNamed(outDir, getDataFileName('events'), serializeEvents(file));
  return {
    file,
    line: describe(file, collected),
    failures: collected.reduce((sum, { failures }) => sum + failures, 0),
  };
}

async function readEvents(folder: string): Promise<EventsFile | null> {
  const text = await readFile(getFilePath('events', folder), 'utf8').catch(() => '');
  return parseEventsFile(parseJson(text));
}

async function collectSource({ id, parts }: EventSource, run: Run): Promise<Collected> {
  const readBefore = run.previous?.sources.find((source) => source.id === id)?.readAt ?? null;
  const isKept = readBefore !== null && run.now - readBefore <= KEPT_MS;
  const known = isKept ? (run.previous?.events.filter(({ source }) => source === id) ?? []) : [];
  const results = await Promise.all(parts.map((part) => collectPart(part, known, run)));
  const failures = results.flatMap(({ failure }) => failure ?? []);
  const events = results.flatMap((result) => result.events).filter((event) => isCurrent(event, run.now));
  const readAt = failures.length > 0 ? readBefore : run.now;
  const failure = failures.length > 0 ? failures.join('; ').slice(0, 300) : null;
  return { source: { id, readAt, failure }, events: keepHeaviest(events, MAX_PER_SOURCE), failures: failures.length };
}

interface PartResult {
  readonly events: readonly RoadEvent[];
  readonly failure: string | null;
}

async function collectPart(part: EventPart, known: readonly RoadEvent[], run: Run): Promise<PartResult> {
  const usable = part.endpoints.filter(
    (endpoint) => endpoint.keyVariable === undefined || findKey(endpoint, run.environment),
  );
  let failure = 'no endpoint can be asked';
  for (const endpoint of usable) {
    const outcome = await askEndpoint(endpoint, run);
    if (typeof outcome !== 'string') return { events: outcome, failure: null };
    failure = outcome;
  }
  const kept = known.filter(({ id }) => id.startsWith(part.idPrefix));
  return { events: kept, failure: `${part.key}: ${run.redact(failure)}` };
}

async function askEndpoint(endpoint: EventEndpoint, run: Run): Promise<readonly RoadEvent[] | string> {
  try {
    const { rows, events, dropped } = endpoint.parse(await run.fetchList(endpoint, () => undefined));
    return rows > 0 && dropped.unreadable === rows ? 'none of its rows can be read' : events;
  } catch (error) {
    return toFetchError(error).message;
  }
}

function keepHeaviest(events: readonly RoadEvent[], max: number): readonly RoadEvent[] {
  if (events.length <= max) return events;
  return [...events].sort((a, b) => weigh(b) - weigh(a) || (b.updated ?? 0) - (a.updated ?? 0)).slice(0, max);
}

function createFile(collected: readonly Collected[], writtenAt: number): EventsFile {
  const all = keepHeaviest(
    collected.flatMap(({ events }) => events),
    MAX_EVENTS,
  );
  const bySource = groupBy(all, ({ source }) => source);
  return {
    writtenAt,
    sources: collected.map(({ source }) => source),
    events: collected.flatMap(({ source }) => bySource.get(source.id) ?? []),
  };
}

function describe({ events }: EventsFile, collected: readonly Collected[]): string {
  const failing = collected.flatMap(({ source }) => source.failure ?? []);
  const what = `Events: ${formatCount(events.length)} of ${formatCount(collected.length)} sources`;
  const [first] = failing;
  if (first === undefined) return what;
  const rest = failing.length > 1 ? `, and ${failing.length - 1} more` : '';
  return `${what}, of which ${failing.length} failed (keeping earlier events; ${first.split(';')[0]}${rest})`;
}
