import { gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { OPEN_VERSION, type OpenCamera, OpenCameraSchema } from '@/lib/camera-files/open-camera';
import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl } from '@/lib/constants/site-url';
import { toOneLine } from '@/lib/core/one-line';
import type { OpenSource } from './open-cameras';

const FIELDS = Object.keys(OpenCameraSchema.shape) as (keyof OpenCamera)[];
/** In the geometry, or once for all cameras of a source. */
const NON_PROPERTIES: ReadonlySet<keyof OpenCamera> = new Set(['id', 'lat', 'lng', 'credit', 'reuse', 'checkedAt']);

function formatFeature(camera: OpenCamera, cadenceS: number | null): string {
  const properties = FIELDS.filter((field) => !NON_PROPERTIES.has(field))
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

const MAX_TEXT_LENGTH = 300;
const cell = (text: string): string => toOneLine(text, MAX_TEXT_LENGTH).replaceAll('|', '\\|').replaceAll('<', '&lt;');

function formatRow({ id, cameras, reuse, checkedAt, credit, url, license }: OpenSource): string {
  const cells = [id, String(cameras.length), reuse, checkedAt ?? 'never', `[${cell(credit)}](${url})`, cell(license)];
  return `| ${cells.join(' | ')} |`;
}

export function formatReadme(sources: readonly OpenSource[]): string {
  return `# Camera data of ${BRAND}

Traffic cameras of agencies that let others reuse them, or have no terms. ${BRAND} writes these files with every sync.
Fields and examples: ${absoluteUrl('/developers')}

- \`cameras.geojson\`, \`cameras.csv\`, \`cameras.parquet\`: all cameras, one feature or row each
- \`{source}-cameras.geojson\`: those of one source
- \`schema.json\`: JSON Schema; \`$defs.openCamera\` describes a row. This is version ${OPEN_VERSION}; a higher number may break readers
- \`index.json\`: counts of every source, by which these files can be checked
- \`feed-*.xml\`, \`feed-*.ics\`: Atom feeds and calendars of closures

Any site may read them (CORS). Ask at most once every ten minutes; programs other than browsers send \`If-None-Match\`.
Request a still no more often than \`cadenceS\`. Show \`credit\` with each picture. Agencies that forbid reuse or require
permission are not in these files, and a video that needs a login has no address.

| source | cameras | reuse | last check | credit | terms |
| ------ | ------- | ----- | ---------- | ------ | ----- |
${sources.map(formatRow).join('\n')}
`;
}
