import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import { collectCameras, rowsUnder } from './collect-cameras';
import { agencyId, anything, flag, text } from './lenient';
import { DEFAULT_PACE_MS, getRequest, LIST_TIMEOUT_MS } from './single-request';
import type { DropReason, SourceRequest, Endpoint } from './source';

const QUERY = 'where=1%3D1&outFields=*&outSR=4326&f=geojson';
/** The layer holds some 400 features, so that even small pages end long before this. */
const MAX_PAGES = 50;

/** The layer's own LATITUDE and LONGITUDE are meters of a map projection: only the geometry counts. */
const FeatureSchema = z.object({
  properties: z.object({ FACILITYID: agencyId, cameralocation: text, photo: anything }),
  geometry: z
    .object({ coordinates: z.array(z.unknown()).min(2) })
    .nullish()
    .catch(null),
});

/** ArcGIS says that there is more either on top or, in GeoJSON, among the collection's properties. */
const MoreSchema = z.object({
  exceededTransferLimit: flag,
  properties: z.object({ exceededTransferLimit: flag }).nullish().catch(null),
});

/** An ArcGIS layer of York Region's traffic cameras; `layer` is its address. */
export function yorkEndpoint(agency: AgencyContext, name: string, layer: string): Endpoint {
  const first = `${layer}/query?${QUERY}`;
  return {
    name,
    hasSameIds: true,
    format: 'json',
    timeoutMs: LIST_TIMEOUT_MS,
    paceMs: DEFAULT_PACE_MS,
    first: () => getRequest(first),
    next: (page, previous, pageNumber) => nextRequest(page, previous, pageNumber, first),
    parse: (pages) => collectCameras(pages, 'features', (row) => readYorkFeature(row, agency)),
  };
}

function nextRequest(page: unknown, previous: SourceRequest, pageNumber: number, first: string): SourceRequest | null {
  const received = rowsUnder(page, 'features').length;
  const more = MoreSchema.safeParse(page);
  const isMore =
    more.success && (more.data.exceededTransferLimit || more.data.properties?.exceededTransferLimit === true);
  if (!isMore || received === 0 || pageNumber + 1 >= MAX_PAGES) return null;
  const offset = Number(new URL(previous.url).searchParams.get('resultOffset') ?? 0) + received;
  return getRequest(`${first}&resultOffset=${offset}`);
}

function readYorkFeature(feature: unknown, agency: AgencyContext): Camera | DropReason {
  const parsed = FeatureSchema.safeParse(feature);
  if (!parsed.success) return 'unreadable';
  const { properties: camera, geometry } = parsed.data;
  return buildCamera(agency, {
    id: camera.FACILITYID,
    names: [camera.cameralocation],
    point: pointOf(geometry?.coordinates[1], geometry?.coordinates[0]),
    views: [{ imageUrl: camera.photo }],
    region: 'York Region',
  });
}
