import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** How the bytes of a file are sent, as HTTP names it. */
export type Coding = 'br' | 'gzip';

/** Images, fonts and video are compressed already. */
const TEXT = /\.(css|html|js|json|m3u8|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** A smaller response is a single packet anyway. */
export const SMALLEST_COPY_BYTES = 1_000;

/** Brotli's quality: each list of a sync is compressed while somebody waits, an export once for all its visitors. */
export const BROTLI_QUALITY = { live: 5, sync: 10, export: 11 } as const;

interface Codec {
  readonly ending: '.br' | '.gz';
  readonly encode: (bytes: Buffer, quality: number) => Promise<Buffer>;
  readonly decode: (bytes: Buffer) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify<Buffer, { level: number }, Buffer>(gzip);

const CODECS: Readonly<Record<Coding, Codec>> = {
  br: {
    ending: '.br',
    encode: (bytes, quality) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    decode: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gzip: {
    ending: '.gz',
    encode: (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify<Buffer, Buffer>(gunzip),
  },
};

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

async function updateCopies(file: string, quality: number): Promise<number> {
  const { mtime, size } = await stat(file);
  if (size < SMALLEST_COPY_BYTES) return 0;
  let written = 0;
  for (const { ending, encode } of Object.values(CODECS)) {
    const copy = `${file}${ending}`;
    if (await hasModifiedTime(copy, mtime)) continue;
    await writeCopy(copy, await encode(await readFile(file), quality), mtime);
    written += 1;
  }
  return written;
}

/** Before its file changes: a server would go on sending them. */
export async function removeCopies(file: string): Promise<void> {
  await Promise.all(Object.values(CODECS).map(({ ending }) => rm(`${file}${ending}`, { force: true })));
}

/** Writes a `.gz` and a `.br` beside every text file, unless they are up to date. @returns the number written */
export async function precompress(folder: string, quality: number): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await updateCopies(file, quality);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}

/** The copy beside the file if it says the same as `bytes`, which may be newer; else a new one. */
export async function readCopy(file: string | null, bytes: Buffer, coding: Coding): Promise<Buffer> {
  const { ending, encode, decode } = CODECS[coding];
  if (file !== null) {
    const copy = await readFile(/* turbopackIgnore: true */ `${file}${ending}`).catch(() => null);
    const said = copy && (await decode(copy).catch(() => null));
    if (copy && said?.equals(bytes)) return copy;
  }
  return encode(bytes, BROTLI_QUALITY.live);
}
