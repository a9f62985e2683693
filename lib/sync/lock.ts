import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTemporaryPath } from './write-files';

const LOCK_FILE = '.sync.lock';
/** Names of our temporary files: `.{name}.{pid}.{random}.tmp`. */
const TEMPORARY = /^\..+\.\d+\.[0-9a-f]{8}\.tmp$/;
const LONGEST_WRITE_MS = 10 * 60_000;

/** Locks of this process: our own id in any other lock file is a recycled one. */
const ownLocks = new Set<string>();

export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(dir: string, pid: number) {
    super(`another sync (process ${pid}) is writing to ${dir}; wait for it, or delete its ${LOCK_FILE} if it is gone`);
  }
}

function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return ownLocks.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: another user's process, but alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readOwner(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return /^\d+\n$/.test(text) ? Number(text) : Number.NaN;
}

/** Creates the lock file and its content in one step. @returns false when there is one */
async function tryCreate(path: string): Promise<boolean> {
  const draft = getTemporaryPath(path);
  await writeFile(draft, `${process.pid}\n`);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a dead process's lock aside, then checks it again: another sync may have replaced it in between. */
async function breakStale(path: string, dir: string): Promise<void> {
  const aside = getTemporaryPath(path);
  await rename(path, aside).catch(() => undefined);
  const pid = await readOwner(aside);
  if (!Number.isNaN(pid) && isAlive(pid, path)) {
    await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
    throw new LockedError(dir, pid);
  }
  await rm(aside, { force: true });
}

/** Locks an output folder and returns the function that unlocks it. @throws LockedError */
export async function takeLock(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true });
  const path = join(dir, LOCK_FILE);
  if (!(await tryCreate(path))) {
    const pid = await readOwner(path);
    if (isAlive(pid, path)) throw new LockedError(dir, pid);
    await breakStale(path, dir);
    if (!(await tryCreate(path))) throw new LockedError(dir, await readOwner(path));
  }
  ownLocks.add(path);
  return async () => {
    ownLocks.delete(path);
    await rm(path, { force: true });
  };
}

/** Of a killed process. A young one may be another's, which writes an extra file, for which there is no lock. */
async function isLeftover(path: string): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && file.mtimeMs < Date.now() - LONGEST_WRITE_MS;
}

export async function removeLeftovers(dir: string): Promise<void> {
  const paths = (await readdir(dir)).filter((name) => TEMPORARY.test(name)).map((name) => join(dir, name));
  await Promise.all(
    paths.map(async (path) => {
      if (await isLeftover(path)) await rm(path, { force: true });
    }),
  );
}
