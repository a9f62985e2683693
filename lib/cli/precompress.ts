/** `npm run precompress [folder]`: compresses the export once, so no server has to do it for each visitor. */
import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const EXPORT_FOLDER = 'out';
/** Images, fonts and video are compressed already. */
const TEXT = /\.(css|html|js|json|m3u8|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** A smaller response is a single packet anyway. */
const SMALLEST_BYTES = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

interface Encoding {
  readonly ending: '.br' | '.gz';
  readonly encode: (bytes: Buffer) => Promise<Buffer>;
}
const ENCODINGS: readonly Encoding[] = [
  { ending: '.br', encode: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) },
  { ending: '.gz', encode: (bytes) => deflate(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Compares whole milliseconds, which is what `utimes` keeps. */
async function hasModifiedTime(file: string, time: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.mtime.getTime() === time.getTime();
}

/** The copy gets the modified time of its file, so a later run can tell whether it is up to date. */
async function writeCopy(copy: string, bytes: Buffer, time: Date): Promise<void> {
  const temporary = `${copy}.tmp`;
  await writeFile(temporary, bytes);
  await utimes(temporary, time, time);
  // A server reading meanwhile sees the old copy or the new one, never a partial one.
  await rename(temporary, copy);
}

async function updateCopies(file: string): Promise<number> {
  const { mtime, size } = await stat(file);
  if (size < SMALLEST_BYTES) return 0;
  let written = 0;
  for (const { ending, encode } of ENCODINGS) {
    const copy = `${file}${ending}`;
    if (await hasModifiedTime(copy, mtime)) continue;
    await writeCopy(copy, await encode(await readFile(file)), mtime);
    written += 1;
  }
  return written;
}

/** Writes a `.gz` and a `.br` beside every text file, unless they are up to date. @returns the number written */
export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await updateCopies(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}

async function main(): Promise<void> {
  const folder = process.argv[2] ?? EXPORT_FOLDER;
  const startedAt = performance.now();
  const written = await precompress(folder);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`precompress: ${written} compressed copies written in ${folder} (${seconds} s)`);
}

// Tests and benchmarks import `precompress`.
if (path.basename(process.argv[1] ?? '') === 'precompress.ts') {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
