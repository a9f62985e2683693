import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Names of our temporary files: `.{name}.{pid}.{random}.tmp`. */
const TEMPORARY = /^\..+\.\d+\.[0-9a-f]{8}\.tmp$/;

async function syncDirectory(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  // Some file systems refuse to sync a directory; the file itself is safe already.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** Replaces a file in one step: whoever reads it, or a crash, finds the old text or the new one, never a part. */
async function writeAtomically(path: string, text: string): Promise<void> {
  const dir = dirname(path);
  await mkdir(dir, { recursive: true });
  const temporary = join(dir, `.${basename(path)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncDirectory(dir);
}

/** Writes a text file atomically unless it holds that very text. @returns whether it was written. */
export async function writeIfChanged(path: string, text: string): Promise<boolean> {
  const current = await readFile(path, 'utf8').catch(() => null);
  if (current === text) return false;
  await writeAtomically(path, text);
  return true;
}

/** Removes the temporary files that a killed run left in a folder. Call it under the folder's lock. */
export async function removeLeftovers(dir: string): Promise<void> {
  const names = await readdir(dir);
  await Promise.all(names.filter((name) => TEMPORARY.test(name)).map((name) => rm(join(dir, name), { force: true })));
}
