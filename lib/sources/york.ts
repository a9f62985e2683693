import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import { buildCamera } from './build-camera';
import { agencyId, anything, flag, geometry, getRows, readRows, text } from './read-rows';
import {
  createEndpoint,
  getRequest,
  type Adapter,
  type AgencyContext,
  type RowResult,
  type SourceRequest,
} from './source';

export interface YorkConfig {
  readonly platform: 'york';
  /** Address of the ArcGIS layer. */
  readonly layer: string;
  readonly name: string;
}

const SITE = 'https://ww8.yorkmaps.ca';
const QUERY = 'where=1%3D1&outFields=*&outSR=4326&f=geojson';
/** The layer has some 400 features, so even small pages end long before this. */
const MAX_PAGES = 50;

/** The layer's own LATITUDE and LONGITUDE are meters of a map projection: only the geometry counts. */
const FeatureSchema = z.object({
  properties: z.object({ FACILITYID: agencyId, cameralocation: text, photo: anything }),
  geometry,
});

/** ArcGIS says that there is more either on top or, in GeoJSON, among the collection's properties. */
const MoreSchema = z.object({
  exceededTransferLimit: flag,
  properties: z.object({ exceededTransferLimit: flag }).nullish().catch(null),
});

export const adaptYork: Adapter<YorkConfig> = ({ layer, name }, agency) => {
  const first = `${layer}/query?${QUERY}`;
  return [
    createEndpoint({
      name,
      first: () => getRequest(first),
      next: (page, previous, pageNumber) => (pageNumber + 1 < MAX_PAGES ? nextRequest(page, previous, first) : null),
      parse: (pages) => readRows(pages, 'features', FeatureSchema, (row) => readFeature(row, agency)),
      recognizes: ({ properties }) => isRecord(properties) && 'FACILITYID' in properties,
    }),
  ];
};

function nextRequest(page: unknown, previous: SourceRequest, first: string): SourceRequest | null {
  const received = getRows(page, 'features').length;
  const { data } = MoreSchema.safeParse(page);
  const isMore = data?.exceededTransferLimit === true || data?.properties?.exceededTransferLimit === true;
  if (!isMore || received === 0) return null;
  const offset = Number(new URL(previous.url).searchParams.get('resultOffset') ?? 0) + received;
  return getRequest(`${first}&resultOffset=${offset}`);
}

function readFeature(feature: z.infer<typeof FeatureSchema>, agency: AgencyContext): RowResult {
  const { properties: camera, geometry: point } = feature;
  return buildCamera(agency, {
    id: camera.FACILITYID,
    names: [camera.cameralocation],
    point: parsePoint(point?.coordinates[1], point?.coordinates[0]),
    views: [{ imageUrl: camera.photo }],
    site: SITE,
    region: 'York Region',
  });
}
