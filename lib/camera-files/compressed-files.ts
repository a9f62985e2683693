import { randomInt } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type DataName, getDataFileName, isCameraExport } from './names';

export type Coding = 'br' | 'gzip';

const TEXT = /\.(css|csv|geojson|html|ics|js|json|m3u8|md|mjs|opml|svg|txt|wasm|webmanifest|xml)$/;
/** One network packet. */
export const SMALLEST_COPY_BYTES = 1_000;

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

/** Not by one `write`, which a full disk cuts off without an error. */
async function replaceFile(file: string, bytes: Buffer, { flush = false, mtime }: { flush?: boolean; mtime?: Date }) {
  const unfinished = `${file}.${randomInt(2 ** 40)}`;
  try {
    await writeFile(unfinished, bytes, { flush });
    await chmod(
      unfinished,
      (await stat(/* turbopackIgnore: true */ file).catch(() => stat(/* turbopackIgnore: true */ unfinished))).mode,
    );
    if (mtime) await utimes(unfinished, mtime, mtime);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Another run may remove the file meanwhile. */
function zeroIfMissing(error: NodeJS.ErrnoException): number {
  if (error.code === 'ENOENT') return 0;
  throw error;
}

async function updateCopies(file: string, quality: number): Promise<number> {
  const { mtime, size } = await stat(file);
  if (size < SMALLEST_COPY_BYTES) return 0;
  let written = 0;
  for (const { ending, encode } of Object.values(CODECS)) {
    const copy = `${file}${ending}`;
    const found = await stat(copy).catch(() => null);
    // In whole milliseconds, the precision of `utimes`.
    if (found?.mtime.getTime() === mtime.getTime()) continue;
    await replaceFile(copy, await encode(await readFile(file), quality), { mtime });
    written += 1;
  }
  return written;
}

export async function removeCopies(file: string): Promise<void> {
  await Promise.all(Object.values(CODECS).map(({ ending }) => rm(`${file}${ending}`, { force: true })));
}

/** @param options `fsync: false` for files that the next sync writes again @returns true if the content differed */
export async function writeIfChanged(
  file: string,
  content: string | Uint8Array,
  { fsync = true }: { readonly fsync?: boolean } = {},
): Promise<boolean> {
  const bytes = Buffer.from(content);
  const current = await readFile(file).catch(() => null);
  if (current?.equals(bytes) === true) return false;
  await mkdir(path.dirname(file), { recursive: true });
  // First, because a web server may send them.
  await removeCopies(file);
  await replaceFile(file, bytes, { flush: fsync });
  return true;
}

/** @returns the names of files that changed */
export async function writeNamed(dir: string, name: DataName, text: string): Promise<string[]> {
  const fileName = getDataFileName(name);
  return (await writeIfChanged(path.join(dir, fileName), text)) ? [fileName] : [];
}

/** @param quality not for camera exports, which every sync rewrites */
export async function precompress(folder: string, quality: number): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  let written = 0;
  const qualityOf = (file: string) => (isCameraExport(path.basename(file)) ? BROTLI_QUALITY.live : quality);
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      written += await updateCopies(file, qualityOf(file)).catch(zeroIfMissing);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}

export async function readCopy(file: string | null, bytes: Buffer, coding: Coding): Promise<Buffer> {
  const { ending, encode, decode } = CODECS[coding];
  if (file !== null) {
    const copy = await readFile(/* turbopackIgnore: true */ `${file}${ending}`).catch(() => null);
    const decoded = copy && (await decode(copy).catch(() => null));
    if (copy && decoded?.equals(bytes)) return copy;
  }
  return encode(bytes, BROTLI_QUALITY.live);
}
