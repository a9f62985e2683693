import type { SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import type { DataIndex } from '@/lib/camera-files/parse';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import {
  MAX_UNCONFIRMED_MS,
  type PartStatus,
  getDay,
  type History,
  HISTORY_DAYS,
  type HistoryDay,
  type Outage,
} from '@/lib/camera-files/status';
import type { Source, SourcePart } from '@/lib/sources/source';
import { isNamed, type SyncContext, type SyncOptions } from '../context';
import { countCameras, type PartReport, type PartTimes } from '../report';
import { type CamerasBySource, serializeLines } from './write-files';
import { countOf } from '@/lib/core/format-count';
import { groupBy } from '@/lib/core/collections';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;

export function isConfirmed(status: PartStatus | undefined, now: number): boolean {
  const since = status?.succeededAt ?? status?.failingSince ?? now;
  return now - since <= MAX_UNCONFIRMED_MS;
}

export function getConfirmed(source: Source, context: SyncContext): readonly Camera[] {
  const { previous, network } = context;
  const stored = previous.bySource.get(source.id) ?? [];
  const stale = source.parts.filter(({ key }) => !isConfirmed(previous.status.get(key), network.clock.now()));
  if (stale.length === 0) return stored;
  const confirmed = stored.filter(({ id }) => !stale.some(({ idPrefix }) => id.startsWith(idPrefix)));
  const left = stored.length - confirmed.length;
  if (left > 0)
    context.log(
      `${stale.map(({ key }) => key).join(', ')}: ${countOf(left, 'camera')} left out, not confirmed for 14 days`,
    );
  return confirmed;
}

/** For lists that cost a request per site. */
export function isResting(source: Source, options: SyncOptions, previous: PreviousData, now: number): boolean {
  const { id, parts, refreshDays } = source;
  if (refreshDays === 0 || isNamed(options, id) || (previous.bySource.get(id)?.length ?? 0) === 0) return false;
  // An hour early, for runs at the same time of day.
  const dueMs = refreshDays * MS_PER_DAY - MS_PER_HOUR;
  return parts.every(({ key }) => now - (previous.status.get(key)?.succeededAt ?? 0) < dueMs);
}

interface RunResult {
  readonly context: SyncContext;
  readonly bySource: CamerasBySource;
  readonly outcomes: ReadonlyMap<SourceId, { readonly parts: readonly PartReport[] }>;
  readonly leftOut: ReadonlySet<SourceId>;
  readonly index: DataIndex;
}

function countPart(source: Source, part: SourcePart, before: PartStatus | undefined, result: RunResult) {
  const select = (bySource: CamerasBySource): readonly Camera[] =>
    (bySource.get(source.id) ?? []).filter(({ id }) => id.startsWith(part.idPrefix));
  const cameras = select(result.bySource);
  const { previous, network } = result.context;
  const isSame = serializeLines(cameras) === serializeLines(select(previous.bySource));
  const indexed = result.index.sources.find(({ id }) => id === source.id && cameras.length > 0);
  const unchangedSince = before?.changedAt ?? indexed?.changedAt ?? null;
  return { ...countCameras(cameras), changedAt: isSame ? unchangedSince : network.clock.now() };
}

const NO_FAULT = { failingSince: null, failure: null, cause: null } as const;

function getTimes({ failure }: PartReport, before: PartStatus | undefined, askedAt: number): PartTimes {
  if (failure === null) return { askedAt, succeededAt: askedAt, failingSince: null };
  return { askedAt, succeededAt: before?.succeededAt ?? null, failingSince: before?.failingSince ?? askedAt };
}

function describePart(source: Source, part: SourcePart, result: RunResult): PartStatus[] {
  const { key } = part;
  const before = result.context.previous.status.get(key);
  const counts = countPart(source, part, before, result);
  const report = result.outcomes.get(source.id)?.parts.find((candidate) => candidate.key === key);
  if (!report) return before ? [{ ...before, ...counts, ...(result.leftOut.has(source.id) && NO_FAULT) }] : [];
  const { failure, cause, shorter } = report;
  const times = report.times ?? getTimes(report, before, result.context.network.clock.now());
  return [{ source: source.id, key, ...times, ...counts, failure, cause, shorter }];
}

export const describeParts = (result: RunResult): PartStatus[] =>
  result.context.options.registry.flatMap((source) =>
    source.parts.flatMap((part) => describePart(source, part, result)),
  );

const MAX_OUTAGES = 500;

interface Run {
  readonly now: number;
  readonly asked: ReadonlySet<SourceId>;
  readonly parts: readonly PartStatus[];
}

function addRun(sources: HistoryDay['sources'], { asked, parts }: Run): HistoryDay['sources'] {
  const bySource = groupBy(parts, ({ source }) => source);
  const added = SOURCE_IDS.filter((id) => asked.has(id)).map((id) => {
    const own = bySource.get(id) ?? [];
    const [runs, failed] = sources[id] ?? [0, 0];
    const isFailed = own.some(({ failure }) => failure !== null);
    const cameras = own.reduce((sum, part) => sum + part.cameras, 0);
    return [id, [runs + 1, failed + (isFailed ? 1 : 0), cameras]] satisfies [SourceId, [number, number, number]];
  });
  return { ...sources, ...Object.fromEntries(added) };
}

/** Sources switched off have no parts. */
function updateOutages(outages: readonly Outage[], { now, parts }: Run): Outage[] {
  const failed = parts.filter(({ failure }) => failure !== null);
  const failing = groupBy(failed, ({ source }) => source);
  const hasEnded = ({ source, to }: Outage): boolean => to === null && !failing.has(source);
  const known = outages.map((outage) => (hasEnded(outage) ? { ...outage, to: now } : outage));
  const open = new Set(known.flatMap(({ source, to }) => (to === null ? source : [])));
  const begun = SOURCE_IDS.filter((id) => failing.has(id) && !open.has(id)).map((source) => {
    const own = failing.get(source) ?? [];
    const reasons = new Set(own.map(({ failure }) => failure));
    return { source, from: now, to: null, reason: [...reasons].join('; '), cause: own[0]?.cause ?? null };
  });
  return [...known, ...begun];
}

export function addToHistory(history: History, run: Run): History {
  const today = getDay(run.now);
  const since = run.now - HISTORY_DAYS * MS_PER_DAY;
  const before = history.days.filter(({ day }) => day > getDay(since) && day !== today);
  const sources = history.days.find(({ day }) => day === today)?.sources ?? {};
  const outages = updateOutages(history.outages, run);
  return {
    days: [...before, { day: today, sources: addRun(sources, run) }],
    outages: outages
      .filter(({ to }) => to === null || to > since)
      .sort((a, b) => Number(a.to === null) - Number(b.to === null))
      .slice(-MAX_OUTAGES),
  };
}
