import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import { buildCamera } from './build-camera';
import type { RawView } from './choose-feeds';
import {
  agencyId,
  anything,
  epochMs,
  flagUnlessFalse,
  list,
  meaningful,
  numberOrNull,
  readItems,
  readRows,
  text,
} from './read-rows';
import {
  createEndpoint,
  getRequest,
  INVENTORY_TIMEOUT_MS,
  type Adapter,
  type AgencyContext,
  type RowResult,
} from './source';

export interface CarsConfig {
  readonly platform: 'cars';
  /** `ia` in `iatg.carsprogram.org`. */
  readonly prefix: string;
  readonly idPrefix?: string;
}

const ViewSchema = z.object({
  name: meaningful,
  type: text,
  url: anything,
  videoPreviewUrl: anything,
  imageTimestamp: epochMs,
});

const LocationSchema = z.object({
  latitude: numberOrNull,
  longitude: numberOrNull,
  routeId: meaningful,
  cityReference: meaningful,
});

const NOWHERE = { latitude: null, longitude: null, routeId: '', cityReference: '' };

const RowSchema = z.object({
  id: agencyId,
  name: text,
  public: flagUnlessFalse,
  active: flagUnlessFalse,
  lastUpdated: epochMs,
  location: LocationSchema.catch(NOWHERE),
  cameraOwner: z.object({ name: meaningful }).nullish().catch(null),
  views: list,
});

/** Castle Rock CARS: the inventory of a state as one array. */
export const adaptCars: Adapter<CarsConfig> = ({ prefix, idPrefix }, agency) => [
  createEndpoint({
    name: 'cars',
    first: () => getRequest(`https://${prefix}tg.carsprogram.org/cameras_v1/api/cameras`),
    timeoutMs: INVENTORY_TIMEOUT_MS,
    parse: (pages) =>
      readRows(pages, 'cameras', RowSchema, (row) => readRow(row, { ...agency, ...(idPrefix && { idPrefix }) })),
    recognizes: (row) => isRecord(row.location) && 'latitude' in row.location && Array.isArray(row.views),
  }),
];

function readRow(row: z.infer<typeof RowSchema>, agency: AgencyContext): RowResult {
  if (!row.public) return { dropped: 'blocked' };
  if (!row.active) return { dropped: 'offline' };
  const { location, cameraOwner } = row;
  const views = readItems(ViewSchema, row.views);
  const pictureTimes = views.flatMap(({ imageTimestamp }) => imageTimestamp ?? []);
  return buildCamera(agency, {
    id: row.id,
    names: [row.name, `${location.routeId} ${location.cityReference}`],
    point: parsePoint(location.latitude, location.longitude),
    views: views.map(toRawView),
    site: agency.attribution.url,
    roadway: location.routeId,
    description: location.cityReference,
    // The row's own time changes with any field.
    updatedAt: pictureTimes.length > 0 ? Math.min(...pictureTimes) : row.lastUpdated,
    extras: { agency: cameraOwner?.name ?? '' },
  });
}

/** The platform appends the minute to picture addresses. */
function toStableUrl(url: unknown): unknown {
  return typeof url === 'string' ? url.replace(/\?t?=?\d+$/, '') : url;
}

/** `WMP` means HLS. MJPEG counts as a picture. */
function toRawView(view: z.infer<typeof ViewSchema>): RawView {
  const isVideo = view.type.toUpperCase() === 'WMP';
  return isVideo
    ? { name: view.name, videoUrl: view.url, imageUrl: toStableUrl(view.videoPreviewUrl) }
    : { name: view.name, imageUrl: toStableUrl(view.url ?? view.videoPreviewUrl) };
}
