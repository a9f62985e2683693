import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { removeCopies } from './compressed-copies';
import { getDataFileName, type DataName } from './names';

/** @param options `fsync: false` for files that the next sync writes again @returns true if the content differed */
export async function writeIfChanged(
  file: string,
  content: string | Uint8Array,
  options: { readonly fsync?: boolean } = {},
): Promise<boolean> {
  const bytes = Buffer.from(content);
  const current = await readFile(file).catch(() => null);
  if (current?.equals(bytes) === true) return false;
  await mkdir(path.dirname(file), { recursive: true });
  // First, because a web server may send them.
  await removeCopies(file);
  await writeFileAtomic(file, bytes, options);
  return true;
}

/** @returns the names of files that changed */
export async function writeNamed(dir: string, name: DataName, text: string): Promise<string[]> {
  const fileName = getDataFileName(name);
  return (await writeIfChanged(path.join(dir, fileName), text)) ? [fileName] : [];
}
