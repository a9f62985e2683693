import type { Camera } from '@/lib/camera/camera';
import type { Source, SourcePart } from '@/lib/sources/source';
import { addDropped, clean } from './clean';
import type { Dropped } from './clean';
import { fetchPart } from './fetch-part';
import { filePages } from './page-source';
import type { PageSource } from './page-source';
import { placed } from './place';
import type { SyncContext } from './sync-context';
import { partKey } from './sync-options';
import type { PartReport } from './sync-report';

/** A source after fetching, cleaning and placing; duplicates are not marked yet. */
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

function pagesOf(source: Source, part: SourcePart, context: SyncContext): PageSource {
  const path = context.options.files.get(partKey(source, part.name));
  return path === undefined ? context.agencyPages : filePages(path);
}

/** Placed cameras, with the dead-feed flags of earlier probes for feeds that have not moved. */
async function placedCameras(
  cameras: readonly Camera[],
  source: Source,
  previous: readonly Camera[],
  context: SyncContext,
): Promise<Camera[]> {
  const before = new Map(previous.map((camera) => [camera.id, camera]));
  const result: Camera[] = [];
  for (const camera of cameras) {
    const geocoded = context.geocoder ? await context.geocoder.locate(camera) : null;
    const found = placed(camera, source.home, context.atlas(), geocoded);
    if (found) result.push(withDeadFlags(found, before.get(camera.id)));
  }
  return result;
}

function withDeadFlags(camera: Camera, before: Camera | undefined): Camera {
  const isSameFeed = before?.imageUrl === camera.imageUrl && before.videoUrl === camera.videoUrl;
  if (!before?.isFeedDead || !isSameFeed) return camera;
  return { ...camera, isFeedDead: true, ...(before.feedDeadReason ? { feedDeadReason: before.feedDeadReason } : {}) };
}

/** The part with the longest prefix of the id (`caltrans-d1-` and `caltrans-d10-` differ). */
function findPart(source: Source, id: string): SourcePart | undefined {
  const matching = source.parts.filter((part) => id.startsWith(part.idPrefix));
  return matching.sort((a, b) => b.idPrefix.length - a.idPrefix.length)[0];
}

async function gatherPart(source: Source, part: SourcePart, context: SyncContext): Promise<GatheredPart> {
  const stored = context.previous.bySource.get(source.id) ?? [];
  const previous = stored.filter((camera) => findPart(source, camera.id) === part);
  const outcome = await fetchPart({
    part,
    previous,
    pages: pagesOf(source, part, context),
    environment: context.environment,
    acceptsShrink: context.options.acceptsShrink,
    onPage: () => context.progress.pageFetched(source.id),
    timeParse: (parse) => context.stopwatch.time('parse', parse),
  });
  const { endpoint, result, failure } = outcome;
  const report = {
    key: partKey(source, part.name),
    endpoint,
    rows: result.rows,
    failure: failure === null ? null : context.redact(failure),
  };
  if (failure !== null) return { cameras: previous, dropped: {}, report };
  const cleaned = await context.stopwatch.time('parse', () => clean(result.cameras));
  const cameras = await context.stopwatch.time('place', () =>
    placedCameras(cleaned.cameras, source, previous, context),
  );
  const outside = cleaned.cameras.length - cameras.length;
  const dropped = addDropped(result.dropped, cleaned.dropped, outside > 0 ? { 'outside-region': outside } : {});
  return { cameras, dropped, report };
}

/** The failures of a source's parts in one sentence; parts that failed alike are named together. */
function failureOf(reports: readonly PartReport[]): string | null {
  const byReason = new Map<string, string[]>();
  for (const { key, failure } of reports) {
    if (failure !== null) byReason.set(failure, [...(byReason.get(failure) ?? []), key]);
  }
  if (byReason.size === 0) return null;
  if (reports.length === 1) return [...byReason.keys()].join();
  return [...byReason].map(([reason, keys]) => `${keys.join(', ')}: ${reason}`).join('; ');
}

/** Fetches, cleans and places one source. Never throws for anything an agency does: its previous records stay instead. */
export async function gatherSource(source: Source, context: SyncContext): Promise<GatheredSource> {
  const start = context.clock.now();
  context.progress.sourceStarted(source.id, source.parts.length);
  const parts = await Promise.all(source.parts.map((part) => gatherPart(source, part, context)));
  const reports = parts.map((part) => part.report);
  const cameras = parts.flatMap((part) => part.cameras);
  const failure = failureOf(reports);
  context.progress.sourceDone(source.id, cameras.length, failure);
  return {
    cameras,
    parts: reports,
    dropped: addDropped(...parts.map((part) => part.dropped)),
    failure,
    seconds: (context.clock.now() - start) / MS_PER_SECOND,
  };
}
