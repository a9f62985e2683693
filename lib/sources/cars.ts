import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import type { RawView } from './choose-feeds';
import { collectCameras } from './collect-cameras';
import {
  agencyId,
  anything,
  epochMs,
  flagUnlessFalse,
  list,
  meaningful,
  numberOrNull,
  readable,
  text,
} from './lenient';
import { getRequest, INVENTORY_TIMEOUT_MS, singleRequestEndpoint } from './single-request';
import type { DropReason, Endpoint } from './source';

const ViewSchema = z.object({
  name: meaningful,
  type: text,
  url: anything,
  videoPreviewUrl: anything,
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

/** Castle Rock CARS: the whole inventory of a state as one array. `prefix` is the state's, e.g. `ia`. */
export function carsEndpoint(agency: AgencyContext, prefix: string, hasSameIds = true): Endpoint {
  return singleRequestEndpoint({
    name: 'cars',
    request: () => getRequest(`https://${prefix}tg.carsprogram.org/cameras_v1/api/cameras`),
    hasSameIds,
    timeoutMs: INVENTORY_TIMEOUT_MS,
    parse: (pages) => collectCameras(pages, 'cameras', (row) => readCarsRow(row, agency)),
  });
}

function readCarsRow(row: unknown, agency: AgencyContext): Camera | DropReason {
  const parsed = RowSchema.safeParse(row);
  if (!parsed.success) return 'unreadable';
  const camera = parsed.data;
  if (!camera.public) return 'blocked';
  if (!camera.active) return 'offline';
  const { location, cameraOwner } = camera;
  return buildCamera(agency, {
    id: camera.id,
    names: [camera.name, `${location.routeId} ${location.cityReference}`],
    point: pointOf(location.latitude, location.longitude),
    views: readable(ViewSchema, camera.views).map(rawView),
    roadway: location.routeId,
    description: location.cityReference,
    updatedAt: camera.lastUpdated,
    extras: { agency: cameraOwner?.name ?? '' },
  });
}

/** `WMP` is the platform's word for HLS. An MJPEG stream is shown as the picture it is to a browser. */
function rawView(view: z.infer<typeof ViewSchema>): RawView {
  const isVideo = view.type.toUpperCase() === 'WMP';
  return isVideo
    ? { name: view.name, videoUrl: view.url, imageUrl: view.videoPreviewUrl }
    : { name: view.name, imageUrl: view.url ?? view.videoPreviewUrl };
}
