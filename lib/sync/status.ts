import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { DataIndex } from '@/lib/camera-files/parse';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import type { PartStatus } from '@/lib/camera-files/status';
import type { Source, SourcePart } from '@/lib/sources/source';
import type { SyncContext } from './context';
import type { Clock } from './http/host-queue';
import { getPartKey, type SyncOptions } from './options';
import { countCameras, type PartReport } from './report';
import { type CamerasBySource, serializeLines } from './write-files';

const MS_PER_HOUR = 3_600_000;
export const MS_PER_DAY = 86_400_000;
/** A camera that no list has named for this long may be gone. */
export const MAX_UNCONFIRMED_MS = 14 * MS_PER_DAY;

/** The day in UTC, `2026-11-22`. */
export const getDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** When the records of a failing part are left out; null if it is not failing. */
export function getEnd({ failingSince, succeededAt }: PartStatus): number | null {
  return failingSince === null ? null : (succeededAt ?? failingSince) + MAX_UNCONFIRMED_MS;
}

function isConfirmed(status: PartStatus | undefined, now: number): boolean {
  const since = status?.succeededAt ?? status?.failingSince ?? now;
  return now - since <= MAX_UNCONFIRMED_MS;
}

/** The previous records of a source without those that no list has confirmed for too long. */
export function getConfirmed(source: Source, context: SyncContext): readonly Camera[] {
  const { previous, clock } = context;
  const stored = previous.bySource.get(source.id) ?? [];
  const keyOf = (part: SourcePart): string => getPartKey(source, part.name);
  const stale = source.parts.filter((part) => !isConfirmed(previous.status.get(keyOf(part)), clock.now()));
  if (stale.length === 0) return stored;
  const confirmed = stored.filter(({ id }) => !stale.some(({ idPrefix }) => id.startsWith(idPrefix)));
  const left = stored.length - confirmed.length;
  if (left > 0) context.log(`${stale.map(keyOf).join(', ')}: ${left} cameras left out, not confirmed for 14 days`);
  return confirmed;
}

/** Whether a list that costs a request for each site came lately. An operator who names the source wants it now. */
export function isResting(source: Source, options: SyncOptions, previous: PreviousData, clock: Clock): boolean {
  const { id, parts, refreshDays = 0 } = source;
  const isNamed = options.only !== null || [...options.files.keys()].some((key) => key.split('/')[0] === id);
  if (refreshDays === 0 || isNamed || (previous.bySource.get(id)?.length ?? 0) === 0) return false;
  // An hour early, for runs at the same time of day.
  const dueMs = refreshDays * MS_PER_DAY - MS_PER_HOUR;
  return parts.every((part) => {
    const succeededAt = previous.status.get(getPartKey(source, part.name))?.succeededAt ?? 0;
    return clock.now() - succeededAt < dueMs;
  });
}

interface RunResult {
  readonly context: SyncContext;
  readonly bySource: CamerasBySource;
  readonly outcomes: ReadonlyMap<SourceId, { readonly parts: readonly PartReport[] }>;
  readonly index: DataIndex;
}

type Counts = Pick<PartStatus, 'cameras' | 'duplicates' | 'dead' | 'changedAt'>;

function countPart(source: Source, part: SourcePart, before: PartStatus | undefined, result: RunResult): Counts {
  const select = (bySource: CamerasBySource): readonly Camera[] =>
    (bySource.get(source.id) ?? []).filter(({ id }) => id.startsWith(part.idPrefix));
  const cameras = select(result.bySource);
  const { previous, clock } = result.context;
  const isSame = serializeLines(cameras) === serializeLines(select(previous.bySource));
  const indexed = result.index.sources.find(({ id }) => id === source.id && cameras.length > 0);
  const unchangedSince = before?.changedAt ?? indexed?.changedAt ?? null;
  return { ...countCameras(cameras), changedAt: isSame ? unchangedSince : clock.now() };
}

function describePart(source: Source, part: SourcePart, result: RunResult): PartStatus[] {
  const key = getPartKey(source, part.name);
  const before = result.context.previous.status.get(key);
  const counts = countPart(source, part, before, result);
  const report = result.outcomes.get(source.id)?.parts.find((candidate) => candidate.key === key);
  if (!report) return before ? [{ ...before, ...counts }] : [];
  const { failure, shorter } = report;
  const askedAt = result.context.clock.now();
  const [succeededAt, failingSince] =
    failure === null ? [askedAt, null] : [before?.succeededAt ?? null, before?.failingSince ?? askedAt];
  return [{ source: source.id, key, askedAt, succeededAt, failingSince, ...counts, failure, shorter }];
}

export function createStatus(result: RunResult): { parts: PartStatus[] } {
  const { registry } = result.context.options;
  return {
    parts: registry.flatMap((source) => source.parts.flatMap((part) => describePart(source, part, result))),
  };
}
