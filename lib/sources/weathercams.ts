import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { findRegion, REGIONS } from '@/lib/camera/regions';
import { buildCamera } from './build-camera';
import type { RawView } from './choose-feeds';
import {
  agencyId,
  anything,
  epochMs,
  flag,
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

export interface WeathercamsConfig {
  readonly platform: 'weathercams';
  readonly keyVariable: string;
}

const SITE = 'https://weathercams.faa.gov';
/** The service answers 401 to other user agents and to requests without its own Referer. */
const HEADERS = { Referer: `${SITE}/`, 'User-Agent': 'Mozilla/5.0 (compatible; Roadfeed)' } as const;

/** Where the newest picture is named depends on the interface. */
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

/** FAA WeatherCams and NAV CANADA's sites: first the interface for reuse, which needs a free token, then the public map's. */
export const adaptWeathercams: Adapter<WeathercamsConfig> = ({ keyVariable }, agency) => {
  const plan = {
    timeoutMs: INVENTORY_TIMEOUT_MS,
    parse: (pages: readonly unknown[]) => readRows(pages, 'payload', SiteSchema, (site) => readSite(site, agency)),
    recognizes: (row: Readonly<Record<string, unknown>>) => 'siteId' in row && Array.isArray(row.cameras),
  };
  return [
    createEndpoint({
      ...plan,
      name: 'weathercams-key',
      keyVariable,
      first: (key = '') => getRequest(`${SITE}/api/redistributable/sites`, { Authorization: `Bearer ${key}` }),
    }),
    createEndpoint({ ...plan, name: 'weathercams', first: () => getRequest(`${SITE}/api/sites`, HEADERS) }),
  ];
};

function readSite(site: z.infer<typeof SiteSchema>, agency: AgencyContext): RowResult {
  if (!isCanadian(site.country, site.state)) return { dropped: 'other-source' };
  if (!site.siteActive || site.siteInMaintenance) return { dropped: 'offline' };
  const cameras = readItems(CameraSchema, site.cameras);
  return buildCamera(agency, {
    id: site.siteId,
    names: [site.siteName, site.siteArea, site.icao],
    point: parsePoint(site.latitude, site.longitude),
    views: cameras.map(toRawView),
    description: site.siteArea,
    place: { state: site.state },
    updatedAt: Math.max(0, ...cameras.map((camera) => camera.cameraLastSuccess ?? 0)),
    extras: {
      code: site.icao || site.siteIdentifier,
      province: getRegion(site.state)?.name ?? '',
      agency: site.operatedBy,
    },
  });
}

function toRawView(camera: WeatherCamera): RawView {
  return {
    name: camera.cameraDirection || camera.cameraName,
    imageUrl: camera.currentImageUri ?? camera.imageUri ?? firstImageUri(camera.currentImages),
    isDisabled: camera.cameraOutOfOrder || camera.cameraInMaintenance,
  };
}

function firstImageUri(images: readonly unknown[]): unknown {
  return readItems(z.object({ imageUri: anything }), images)[0]?.imageUri;
}

/** As a country `CA` is Canada, as a state California. */
function isCanadian(country: string, state: string): boolean {
  return country === '' ? getRegion(state)?.country === 'CA' : /^(ca|can|canada)$/i.test(country);
}

function getRegion(state: string) {
  const code = findRegion(state);
  return code && REGIONS[code];
}
