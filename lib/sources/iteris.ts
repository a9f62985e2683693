import { z } from 'zod';
import type { Point } from '@/lib/geo/point';
import { buildCamera } from './build-camera';
import type { RawView } from './choose-feeds';
import type { IterisConfig } from './configs';
import { field, fields, listRows, readItems, readRows } from './read-rows';
import { createEndpoint, getRequest, type Adapter, type AgencyContext, type RowResult } from './source';

const SiteCameraSchema = z.object({
  ...fields('text', 'id', 'image'),
  ...fields('meaningful', 'name', 'description'),
  updateTime: field.time,
});
/** A night light, and the placeholder for no picture. */
const NO_VIEW = /illuminator|camera_unavailable/i;

const PropertiesSchema = z.object({
  id: field.id.optional(),
  ...fields('text', 'name', 'description'),
  ...fields('meaningful', 'route', 'direction', 'jurisdiction'),
  mrm: field.number,
  active: field.unlessFalse,
  problem_stream: field.flag,
  ...fields('any', 'image_url', 'https_url', 'ios_url'),
  cameras: field.list,
});
type Properties = z.infer<typeof PropertiesSchema>;

const FeatureSchema = z.object({ id: field.id.optional(), properties: PropertiesSchema, geometry: field.geometry });

const ROUTE = /^[A-Z]{1,3}-\d+[A-Z]?$/;
const ROUTE_WITH_DIRECTION = /^(.+?) ([NSEW]B)$/;

export const adaptIteris: Adapter<IterisConfig> = (config, wholeAgency) => {
  const { part, idPrefix } = wholeAgency;
  const agency = part === '' ? wholeAgency : { ...wholeAgency, idPrefix: `${idPrefix}${part}-` };
  const url = config.url.replace('{part}', part);
  const { referer } = config;
  const site = new URL(referer ?? url).origin;
  return [
    createEndpoint({
      name: 'iteris',
      first: () => getRequest(url, referer === undefined ? {} : { Referer: referer }),
      parse: (pages) =>
        readRows(listRows(pages, 'features'), FeatureSchema, (row) => readFeature(row, agency, { ...config, site })),
    }),
  ];
};

function readFeature(
  feature: z.infer<typeof FeatureSchema>,
  agency: AgencyContext,
  { site, corner }: Pick<IterisConfig, 'corner'> & { readonly site: string },
): RowResult {
  const { properties: camera, geometry } = feature;
  const id = camera.id ?? feature.id;
  if (id === undefined) return { dropped: 'unreadable' };
  if (!camera.active) return { dropped: 'offline' };
  if (isForeign(camera, agency) || isBeyond(geometry, corner)) return { dropped: 'other-source' };
  const stated = getRoute(camera);
  const [, route, direction] = ROUTE_WITH_DIRECTION.exec(stated) ?? ['', stated, ''];
  return buildCamera(agency, {
    id,
    names: [nameSite(camera, stated), camera.name],
    point: geometry,
    views: getViews(camera),
    site,
    roadway: route,
    direction: camera.direction || direction,
    isProblemStream: camera.problem_stream,
    sourceId: camera.name,
    mrm: camera.mrm,
    extras: { jurisdiction: camera.jurisdiction },
  });
}

/** Montana's `ND US 2`. */
const isForeign = ({ route }: Properties, { neighbors = [] }: AgencyContext): boolean =>
  neighbors.some((code) => route.startsWith(`${code} `));

const isBeyond = (point: Point | null, corner: IterisConfig['corner']): boolean =>
  point !== null && corner !== undefined && point.lat < corner[0] && point.lng > corner[1];

const getRoute = ({ route, description }: Properties): string => route || (ROUTE.test(description) ? description : '');

function nameSite({ name, description }: Properties, route: string): string {
  if (description !== '' && description !== route) return description;
  return name !== '' && route !== '' ? `${route} at ${name}` : name;
}

/** `Camera Looking North`, or for `View 1` the description without the site. */
function nameView({ name, description }: z.infer<typeof SiteCameraSchema>, site: string): string {
  const own = name.replace(/^Camera (?=Looking )/, '');
  if (own !== '' && !/^View \d+$/.test(own)) return own.charAt(0).toUpperCase() + own.slice(1);
  return description.startsWith(site) ? '' : description;
}

function getViews(camera: Properties): RawView[] {
  const own: RawView = { videoUrl: camera.https_url ?? camera.ios_url, imageUrl: camera.image_url };
  const others = readItems(SiteCameraSchema, camera.cameras)
    .filter(({ name, image }) => !NO_VIEW.test(name) && !NO_VIEW.test(image))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
    .map((view): RawView => ({ name: nameView(view, camera.name), imageUrl: view.image, takenAt: view.updateTime }));
  return own.videoUrl == null && own.imageUrl == null ? others : [own, ...others];
}
