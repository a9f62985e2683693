import type { Camera } from '@/lib/camera/camera';
import { parseCameras } from '@/lib/camera-files/parse';
import { groupBy } from '@/lib/core/collections';
import type { DropReason, Source, SourcePart } from '@/lib/sources/source';
import type { SyncContext } from '../context';
import { createFileFetch } from './fetch-list';
import { fetchPart } from './fetch-part';
import { locateCamera } from '../places/locate';
import { getPartKey } from '../options';
import type { Dropped, PartReport } from '../report';
import { getDay } from '@/lib/camera-files/status';
import { getConfirmed } from '../files/status';
import { roundPoint } from '../files/write-files';

export interface GatheredSource {
  readonly cameras: readonly Camera[];
  readonly parts: readonly PartReport[];
  readonly dropped: Dropped;
  readonly failure: string | null;
  readonly seconds: number;
}

interface GatheredPart {
  readonly cameras: readonly Camera[];
  readonly dropped: Dropped;
  readonly report: PartReport;
}

const MS_PER_SECOND = 1000;

export function addDropped(...counts: readonly Dropped[]): Dropped {
  const sum: Partial<Record<DropReason, number>> = {};
  for (const count of counts) {
    for (const [reason, number] of Object.entries(count) as [DropReason, number][]) {
      if (number > 0) sum[reason] = (sum[reason] ?? 0) + number;
    }
  }
  return sum;
}

export function dropRepeatedIds(
  cameras: readonly Camera[],
  taken: Set<string>,
): { cameras: readonly Camera[]; dropped: Dropped } {
  const kept = cameras.filter(({ id }) => {
    const isNew = !taken.has(id);
    taken.add(id);
    return isNew;
  });
  return { cameras: kept, dropped: addDropped({ 'repeated-id': cameras.length - kept.length }) };
}

async function locateCameras(cameras: readonly Camera[], source: Source, context: SyncContext): Promise<Camera[]> {
  const located: Camera[] = [];
  for (const camera of cameras) {
    const geocoded = context.geocoder ? await context.geocoder.locate(camera) : null;
    const found = locateCamera(camera, source.home, context.atlas(), geocoded);
    // Rounded as in the file, so duplicates do not change between runs.
    if (found) located.push(roundPoint(found));
  }
  return located;
}

const hasKey = ({ endpoints }: SourcePart, used: string | null): boolean =>
  endpoints.some(({ name, keyVariable }) => name === used && keyVariable !== undefined);

async function gatherPart(
  source: Source,
  part: SourcePart,
  known: readonly Camera[],
  context: SyncContext,
): Promise<GatheredPart> {
  const { stopwatch, options } = context;
  const key = getPartKey(source, part.name);
  const savedPath = options.files.get(key);
  const previous = known.filter(({ id }) => id.startsWith(part.idPrefix));
  const { endpoint, result, failure, cause, shorter } = await fetchPart({
    part,
    previous,
    fetchList: savedPath === undefined ? context.fetchList : createFileFetch(savedPath),
    environment: context.environment,
    acceptsShrink: options.acceptsShrink,
    acceptsIds: options.acceptsIds,
    shorter: context.previous.status.get(key)?.shorter ?? null,
    today: getDay(context.clock.now()),
    onPage: () => context.progress.pageFetched(source.id),
    timeParse: (parse) => stopwatch.time('parse', () => context.guard.checkList(parse())),
  });
  const report = { key, endpoint, rows: result.rows, failure: failure && context.redact(failure), cause, shorter };
  if (failure !== null) return { cameras: previous, dropped: {}, report };
  const valid = await stopwatch.time('parse', () => parseCameras(result.cameras));
  const located = await stopwatch.time('locate', () => locateCameras(valid, source, context));
  const isKeyed = options.rules(source.id).reuse.isForKeyHolders === true && hasKey(part, endpoint);
  const cameras = isKeyed ? located.map((camera) => ({ ...camera, isKeyed })) : located;
  const counts = { unreadable: result.cameras.length - valid.length, 'outside-region': valid.length - cameras.length };
  return { cameras, dropped: addDropped(result.dropped, counts), report };
}

export function joinFailures(reports: readonly PartReport[]): string | null {
  const failed = reports.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  const byReason = groupBy(failed, ({ failure }) => failure);
  if (reports.length === 1) return [...byReason.keys()].join();
  return [...byReason].map(([reason, parts]) => `${parts.map(({ key }) => key).join(', ')}: ${reason}`).join('; ');
}

/** Fetches, cleans, and locates one source. Never throws; a failing list keeps its previous records. */
export async function gatherSource(source: Source, context: SyncContext): Promise<GatheredSource> {
  const start = context.clock.now();
  const known = getConfirmed(source, context);
  const { host } = new URL(source.parts[0].endpoints[0].first('').url);
  context.progress.sourceStarted(source.id, source.parts.length, host);
  const parts = await Promise.all(source.parts.map((part) => gatherPart(source, part, known, context)));
  const reports = parts.map((part) => part.report);
  const cameras = parts.flatMap((part) => part.cameras);
  const failure = joinFailures(reports);
  context.progress.sourceDone(source.id, cameras.length, failure);
  return {
    cameras,
    parts: reports,
    dropped: addDropped(...parts.map((part) => part.dropped)),
    failure,
    seconds: (context.clock.now() - start) / MS_PER_SECOND,
  };
}
