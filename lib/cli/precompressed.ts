import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What shrinks; pictures, fonts and video are compressed already. */
const TEXT = /\.(css|html|js|json|m3u8|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Below this an answer is one packet anyway. */
const SMALLEST_BYTES = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A kind of copy: its ending, and what makes it as small as it gets. */
interface Encoding {
  readonly ending: '.br' | '.gz';
  readonly encode: (bytes: Buffer) => Promise<Buffer>;
}
const ENCODINGS: readonly Encoding[] = [
  { ending: '.br', encode: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) },
  { ending: '.gz', encode: (bytes) => deflate(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Whether a file is there and goes by that time; whole milliseconds, as `utimes` keeps them. */
async function isOfTime(file: string, time: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.mtime.getTime() === time.getTime();
}

/** Writes a copy that goes by the time of its file, so that a later run sees whether it is up to date. */
async function writeCopy(copy: string, bytes: Buffer, time: Date): Promise<void> {
  const temporary = `${copy}.tmp`;
  await writeFile(temporary, bytes);
  await utimes(temporary, time, time);
  // A server that reads meanwhile finds the old copy or the new one, never a part.
  await rename(temporary, copy);
}

async function renewCopies(file: string): Promise<number> {
  const { mtime, size } = await stat(file);
  if (size < SMALLEST_BYTES) return 0;
  let written = 0;
  for (const { ending, encode } of ENCODINGS) {
    const copy = `${file}${ending}`;
    if (await isOfTime(copy, mtime)) continue;
    await writeCopy(copy, await encode(await readFile(file)), mtime);
    written += 1;
  }
  return written;
}

/**
 * Writes a `.gz` and a `.br` beside every text file of a folder, for servers that send such copies instead of compressing each
 * answer. Copies that are up to date stay.
 * @returns How many copies were written.
 */
export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await renewCopies(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
