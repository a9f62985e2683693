import { gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { OPEN_VERSION, type OpenCamera, OpenCameraSchema } from '@/lib/camera-files/open-camera';
import type { OpenSource } from './open-cameras';

const FIELDS = Object.keys(OpenCameraSchema.shape) as (keyof OpenCamera)[];
/** In the geometry, or once for all cameras of a source. */
const ELSEWHERE: ReadonlySet<keyof OpenCamera> = new Set(['id', 'lat', 'lng', 'credit', 'reuse', 'checkedAt']);

function formatFeature(camera: OpenCamera, cadenceS: number | null): string {
  const properties = FIELDS.filter((field) => !ELSEWHERE.has(field))
    .filter((field) => camera[field] !== null && camera[field] !== false)
    .filter((field) => field !== 'cadenceS' || camera.cadenceS !== cadenceS)
    .map((field) => [field, camera[field]]);
  return JSON.stringify({
    type: 'Feature',
    id: camera.id,
    geometry: { type: 'Point', coordinates: [camera.lng, camera.lat] },
    properties: Object.fromEntries(properties) as object,
  });
}

/** RFC 7946: one feature a camera, one line each. */
export function formatGeoJson(sources: readonly OpenSource[]): string {
  const about = sources.map(({ cameras, ...source }) => ({ ...source, cameras: cameras.length }));
  const head = { type: 'FeatureCollection', version: OPEN_VERSION, schema: 'schema.json', sources: about };
  const features = sources
    .flatMap(({ cameras, cadenceS }) => cameras.map((one) => formatFeature(one, cadenceS)))
    .join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"features":[\n${features}\n]}\n`;
}

/** A spreadsheet computes text that starts with these. The library's own pattern misses text of several lines. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180. */
export const formatCsv = (cameras: readonly OpenCamera[]): string =>
  `${Papa.unparse([...cameras], { columns: FIELDS, escapeFormulae: FORMULA })}\r\n`;

const TYPES: Readonly<Partial<Record<keyof OpenCamera, NonNullable<ColumnSource['type']>>>> = {
  lat: 'DOUBLE',
  lng: 'DOUBLE',
  cadenceS: 'INT32',
  isDuplicate: 'BOOLEAN',
  isFeedDead: 'BOOLEAN',
  checkedAt: 'TIMESTAMP',
};

export function formatParquet(cameras: readonly OpenCamera[]): Uint8Array {
  const columnData = FIELDS.map((name): ColumnSource => {
    const data = cameras.map((camera) => camera[name]);
    const type = TYPES[name] ?? 'STRING';
    const read = (value: unknown) => (type === 'TIMESTAMP' && typeof value === 'string' ? new Date(value) : value);
    return { name, type, data: data.map(read) };
  });
  const kvMetadata = [{ key: 'roadfeed.version', value: String(OPEN_VERSION) }];
  const compressors = { GZIP: (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }) };
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata, codec: 'GZIP', compressors }));
}
