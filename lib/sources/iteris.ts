import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import { buildCamera } from './build-camera';
import type { RawView } from './choose-feeds';
import {
  agencyId,
  anything,
  flag,
  flagUnlessFalse,
  geometry,
  list,
  meaningful,
  numberOrNull,
  readItems,
  readRows,
  text,
} from './read-rows';
import { createEndpoint, getRequest, type Adapter, type AgencyContext, type RowResult } from './source';

export interface IterisConfig {
  readonly platform: 'iteris';
  readonly url: string;
  /** The list's page, for a host said to answer only requests that name it as their Referer. */
  readonly referer?: string;
}

/** South Dakota and Montana list several cameras per site. */
const SiteCameraSchema = z.object({ name: meaningful, description: meaningful, image: anything });

const PropertiesSchema = z.object({
  id: agencyId,
  name: text,
  description: text,
  route: meaningful,
  direction: meaningful,
  jurisdiction: meaningful,
  mrm: numberOrNull,
  active: flagUnlessFalse,
  problem_stream: flag,
  image_url: anything,
  https_url: anything,
  ios_url: anything,
  cameras: list,
});
type Properties = z.infer<typeof PropertiesSchema>;

const FeatureSchema = z.object({ properties: PropertiesSchema, geometry });

/** `I-64 WB`: the route and the direction of its traffic. */
const ROUTE_WITH_DIRECTION = /^(.+?) ([NSEW]B)$/;

/** Iteris ATIS: the whole inventory of a state as one GeoJSON collection. */
export const adaptIteris: Adapter<IterisConfig> = ({ url, referer }, agency) => {
  const site = new URL(referer ?? url).origin;
  return [
    createEndpoint({
      name: 'iteris',
      first: () => getRequest(url, referer === undefined ? {} : { Referer: referer }),
      parse: (pages) => readRows(pages, 'features', FeatureSchema, (row) => readFeature(row, agency, site)),
      recognizes: (row) => row.type === 'Feature' && isRecord(row.properties) && 'id' in row.properties,
    }),
  ];
};

function readFeature(feature: z.infer<typeof FeatureSchema>, agency: AgencyContext, site: string): RowResult {
  const { properties: camera, geometry: point } = feature;
  if (!camera.active) return { dropped: 'offline' };
  const [, route = camera.route, routeDirection = ''] = ROUTE_WITH_DIRECTION.exec(camera.route) ?? [];
  return buildCamera(agency, {
    id: camera.id,
    names: [camera.description, camera.name],
    point: parsePoint(point?.coordinates[1], point?.coordinates[0]),
    views: getViews(camera),
    site,
    roadway: route,
    direction: camera.direction || routeDirection,
    isProblemStream: camera.problem_stream,
    sourceId: camera.name,
    extras: { jurisdiction: camera.jurisdiction, mrm: camera.mrm },
  });
}

function getViews(camera: Properties): RawView[] {
  const own: RawView = { videoUrl: camera.https_url ?? camera.ios_url, imageUrl: camera.image_url };
  const others = readItems(SiteCameraSchema, camera.cameras).map((view): RawView => ({
    name: view.description || view.name,
    imageUrl: view.image,
  }));
  return own.videoUrl == null && own.imageUrl == null ? others : [own, ...others];
}
