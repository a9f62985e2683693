import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { REGIONS, stateCodeOf, type StateCode } from '@/lib/camera/regions';
import { buildCamera, type AgencyContext } from './build-camera';
import type { RawView } from './choose-feeds';
import { collectCameras } from './collect-cameras';
import {
  agencyId,
  anything,
  epochMs,
  flag,
  flagUnlessFalse,
  list,
  meaningful,
  numberOrNull,
  readable,
  text,
} from './lenient';
import { getRequest, INVENTORY_TIMEOUT_MS, singleRequestEndpoint } from './single-request';
import type { DropReason, ParseResult, Endpoint } from './source';

const SITE = 'https://weathercams.faa.gov';
/** The service answers 401 to agents that do not begin like this and to requests without its own Referer. */
const HEADERS = { Referer: `${SITE}/`, 'User-Agent': 'Mozilla/5.0 (compatible; Roadfeed)' } as const;

/** The newest picture is named in one of these places, depending on the interface. */
const CameraSchema = z.object({
  cameraName: meaningful,
  cameraDirection: meaningful,
  cameraInMaintenance: flag,
  cameraOutOfOrder: flag,
  cameraLastSuccess: epochMs,
  currentImageUri: anything,
  imageUri: anything,
  currentImages: list,
});
type WeatherCamera = z.infer<typeof CameraSchema>;

const SiteSchema = z.object({
  siteId: agencyId,
  siteName: text,
  siteArea: meaningful,
  siteIdentifier: meaningful,
  icao: meaningful,
  latitude: numberOrNull,
  longitude: numberOrNull,
  country: text,
  state: meaningful,
  operatedBy: meaningful,
  siteActive: flagUnlessFalse,
  siteInMaintenance: flag,
  cameras: list,
});

/**
 * FAA WeatherCams, which also list NAV CANADA's sites since NAV CANADA put its own pictures behind a sign-in: first the
 * interface made for re-use, which needs a free token and names the newest pictures, then the one of the public map.
 */
export function weathercamsEndpoints(agency: AgencyContext, keyVariable: string): [Endpoint, Endpoint] {
  const common = {
    timeoutMs: INVENTORY_TIMEOUT_MS,
    parse: (pages: readonly unknown[]) => parseSites(pages, agency),
  };
  return [
    singleRequestEndpoint({
      ...common,
      name: 'weathercams-key',
      request: (key) => getRequest(`${SITE}/api/redistributable/sites`, { Authorization: `Bearer ${key}` }),
      keyVariable,
    }),
    singleRequestEndpoint({ ...common, name: 'weathercams', request: () => getRequest(`${SITE}/api/sites`, HEADERS) }),
  ];
}

function parseSites(pages: readonly unknown[], agency: AgencyContext): ParseResult {
  return collectCameras(pages, 'payload', (row) => readSite(row, agency));
}

function readSite(row: unknown, agency: AgencyContext): Camera | DropReason {
  const parsed = SiteSchema.safeParse(row);
  if (!parsed.success) return 'unreadable';
  const site = parsed.data;
  if (!isCanadian(site.country, site.state)) return 'other-source';
  if (!site.siteActive || site.siteInMaintenance) return 'offline';
  const cameras = readable(CameraSchema, site.cameras);
  return buildCamera(agency, {
    id: site.siteId,
    names: [site.siteName, site.siteArea, site.icao],
    point: pointOf(site.latitude, site.longitude),
    views: cameras.map(rawView),
    description: site.siteArea,
    place: { state: site.state },
    updatedAt: Math.max(0, ...cameras.map((camera) => camera.cameraLastSuccess ?? 0)),
    extras: {
      code: site.icao || site.siteIdentifier,
      province: regionOf(site.state)?.name ?? '',
      agency: site.operatedBy,
    },
  });
}

function rawView(camera: WeatherCamera): RawView {
  return {
    name: camera.cameraDirection || camera.cameraName,
    imageUrl: camera.currentImageUri ?? camera.imageUri ?? firstImageUri(camera.currentImages),
    isDisabled: camera.cameraOutOfOrder || camera.cameraInMaintenance,
  };
}

function firstImageUri(images: readonly unknown[]): unknown {
  return readable(z.object({ imageUri: anything }), images)[0]?.imageUri;
}

/** `CA` is Canada as a country, California as a state. */
function isCanadian(country: string, state: string): boolean {
  return country === '' ? regionOf(state)?.country === 'CA' : /^(ca|can|canada)$/i.test(country);
}

function regionOf(state: string): (typeof REGIONS)[StateCode] | undefined {
  const code = state.toUpperCase();
  const known = Object.hasOwn(REGIONS, code) ? (code as StateCode) : stateCodeOf(state);
  return known && REGIONS[known];
}
