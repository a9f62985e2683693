import { getCameraFile, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { createPermission, type IsPermitted } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import { BROTLI_QUALITY, precompress, writeNamed } from '@/lib/camera-files/compressed-files';
import { type PreviousData, readHistory, readPrevious } from '@/lib/camera-files/read-folder';
import { addCounts, groupBy } from '@/lib/core/collections';
import { writeFeeds } from '@/lib/open-data/write-feeds';
import { writeOpenFiles } from '@/lib/open-data/write-open-files';
import type { Source } from '@/lib/sources/source';
import {
  checkFiles,
  createContext,
  DEFAULT_OPTIONS,
  describeKey,
  describePermission,
  lacksKey,
  permitSources,
  selectSources,
  type SyncContext,
  type SyncDeps,
  type SyncOptions,
} from './context';
import { markDuplicates } from './identity/dedupe';
import { type GatheredSource, gatherSource } from './lists/gather-source';
import { addToHistory, describeParts, getConfirmed, isResting } from './files/status';
import { LockedError, removeLeftovers, withLock } from './files/lock';
import { loadAtlas } from './places/gazetteer';
import { probeFeeds } from './probe/probe';
import { countCameras, type SourceReport, type SyncReport } from './report';
import { collectWarnings } from './warnings';
import { createIndex, toLines, writeCameraFile, writeCameraFiles } from './files/write-files';

type Gathered = ReadonlyMap<SourceId, GatheredSource>;

async function gatherAll(sources: readonly Source[], context: SyncContext) {
  const gathered = new Map<SourceId, GatheredSource>();
  const written: string[] = [];
  const filled = new Set([...context.previous.bySource.keys()].map(getCameraFile));
  let writing = Promise.resolve();
  const writeEarly = async (id: SourceId): Promise<void> => {
    const known = new Map<SourceId, readonly Camera[]>(context.previous.bySource);
    for (const [source, result] of gathered) known.set(source, result.cameras);
    written.push(...(await writeCameraFile(context.options.outDir, getCameraFile(id), known)));
  };
  const gatherOne = async (source: Source): Promise<void> => {
    const result = await gatherSource(source, context);
    gathered.set(source.id, result);
    const isFirst = !filled.has(getCameraFile(source.id)) && result.cameras.length > 0;
    if (!isFirst || context.options.isDryRun) return;
    writing = writing.then(() => writeEarly(source.id));
    await writing;
  };
  await Promise.all(sources.map(gatherOne));
  context.progress.stop();
  return { gathered, written };
}

/** The first source to claim an id gets it. */
function mergeSources(context: SyncContext, gathered: Gathered) {
  const taken = new Set<string>();
  const registry = new Map(context.options.registry.map((source) => [source.id, source]));
  const repeated = new Map<SourceId, number>();
  const cameras = SOURCE_IDS.flatMap((id) => {
    const source = registry.get(id);
    const getKept = () => (source ? getConfirmed(source, context) : (context.previous.bySource.get(id) ?? []));
    const own = gathered.get(id)?.cameras ?? getKept();
    const left = own.filter((camera) => !taken.has(camera.id) && taken.add(camera.id));
    repeated.set(id, own.length - left.length);
    return left;
  });
  return { cameras, repeated };
}

function createSourceReport(
  id: SourceId,
  { cameras: _, ...gathered }: GatheredSource,
  listed: readonly Camera[],
  repeated: number,
): SourceReport {
  return {
    id,
    ...gathered,
    ...countCameras(listed),
    rows: gathered.parts.reduce((sum, part) => sum + part.rows, 0),
    locked: listed.filter((camera) => camera.videoAuthRequired).length,
    dropped: addCounts(gathered.dropped, { 'repeated-id': repeated }),
  };
}

interface Collected {
  readonly gathered: Gathered;
  readonly stored: PreviousData;
  /** After merging and before marking duplicates: of two records, the working one is shown. */
  readonly probe?: (cameras: readonly Camera[]) => Promise<readonly Camera[]>;
  readonly writtenEarly?: readonly string[];
  readonly keyless?: readonly Source[];
  /** Absent in a dry run, which has no lock. */
  readonly signal: AbortSignal | undefined;
}

export async function finish(context: SyncContext, collected: Collected): Promise<SyncReport> {
  const { gathered, stored, probe, writtenEarly = [], keyless = [], signal } = collected;
  const leftOut = new Set(keyless.map(({ id }) => id));
  const { options } = context;
  const written = [...writtenEarly];
  const { cameras, repeated } = mergeSources(context, gathered);
  const marked = markDuplicates((await probe?.(cameras)) ?? cameras);
  const bySource = groupBy(marked, ({ source }) => source);
  signal?.throwIfAborted();
  if (!options.isDryRun) {
    const { outDir } = options;
    const { written: files, generation } = await writeCameraFiles(outDir, bySource);
    const now = context.network.clock.now();
    const index = createIndex({ bySource, outcomes: gathered, leftOut, previous: stored, now, generation });
    written.push(...files, ...(await writeNamed(outDir, 'index', toLines(index))));
    const parts = describeParts({ context, bySource, outcomes: gathered, leftOut, index });
    const latest = { now, asked: new Set(gathered.keys()), parts };
    await writeNamed(outDir, 'status', toLines({ parts }));
    const history = addToHistory(await readHistory(outDir), latest);
    await writeNamed(outDir, 'history', `${JSON.stringify(history)}\n`);
    await writeOpenFiles(outDir, bySource, parts);
    await writeFeeds(outDir, now);
    await precompress(outDir, BROTLI_QUALITY.sync);
  }
  return {
    sources: options.registry.flatMap(({ id }) => {
      const result = gathered.get(id);
      return result ? [createSourceReport(id, result, bySource.get(id) ?? [], repeated.get(id) ?? 0)] : [];
    }),
    written: [...new Set(written)].sort(),
    newHosts: context.guard.describeNewHosts(),
    isDryRun: options.isDryRun,
  };
}

async function run(
  options: SyncOptions,
  deps: SyncDeps,
  isPermitted: IsPermitted,
  signal: AbortSignal | undefined,
): Promise<SyncReport> {
  const stored = await readPrevious(options.outDir);
  const context = createContext(options, deps, permitPrevious(stored, isPermitted));
  const now = context.network.clock.now();
  const selected = selectSources(options);
  const keyless = selected.filter((source) => lacksKey(source, options, context.environment));
  const resting = selected.filter((source) => isResting(source, options, stored, now));
  const sources = selected.filter((source) => !keyless.includes(source) && !resting.includes(source));
  await context.geocoder?.load();
  // Before the first request, because it blocks the process.
  loadAtlas();
  for (const note of stored.notes) context.log(note);
  if (resting.length > 0) context.log(`Not due yet: ${resting.map(({ id }) => id).join(', ')}`);
  if (keyless.length > 0) context.log(`Left out without a key (.env.example): ${keyless.map(describeKey).join(', ')}`);
  for (const line of describePermission(sources, options, isPermitted)) context.log(line);
  const warnings = options.warnings ? collectWarnings(options, context.network) : null;
  const { gathered, written } = await gatherAll(sources, context);
  await context.geocoder?.save();
  if (warnings) (await warnings).lines.forEach(context.log);
  const probe = (cameras: readonly Camera[]) => probeFeeds(cameras, context);
  return finish(context, { gathered, stored, writtenEarly: written, probe, keyless, signal });
}

export function permitPrevious(stored: PreviousData, isPermitted: IsPermitted): PreviousData {
  return { ...stored, bySource: new Map([...stored.bySource].filter(([id]) => isPermitted(id))) };
}

/** @throws SyncUsageError, LockedError */
export async function withFolder(
  options: GivenOptions,
  deps: SyncDeps,
  task: (options: SyncOptions, isPermitted: IsPermitted, signal?: AbortSignal) => Promise<SyncReport>,
): Promise<SyncReport> {
  const asked: SyncOptions = { ...DEFAULT_OPTIONS, ...options };
  const isPermitted = createPermission(deps.environment ?? process.env, asked.rules);
  const complete = permitSources(asked, isPermitted);
  selectSources(complete);
  checkFiles(complete);
  if (complete.isDryRun) return task(complete, isPermitted);
  const { outDir, lockWaitMs } = complete;
  const work = async (signal: AbortSignal) => {
    await removeLeftovers(outDir);
    return task(complete, isPermitted, signal);
  };
  try {
    return await withLock(outDir, {}, work);
  } catch (error) {
    if (!(error instanceof LockedError) || lockWaitMs === 0) throw error;
    deps.log?.(`Waiting for another sync of ${outDir} ...`);
    return withLock(outDir, { waitMs: lockWaitMs }, work);
  }
}

export type GivenOptions = Partial<SyncOptions> & Pick<SyncOptions, 'registry'>;

/** Never throws for an agency's fault; a killed run leaves valid files. @throws SyncUsageError, LockedError */
export function runSync(options: GivenOptions, deps: SyncDeps = {}): Promise<SyncReport> {
  return withFolder(options, deps, (complete, isPermitted, signal) => run(complete, deps, isPermitted, signal));
}
