import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import { collectCameras } from './collect-cameras';
import { agencyId, anything, meaningful, numberOrNull, text } from './lenient';
import { getRequest, singleRequestEndpoint } from './single-request';
import type { DropReason, Endpoint } from './source';

/** A new frame comes every one to two seconds; faster requests show the same picture. */
const REFRESH_MS = 2000;

const RowSchema = z.object({
  id: agencyId,
  name: text,
  latitude: numberOrNull,
  longitude: numberOrNull,
  area: meaningful,
  /** The text "true"; spec 5 takes nothing else for it. */
  isOnline: anything,
  imageUrl: anything,
});

/** The boroughs are counties of other names. */
const COUNTY_OF_BOROUGH: ReadonlyMap<string, string> = new Map([
  ['manhattan', 'New York'],
  ['brooklyn', 'Kings'],
  ['queens', 'Queens'],
  ['bronx', 'Bronx'],
  ['the bronx', 'Bronx'],
  ['staten island', 'Richmond'],
]);

/** New York City DOT: one array. */
export function nycdotEndpoint(agency: AgencyContext): Endpoint {
  return singleRequestEndpoint({
    name: 'nycdot',
    request: () => getRequest('https://webcams.nyctmc.org/api/cameras'),
    parse: (pages) => collectCameras(pages, 'cameras', (row) => readNycdotRow(row, agency)),
  });
}

function readNycdotRow(row: unknown, agency: AgencyContext): Camera | DropReason {
  const parsed = RowSchema.safeParse(row);
  if (!parsed.success) return 'unreadable';
  const camera = parsed.data;
  if (camera.isOnline !== 'true') return 'offline';
  return buildCamera(agency, {
    id: camera.id,
    names: [camera.name],
    point: pointOf(camera.latitude, camera.longitude),
    views: [{ imageUrl: camera.imageUrl }],
    place: { city: 'New York', county: COUNTY_OF_BOROUGH.get(camera.area.toLowerCase()) },
    suburb: camera.area,
    refreshMs: REFRESH_MS,
  });
}
