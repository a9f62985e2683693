import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import type { RawView } from './choose-feeds';
import { collectCameras } from './collect-cameras';
import { agencyId, anything, flag, flagUnlessFalse, list, meaningful, numberOrNull, readable, text } from './lenient';
import { getRequest, singleRequestEndpoint } from './single-request';
import type { DropReason, Endpoint } from './source';

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

/** A point of GeoJSON: longitude first. */
const PointSchema = z.object({ coordinates: z.array(z.unknown()).min(2) });
const FeatureSchema = z.object({
  properties: PropertiesSchema,
  geometry: PointSchema.nullish().catch(null),
});

/** `I-64 WB`: the route and which endpoint its traffic goes. */
const ROUTE_WITH_DIRECTION = /^(.+?) ([NSEW]B)$/;

export interface IterisList {
  readonly url: string;
  /** Page that the list belongs to, where the host asks for it. */
  readonly referer?: string;
}

/** Iteris ATIS: the whole inventory of a state as one GeoJSON collection. */
export function iterisEndpoint(agency: AgencyContext, list: IterisList): Endpoint {
  return singleRequestEndpoint({
    name: 'iteris',
    request: () => getRequest(list.url, list.referer === undefined ? {} : { Referer: list.referer }),
    parse: (pages) => collectCameras(pages, 'features', (row) => readIterisFeature(row, agency)),
  });
}

function readIterisFeature(feature: unknown, agency: AgencyContext): Camera | DropReason {
  const parsed = FeatureSchema.safeParse(feature);
  if (!parsed.success) return 'unreadable';
  const { properties: camera, geometry } = parsed.data;
  if (!camera.active) return 'offline';
  const [, route = camera.route, routeDirection = ''] = ROUTE_WITH_DIRECTION.exec(camera.route) ?? [];
  return buildCamera(agency, {
    id: camera.id,
    names: [camera.description, camera.name],
    point: pointOf(geometry?.coordinates[1], geometry?.coordinates[0]),
    views: viewsOf(camera),
    roadway: route,
    direction: camera.direction || routeDirection,
    isProblemStream: camera.problem_stream,
    sourceId: camera.name,
    extras: { jurisdiction: camera.jurisdiction, mrm: camera.mrm },
  });
}

function viewsOf(camera: Properties): RawView[] {
  const own: RawView = { videoUrl: camera.https_url ?? camera.ios_url, imageUrl: camera.image_url };
  const others = readable(SiteCameraSchema, camera.cameras).map((view): RawView => ({
    name: view.description || view.name,
    imageUrl: view.image,
  }));
  return own.videoUrl == null && own.imageUrl == null ? others : [own, ...others];
}
