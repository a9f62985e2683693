import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

const LOCK = '.sync.lock';
const TOUCH_MS = 15_000;
const STALE_MS = 120_000;
const RETRY_MS = 1_000;
const TEMPORARY = /\.(?:(?:geo)?json|csv|parquet|md|xml|ics|opml)(?:\.br|\.gz)?\.\d+$/;
const MAX_WRITE_MS = 10 * 60_000;

export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(dir: string) {
    super(`another process is writing to ${dir}; its lock expires two minutes after that process ends`);
  }
}

/** @returns a function that unlocks the folder @throws LockedError */
export async function takeLock(
  dir: string,
  { name = LOCK, waitMs = 0 }: { readonly name?: string; readonly waitMs?: number } = {},
): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true });
  const lockfilePath = join(dir, name);
  try {
    return await lock(lockfilePath, {
      lockfilePath,
      realpath: false,
      stale: STALE_MS,
      update: TOUCH_MS,
      retries: { retries: Math.ceil(waitMs / RETRY_MS), factor: 1, minTimeout: RETRY_MS },
      onCompromised: () => {
        throw new LockedError(dir);
      },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw new LockedError(dir);
    throw error;
  }
}

/** @throws LockedError */
export async function withLock<T>(
  dir: string,
  options: NonNullable<Parameters<typeof takeLock>[1]>,
  task: () => Promise<T>,
): Promise<T> {
  const release = await takeLock(dir, options);
  try {
    return await task();
  } finally {
    await release();
  }
}

export async function removeLeftovers(dir: string): Promise<void> {
  for (const name of (await readdir(dir)).filter((each) => TEMPORARY.test(each))) {
    const path = join(dir, name);
    const file = await stat(path).catch(() => null);
    if (file !== null && file.mtimeMs < Date.now() - MAX_WRITE_MS) await rm(path, { force: true });
  }
}
