import { z } from 'zod';
import { isRecord } from '@/lib/core/parse-json';
import { type FieldMap, fitsMap, readCameras } from './field-map';
import { flag, getRows, text } from './read-rows';
import { type Adapter, createEndpoint, getRequest, type SourceRequest } from './source';

export interface ArcgisConfig {
  readonly platform: 'arcgis';
  /** Of several layers of one agency each has its own. */
  readonly name?: string;
  /** Address of a layer of a FeatureServer or MapServer. */
  readonly layer: string;
  /** Of the layer's fields. The point is its geometry. */
  readonly map: Omit<FieldMap, 'lat' | 'lng'>;
}

type Row = Readonly<Record<string, unknown>>;

/** Without `outSR` a layer answers in a map projection of its own. */
const QUERY = 'where=1%3D1&outFields=*&outSR=4326&f=json';
/** Layers send 1000 or 2000 rows a page, and the largest has 4000. */
const MAX_PAGES = 50;

/** A layer says that there is more either on top or, in GeoJSON, among the collection's properties. */
const MoreSchema = z.object({
  exceededTransferLimit: flag,
  properties: z.object({ exceededTransferLimit: flag }).nullish().catch(null),
});

/** Comes with status 200. */
const RefusalSchema = z.object({ error: z.object({ message: text }) });

/** ArcGIS: a layer whose features are cameras, or views of cameras, in pages. */
export const adaptArcgis: Adapter<ArcgisConfig> = ({ name = 'arcgis', layer, map }, agency) => {
  const first = `${layer}/query?${QUERY}`;
  const placed: FieldMap = { ...map, lat: 'geometry.y', lng: 'geometry.x' };
  return [
    createEndpoint({
      name,
      first: () => getRequest(first),
      next: (page, previous, pageNumber) => (pageNumber + 1 < MAX_PAGES ? nextRequest(page, previous, first) : null),
      findRefusal,
      parse: (pages) => readCameras(pages.flatMap((page) => getRows(page, 'features')).map(toRow), placed, agency),
      recognizes: (feature) => hasAttributes(feature) && fitsMap(toRow(feature), placed),
    }),
  ];
};

// Continues from the rows received, not from those requested: a layer may send fewer.
function nextRequest(page: unknown, previous: SourceRequest, first: string): SourceRequest | null {
  const received = getRows(page, 'features').length;
  const { data } = MoreSchema.safeParse(page);
  const isMore = data?.exceededTransferLimit === true || data?.properties?.exceededTransferLimit === true;
  if (!isMore || received === 0) return null;
  const offset = Number(new URL(previous.url).searchParams.get('resultOffset') ?? 0) + received;
  return getRequest(`${first}&resultOffset=${offset}`);
}

/** A page after the first is asked for only if there is more. */
function findRefusal(page: unknown, pageNumber: number): string | null {
  const { data } = RefusalSchema.safeParse(page);
  if (data !== undefined) return `refused: ${data.error.message || 'no reason given'}`;
  return pageNumber > 0 && getRows(page, 'features').length === 0 ? 'an empty page before the end' : null;
}

const hasAttributes = (feature: Row): boolean => isRecord(feature.attributes) || isRecord(feature.properties);

/** The attributes with the point, from ArcGIS's own JSON or from GeoJSON. */
function toRow(feature: unknown): Row {
  if (!isRecord(feature)) return {};
  const { attributes, properties, geometry } = feature;
  const fields = [attributes, properties].find(isRecord);
  const [x, y] = isRecord(geometry) && Array.isArray(geometry.coordinates) ? (geometry.coordinates as unknown[]) : [];
  return { ...fields, geometry: x === undefined ? geometry : { x, y } };
}
