import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPermission } from '@/lib/agencies/permission';
import { readExtra } from '@/lib/camera-files/read-folder';
import { addCounts, groupBy } from '@/lib/core/collections';
import { countOf, formatCount } from '@/lib/core/format-count';
import { writeFeeds } from '@/lib/open-data/write-feeds';
import { getEventRank, isCurrent, MAX_EVENTS, serializeEvents } from '@/lib/road-reports/road-event';
import { parseEventsFile, type EventsFile, type RoadEvent } from '@/lib/road-reports/event-schema';
import { isConfirmed, LIFETIME_MS, MAX_SIGNS, serializeSigns } from '@/lib/road-reports/sign';
import { parseSignsFile, type Sign } from '@/lib/road-reports/sign-schema';
import { findUsual, parseHistory, recordMinutes } from '@/lib/road-reports/usual-minutes';
import { namesPerson } from '@/lib/road-reports/sign-text';
import type { ReadEvent } from '@/lib/sources/road-reports/build-event';
import type { ReadSign } from '@/lib/sources/road-reports/build-sign';
import type { ReportSource } from '@/lib/sources/road-reports/read-reports';
import { listEventSources, listSignSources } from '@/lib/sources/road-reports/report-registry';
import { type DropReason, listDropped } from '@/lib/sources/source';
import { createNetwork, createRedaction, DEFAULT_OPTIONS, type SyncDeps, type SyncOptions } from './context';
import { collectSource, type Collected, type ListRun, type PartCount } from './lists/collect-source';
import { createAgencyFetch } from './lists/fetch-list';
import { writeIfChanged, writeNamed } from '@/lib/camera-files/compressed-files';

/** The next run is ten minutes away, and all lists wait for the slowest. */
const LIMITS = { maxTries: 2 } as const;
const MAX_PER_SOURCE = 600;
const KEPT_MS = 3 * 3_600_000;
const MAX_RECORD_AGE_MS = 3_600_000;

type ReportOptions = Partial<Pick<SyncOptions, 'outDir' | 'stateDir' | 'upstream' | 'isDryRun' | 'rules'>> & {
  readonly sources?: readonly ReportSource<RoadEvent>[];
  readonly signSources?: readonly ReportSource<ReadSign>[];
};

interface Run extends ListRun {
  readonly previous: EventsFile | null;
  readonly previousSigns: readonly Sign[];
}

/** A failing list keeps its events three hours, its signs half an hour. @throws SyncUsageError */
export async function collectReports(options: ReportOptions = {}, deps: SyncDeps = {}) {
  const { outDir, stateDir, upstream, isDryRun, rules, sources, signSources } = {
    ...DEFAULT_OPTIONS,
    sources: listEventSources(),
    signSources: listSignSources(),
    ...options,
  };
  const environment = deps.environment ?? process.env;
  const isPermitted = createPermission(environment, rules);
  const events = sources.filter(({ id }) => isPermitted(id));
  const signs = signSources.filter(({ id }) => isPermitted(id));
  const network = createNetwork({ upstream, stateDir }, deps);
  const notes: string[] = [];
  const run: Run = {
    fetchList: createAgencyFetch(environment, network, LIMITS),
    environment,
    previous: parseEventsFile(await readExtra('events', outDir)),
    previousSigns: parseSignsFile(await readExtra('signs', outDir))?.signs ?? [],
    now: network.clock.now(),
    redact: createRedaction([...events, ...signs], environment),
    noteFallback: (line) => notes.push(line),
  };
  const [collected, collectedSigns] = await Promise.all([
    Promise.all(events.map((source) => collectEvents(source, run))),
    Promise.all(signs.map((source) => collectSigns(source, run))),
  ]);
  const shown = collectedSigns.flatMap(({ items }) => items).slice(0, MAX_SIGNS);
  const file = createFile(collected, collectedSigns, network.clock.now());
  if (!isDryRun) {
    await writeNamed(outDir, 'events', serializeEvents(file));
    await writeNamed(outDir, 'signs', serializeSigns({ signs: shown }));
    await writeUsual(shown, run, { outDir, stateDir });
    await writeFeeds(outDir, run.now);
  }
  return {
    file,
    signs: shown,
    lines: [
      ...tabulate('events', collected),
      ...tabulate('signs', collectedSigns),
      [
        ...describeCounts('Events', file.events.length, collected),
        ...describeCounts('Signs', shown.length, collectedSigns),
        ...nameFirst(notes),
      ].join('. '),
    ],
    hasFailed: [...collected, ...collectedSigns].some(({ source }) => source.failure !== null),
  };
}

/** Signs that this run read, not those of a failing list. */
async function writeUsual(
  signs: readonly Sign[],
  { previousSigns, now }: Run,
  { outDir, stateDir }: Pick<SyncOptions, 'outDir' | 'stateDir'>,
): Promise<void> {
  const path = join(stateDir, 'sign-minutes.json');
  const before = parseHistory(await readFile(path, 'utf8').catch(() => ''));
  const known = new Set(previousSigns);
  const read = signs.filter((sign) => !known.has(sign));
  const history = recordMinutes(before, read, now);
  await writeIfChanged(path, JSON.stringify(history));
  await writeNamed(outDir, 'usual', JSON.stringify(findUsual(history, signs, now)));
}

async function collectEvents(source: ReportSource<RoadEvent>, run: Run): Promise<Collected<RoadEvent>> {
  const { id } = source;
  const readBefore = run.previous?.sources.find((known) => known.id === id)?.readAt ?? null;
  const isKept = readBefore !== null && run.now - readBefore <= KEPT_MS;
  const before = isKept ? (run.previous?.events ?? []) : [];
  const known = before.filter((event) => event.source === id && isCurrent(event, run.now));
  const refuse = (event: ReadEvent): DropReason | null => {
    if (isStale(event, run.now, MAX_RECORD_AGE_MS)) return 'stale';
    return isCurrent(event, run.now) ? null : 'not-current';
  };
  const collected = await collectSource<ReadEvent>(source, { known, readBefore, refuse }, run);
  const events = collected.items.map(({ recordedAt: _, ...event }) => event);
  const items = keepHeaviest(events, MAX_PER_SOURCE);
  const parts = collected.parts.map((part) => {
    const kept = items.filter(({ id: own }) => own.startsWith(part.idPrefix)).length;
    return { ...part, kept, dropped: addCounts(part.dropped, { 'too-many': part.kept - kept }) };
  });
  return { ...collected, items, parts };
}

/** Some platforms serve a file that they stopped writing. */
const isStale = (item: object, now: number, maxAgeMs: number): boolean =>
  'recordedAt' in item && typeof item.recordedAt === 'number' && Math.abs(now - item.recordedAt) >= maxAgeMs;

async function collectSigns(source: ReportSource<ReadSign>, run: Run): Promise<Collected<Sign>> {
  const { id } = source;
  const previous = run.previousSigns.filter((sign) => sign.source === id);
  const readBefore = run.previous?.signSources.find((known) => known.id === id)?.readAt ?? null;
  const known = previous.filter((sign) => isConfirmed(sign, run.now) && !namesPerson(sign));
  const before = new Map(previous.map((sign) => [sign.id, sign]));
  const refuse = (sign: ReadSign | Sign) => (isStale(sign, run.now, LIFETIME_MS) ? 'stale' : null);
  const collected = await collectSource(source, { known, readBefore, refuse }, run);
  const items = collected.items.map((sign) => ('readAt' in sign ? sign : confirm(sign, before.get(sign.id), run.now)));
  return { ...collected, items };
}

function confirm({ recordedAt, since, ...sign }: ReadSign, before: Sign | undefined, now: number): Sign {
  const isSame = before !== undefined && JSON.stringify(before.pages) === JSON.stringify(sign.pages);
  return { ...sign, since: since ?? (isSame ? before.since : now), readAt: Math.min(now, recordedAt ?? now) };
}

function keepHeaviest(events: readonly RoadEvent[], max: number): readonly RoadEvent[] {
  if (events.length <= max) return events;
  return [...events]
    .sort((a, b) => getEventRank(b) - getEventRank(a) || (b.updated ?? 0) - (a.updated ?? 0))
    .slice(0, max);
}

function createFile(
  collected: readonly Collected<RoadEvent>[],
  signs: readonly Collected<Sign>[],
  writtenAt: number,
): EventsFile {
  const all = collected.flatMap(({ items }) => items);
  const bySource = groupBy(keepHeaviest(all, MAX_EVENTS), ({ source }) => source);
  return {
    writtenAt,
    sources: collected.map(({ source }) => source),
    signSources: signs.map(({ source }) => source),
    events: collected.flatMap(({ source }) => bySource.get(source.id) ?? []),
  };
}

type Counts = Pick<PartCount, 'rows' | 'kept' | 'dropped'>;

function sum(counts: readonly Counts[]) {
  const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const dropped = listDropped(addCounts(...counts.map((each) => each.dropped)));
  return {
    rows: add(counts.map(({ rows }) => rows)),
    kept: add(counts.map(({ kept }) => kept)),
    dropped: dropped === '' ? '' : `; dropped ${dropped}`,
  };
}

/** `Signs: 412 from 20 sources (956 rows; dropped 352 dark, 219 not news)` */
function describeCounts(what: string, shown: number, collected: readonly Collected<unknown>[]): string[] {
  if (collected.length === 0) return [];
  const { rows, dropped } = sum(collected.flatMap(({ parts }) => parts));
  const from = countOf(collected.length, 'source');
  const line = `${what}: ${formatCount(shown)} from ${from} (${countOf(rows, 'row')}${dropped})`;
  const failing = collected.flatMap(({ source }) => source.failure?.split(';', 1) ?? []);
  const [first] = nameFirst(failing);
  return first === undefined
    ? [line]
    : [`${line}; ${failing.length} had a failing list (keeping earlier ones; ${first})`];
}

const nameFirst = ([first, ...rest]: readonly string[]): string[] =>
  first === undefined ? [] : [rest.length === 0 ? first : `${first}, and ${rest.length} more`];

/** `chains of caltrans: 18 rows, 7 kept; dropped 4 unknown`. @param what names a part without a name */
function tabulate(what: string, collected: readonly Collected<unknown>[]): string[] {
  const named = collected.flatMap(({ source, parts }) =>
    // Caltrans' parts are districts.
    parts.map((part) => ({
      ...part,
      name: `${part.key.replace(/^[^/]*\/?|-?d\d+$/g, '').toLowerCase() || what} of ${source.id}`,
    })),
  );
  return [...groupBy(named, ({ name }) => name)].flatMap(([name, parts]) => {
    const { rows, kept, dropped } = sum(parts);
    return rows === 0 ? [] : [`  ${name}: ${countOf(rows, 'row')}, ${formatCount(kept)} kept${dropped}`];
  });
}
