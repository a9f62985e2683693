import type { Camera } from '@/lib/camera/camera';
import { getCameraFile, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { groupBy } from '@/lib/core/collections';
import type { Source } from '@/lib/sources/source';
import { removeLeftovers } from './atomic-write';
import { addDropped, withoutRepeats, type Dropped } from './clean';
import { markDuplicates } from './dedupe';
import { gatherSource, type GatheredSource } from './gather-source';
import { takeLock } from './lock';
import { readPrevious } from '@/lib/camera-files/read-folder';
import { probeFeeds } from './probe';
import { Stopwatch } from './stopwatch';
import { createContext, type SyncContext } from './sync-context';
import { checkFiles, DEFAULT_OPTIONS, selectedSources, type SyncDeps, type SyncOptions } from './sync-options';
import type { SourceReport, SyncReport } from './sync-report';
import { indexOf, writeCameraFile, writeCameraFiles, writeIndex } from './write-files';

type Gathered = ReadonlyMap<SourceId, GatheredSource>;

/** Collects the sources together; each file that was missing or empty is written as soon as its source is there. */
async function gatherAll(
  sources: readonly Source[],
  context: SyncContext,
): Promise<{ gathered: Gathered; written: string[] }> {
  const gathered = new Map<SourceId, GatheredSource>();
  const written: string[] = [];
  const writing = new Map<string, Promise<void>>();
  const writeEarly = async (id: SourceId): Promise<void> => {
    const known = new Map<SourceId, readonly Camera[]>(context.previous.bySource);
    for (const [source, result] of gathered) known.set(source, result.cameras);
    written.push(...(await writeCameraFile(context.options.outDir, getCameraFile(id), known)));
  };
  const gatherOne = async (source: Source): Promise<void> => {
    const result = await gatherSource(source, context);
    gathered.set(source.id, result);
    const file = getCameraFile(source.id);
    const isFirst = !context.previous.filled.has(file) && result.cameras.length > 0;
    if (!isFirst || context.options.isDryRun) return;
    // Three sources share a file: their writes follow one another.
    const write = (writing.get(file) ?? Promise.resolve()).then(() => writeEarly(source.id));
    writing.set(file, write);
    await write;
  };
  await Promise.all(sources.map(gatherOne));
  context.progress.stop();
  return { gathered, written };
}

/** All records, new and kept, with ids that two sources claim left to the first of them. */
function mergeSources(
  context: SyncContext,
  gathered: Gathered,
): { bySource: Map<SourceId, Camera[]>; dropped: Map<SourceId, Dropped> } {
  const taken = new Set<string>();
  const bySource = new Map<SourceId, Camera[]>();
  const dropped = new Map<SourceId, Dropped>();
  for (const id of SOURCE_IDS) {
    const cameras = gathered.get(id)?.cameras ?? context.previous.bySource.get(id) ?? [];
    const cleaned = withoutRepeats(cameras, taken);
    bySource.set(id, [...cleaned.cameras]);
    dropped.set(id, cleaned.dropped);
  }
  return { bySource, dropped };
}

function reportOf(id: SourceId, result: GatheredSource, cameras: readonly Camera[], repeated: Dropped): SourceReport {
  return {
    id,
    parts: result.parts,
    rows: result.parts.reduce((sum, part) => sum + part.rows, 0),
    cameras: cameras.length,
    dropped: addDropped(result.dropped, repeated),
    duplicates: cameras.filter((camera) => camera.isDuplicate).length,
    dead: cameras.filter((camera) => camera.isFeedDead).length,
    seconds: result.seconds,
    failure: result.failure,
  };
}

async function run(options: SyncOptions, deps: SyncDeps): Promise<SyncReport> {
  const sources = selectedSources(options);
  const stopwatch = new Stopwatch();
  const previous = await stopwatch.time('previous', () => readPrevious(options.outDir));
  const context = createContext(options, deps, previous, stopwatch);
  await context.geocoder?.load();
  // Before the first request: building it later would hold up requests that are under way.
  await stopwatch.time('place', () => context.atlas());
  for (const note of previous.notes) context.log(note);
  const { gathered, written } = await stopwatch.time('fetch', () => gatherAll(sources, context));
  await context.geocoder?.save();
  const merged = mergeSources(context, gathered);
  const all = [...merged.bySource.values()].flat();
  const marked = await stopwatch.time('dedupe', () => markDuplicates(all));
  const probed = options.isProbing ? await stopwatch.time('probe', () => probeFeeds(marked, context)) : marked;
  const bySource = groupBy(probed, ({ source }) => source);
  const index = indexOf(bySource, gathered, previous, context.clock.now());
  if (!options.isDryRun) {
    await stopwatch.time('write', async () => {
      written.push(...(await writeCameraFiles(options.outDir, bySource)), ...(await writeIndex(options.outDir, index)));
    });
  }
  return {
    sources: sources.flatMap(({ id }) => {
      const result = gathered.get(id);
      return result ? [reportOf(id, result, bySource.get(id) ?? [], merged.dropped.get(id) ?? {})] : [];
    }),
    written: [...new Set(written)].sort(),
    notes: previous.notes,
    stepSeconds: stopwatch.seconds(),
    isDryRun: options.isDryRun,
  };
}

/**
 * Collects the cameras of the agencies and writes the files of spec 7 and of the further agencies with their index: fetch, clean, place, mark
 * duplicates, probe, write. An agency's fault never throws: its previous records stay and the report says why. Every file
 * is written atomically, so that a killed run leaves valid files.
 * @throws SyncUsageError for unknown sources or bad options, LockedError when another sync writes to the same folder.
 */
export async function runSync(
  options: Partial<SyncOptions> & Pick<SyncOptions, 'registry'>,
  deps: SyncDeps = {},
): Promise<SyncReport> {
  const complete: SyncOptions = { ...DEFAULT_OPTIONS, ...options };
  selectedSources(complete);
  checkFiles(complete);
  if (complete.isDryRun) return run(complete, deps);
  const release = await takeLock(complete.outDir);
  try {
    await removeLeftovers(complete.outDir);
    return await run(complete, deps);
  } finally {
    await release();
  }
}
