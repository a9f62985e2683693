import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getCameraFile } from '@/lib/agencies/agencies';
import { serializeCatalog } from '@/lib/camera-files/derived-files';
import { groupBy } from '@/lib/core/collections';
import { serializeCameras } from '@/lib/sync/files/write-files';
import { SHAPES } from '../agency-shapes';
import { compare, sum } from '../figures';
import type { BenchTable } from '../report';
import { syntheticCatalog } from '../synthetic-catalog';

const CAMERAS = 20_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };

const inBrotli = (text: string) => brotliCompressSync(text, BROTLI).length;

/** Bytes of a 20,000-camera catalog. */
export function run(): BenchTable {
  const cameras = syntheticCatalog(CAMERAS);
  const lists = [...groupBy(cameras, ({ source }) => getCameraFile(source)).values()];
  const catalog = [serializeCatalog(cameras, '')];
  const plain = lists.map((list) => JSON.stringify(list, null, 2));
  const row = (name: string, ours: readonly string[], size: (text: string) => number) => {
    const [a, b] = [ours, plain].map((texts) => sum(texts.map(size)) / CAMERAS) as [number, number];
    return compare(`bytes a camera${name}`, a, b, 1);
  };
  return {
    title: `Catalog: ${CAMERAS.toLocaleString('en-US')} cameras`,
    columns: ['', 'ours', 'usual', 'ratio'],
    rows: [
      row(', raw', catalog, (text) => Buffer.byteLength(text)),
      row(', gzip', catalog, (text) => gzipSync(text).length),
      row(', brotli', catalog, inBrotli),
      row(' in the camera files, brotli', lists.map(serializeCameras), inBrotli),
    ],
    goals: [{ row: 'bytes a camera, brotli', column: 'ours', most: 31 }],
    notes: [
      'Bytes: `catalog.json` and the camera files, against the same records as plain indented JSON.',
      `Synthetic cameras in the shapes of ${SHAPES.length} agencies’ lists.`,
    ],
  };
}
