import { existsSync } from 'node:fs';
import type { Camera } from '@/lib/camera/camera';
import { getFilePath, type PreviousData, readPrevious } from '@/lib/camera-files/read-folder';
import type { Source } from '@/lib/sources/source';
import { createContext, type SyncContext, type SyncDeps } from './context';
import { SyncUsageError } from './http/fetch-error';
import { keepIds } from './identity/same-camera';
import { type GatheredSource, joinFailures } from './lists/gather-source';
import type { PartReport, SyncReport } from './report';
import { finish, type GivenOptions, permitPrevious, withFolder } from './run-sync';

function findNewest(source: Source, key: string, folders: readonly PreviousData[]) {
  const all = folders.flatMap(({ status, bySource }) => {
    const found = status.get(key);
    return found ? [{ ...found, listed: bySource.get(source.id) ?? [] }] : [];
  });
  return all.sort((a, b) => b.askedAt - a.askedAt)[0];
}

/** Null if no folder has asked for the source. A failing list keeps the cameras of the target folder. */
function mergeSource(source: Source, folders: readonly PreviousData[], context: SyncContext): GatheredSource | null {
  const merged = source.parts.map((part) => {
    const isOwn = ({ id }: Camera): boolean => id.startsWith(part.idPrefix);
    const before = (context.previous.bySource.get(source.id) ?? []).filter(isOwn);
    const found = findNewest(source, part.key, folders);
    if (found === undefined) return { cameras: before, report: null };
    const { key, failure, cause, shorter } = found;
    const report: PartReport = { key, endpoint: null, rows: 0, failure, cause, shorter };
    const given = context.guard.checkKept(found.listed.filter(isOwn));
    return { cameras: failure !== null && before.length > 0 ? before : keepIds(given, before), report };
  });
  const reports = merged.flatMap(({ report }) => report ?? []);
  if (reports.length === 0) return null;
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
  return withFolder(options, deps, async (complete, isPermitted) => {
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
    return finish(context, { gathered: new Map(gathered), stored });
  });
}
