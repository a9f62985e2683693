import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTemporaryPath } from './write-files';

const LOCK_FILE = '.sync.lock';
/** Names of our temporary files: `.{name}.{pid}.{random}.tmp`. */
const TEMPORARY = /^\..+\.(\d+)\.[0-9a-f]{8}\.tmp$/;

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

/** Not those of a process that lives: it may be collecting extra files, for which there is no lock. */
function isLeftover(name: string): boolean {
  const pid = Number(TEMPORARY.exec(name)?.[1] ?? Number.NaN);
  return pid === process.pid || (!Number.isNaN(pid) && !isAlive(pid, name));
}

export async function removeLeftovers(dir: string): Promise<void> {
  const names = await readdir(dir);
  await Promise.all(names.filter(isLeftover).map((name) => rm(join(dir, name), { force: true })));
}
