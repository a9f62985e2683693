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

/** @param task must not write once its signal is aborted, because another process may @throws LockedError */
export async function withLock<T>(
  dir: string,
  { name = LOCK, waitMs = 0 }: { readonly name?: string; readonly waitMs?: number },
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  await mkdir(dir, { recursive: true });
  const lockfilePath = join(dir, name);
  const lost = new AbortController();
  const release = await lock(lockfilePath, {
    lockfilePath,
    realpath: false,
    stale: STALE_MS,
    update: TOUCH_MS,
    retries: { retries: Math.ceil(waitMs / RETRY_MS), factor: 1, minTimeout: RETRY_MS },
    onCompromised: () => lost.abort(new Error(`this process lost its lock of ${dir}, perhaps to another process`)),
  }).catch((error: unknown) => {
    const fault = error as NodeJS.ErrnoException;
    throw fault.code === 'ELOCKED' ? new LockedError(dir) : fault;
  });
  try {
    const result = await task(lost.signal);
    lost.signal.throwIfAborted();
    return result;
  } finally {
    if (!lost.signal.aborted) await release();
  }
}

export async function removeLeftovers(dir: string): Promise<void> {
  for (const name of (await readdir(dir)).filter((each) => TEMPORARY.test(each))) {
    const path = join(dir, name);
    const file = await stat(path).catch(() => null);
    if (file !== null && file.mtimeMs < Date.now() - MAX_WRITE_MS) await rm(path, { force: true });
  }
}
