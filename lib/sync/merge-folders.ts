import { existsSync } from 'node:fs';
import type { Camera } from '@/lib/camera/camera';
import { getFilePath, type PreviousData, readPrevious } from '@/lib/camera-files/read-folder';
import type { PartStatus } from '@/lib/camera-files/status';
import type { Source, SourcePart } from '@/lib/sources/source';
import { createContext, type SyncContext, type SyncDeps } from './context';
import { getConfirmed, isConfirmed } from './files/status';
import { SyncUsageError } from './http/fetch-error';
import { keepIds } from './identity/same-camera';
import { type GatheredSource, joinFailures } from './lists/gather-source';
import type { PartReport, PartTimes, SyncReport } from './report';
import { finish, type GivenOptions, permitPrevious, withFolder } from './run-sync';

/** Null if the target folder has a newer list. */
function findNewest(key: string, folders: readonly PreviousData[], known: PartStatus | undefined) {
  const all = folders.flatMap((folder) => {
    const status = folder.status.get(key);
    return status && status.askedAt >= (known?.askedAt ?? 0) ? [{ folder, status }] : [];
  });
  return all.sort((a, b) => b.status.askedAt - a.status.askedAt)[0] ?? null;
}

/** The target folder may have asked for the list, too. */
function joinTimes({ askedAt, failure, ...found }: PartStatus, known: PartStatus | undefined): PartTimes {
  const succeededAt = Math.max(found.succeededAt ?? 0, known?.succeededAt ?? 0) || null;
  return { askedAt, succeededAt, failingSince: failure === null ? null : (known?.failingSince ?? found.failingSince) };
}

/** A list that fails, or that no shard confirmed for 14 days, keeps the cameras of the target folder. */
function mergePart(
  source: Source,
  part: SourcePart,
  found: ReturnType<typeof findNewest>,
  context: SyncContext,
): { cameras: readonly Camera[]; report: PartReport | null } {
  const getOwn = (previous: PreviousData): readonly Camera[] =>
    getConfirmed({ ...source, parts: [part] }, { ...context, previous }).filter(({ id }) =>
      id.startsWith(part.idPrefix),
    );
  const before = getOwn(context.previous);
  if (found === null) return { cameras: before, report: null };
  const { key, failure, cause, shorter } = found.status;
  const times = joinTimes(found.status, context.previous.status.get(key));
  const report = { key, endpoint: null, rows: 0, failure, cause, shorter, times };
  const isNews = failure === null && isConfirmed(found.status, context.network.clock.now());
  if (!isNews && before.length > 0) return { cameras: before, report };
  return { cameras: keepIds(context.guard.checkKept(getOwn(found.folder)), before), report };
}

/** Null if no folder has news of the source. */
function mergeSource(source: Source, folders: readonly PreviousData[], context: SyncContext): GatheredSource | null {
  const newest = source.parts.map(({ key }) => findNewest(key, folders, context.previous.status.get(key)));
  if (newest.every((found) => found === null)) return null;
  const merged = source.parts.map((part, index) => mergePart(source, part, newest[index] ?? null, context));
  const reports = merged.flatMap(({ report }) => report ?? []);
  const cameras = merged.flatMap((part) => part.cameras);
  return { cameras, parts: reports, dropped: {}, failure: joinFailures(reports), seconds: 0 };
}

/**
 * One set of files out of the folders of partial syncs. Cameras keep the ids of the target folder.
 * @throws SyncUsageError, LockedError
 */
export function mergeFolders(
  folders: readonly string[],
  options: GivenOptions,
  deps: SyncDeps = {},
): Promise<SyncReport> {
  return withFolder(options, deps, async (complete, isPermitted, signal) => {
    const missing = folders.filter((folder) => !existsSync(getFilePath('status', folder)));
    if (missing.length > 0) throw new SyncUsageError(`no sync has written to ${missing.join(', ')}`);
    const stored = await readPrevious(complete.outDir);
    const partial = await Promise.all(folders.map(readPrevious));
    const context = createContext(complete, deps, permitPrevious(stored, isPermitted));
    for (const note of [stored, ...partial].flatMap(({ notes }) => notes)) context.log(note);
    const gathered = complete.registry.flatMap((source) => {
      const merged = mergeSource(source, partial, context);
      return merged ? [[source.id, merged] as const] : [];
    });
    return finish(context, { gathered: new Map(gathered), stored, signal });
  });
}
