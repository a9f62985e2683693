import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const LOCK_FILE = '.sync.lock';

/** Locks this process holds: its own process id in a lock file of another run means a recycled id. */
const held = new Set<string>();

/** Another sync works in the same folder. */
export class LockedError extends Error {
  constructor(dir: string, pid: number) {
    super(
      `another sync (process ${pid}) is writing to ${dir}; wait for it, or remove ${LOCK_FILE} there if it is gone`,
    );
    this.name = 'LockedError';
  }
}

function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: somebody else's process, but alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process id in a lock file; NaN when the file is gone or broken. */
async function ownerOf(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return /^\d+\n$/.test(text) ? Number(text) : Number.NaN;
}

/** A temporary name in the same folder, of the kind that removeLeftovers knows. */
function besides(path: string): string {
  return join(dirname(path), `${basename(path)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
}

/** Creates the lock file with its content in one step. @returns false when there is one. */
async function tryCreate(path: string): Promise<boolean> {
  const draft = besides(path);
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

/**
 * Moves the lock of a dead process out of the way. It is moved before it is judged for the last time: had another sync taken
 * over in between, its lock is put back.
 */
async function breakStale(path: string, dir: string): Promise<void> {
  const aside = besides(path);
  await rename(path, aside).catch(() => undefined);
  const pid = await ownerOf(aside);
  if (!Number.isNaN(pid) && isAlive(pid, path)) {
    await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
    throw new LockedError(dir, pid);
  }
  await rm(aside, { force: true });
}

/**
 * Takes the lock of an out folder, creating the folder. A lock whose process is dead is broken.
 * @returns a function that gives it back. @throws LockedError
 */
export async function takeLock(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true });
  const path = join(dir, LOCK_FILE);
  if (!(await tryCreate(path))) {
    const pid = await ownerOf(path);
    if (isAlive(pid, path)) throw new LockedError(dir, pid);
    await breakStale(path, dir);
    if (!(await tryCreate(path))) throw new LockedError(dir, await ownerOf(path));
  }
  held.add(path);
  return async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
}
