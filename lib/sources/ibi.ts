import { z } from 'zod';
import { meaningfulText } from '@/lib/camera/clean-text';
import { directionName } from '@/lib/camera/agency-words';
import { buildCamera } from './build-camera';
import type { RawView } from './choose-feeds';
import type { IbiConfig } from './configs';
import { createIbiApis, getSlowMs, isFromSource, getTotal, nextPage, requestPage } from './ibi-api';
import { field, fields, listRows, readItems, readRows } from './read-rows';
import {
  createEndpoint,
  INVENTORY_TIMEOUT_MS,
  type Adapter,
  type AgencyContext,
  type Endpoint,
  type RowResult,
} from './source';

/** 20,000 rows, four times the largest list. */
const MAX_PAGES = 200;
/** Without an order, rows may repeat or be skipped between pages. */
const IN_ORDER = {
  columns: [
    { data: null, name: '' },
    { name: 'sortOrder', s: true },
  ],
  order: [{ column: 1, dir: 'asc' }],
};

const ImageSchema = z.object({
  ...fields('any', 'imageUrl', 'videoUrl'),
  ...fields('meaningful', 'angleName', 'description'),
  ...fields('number', 'sortOrder', 'refreshRateMs'),
  ...fields('flag', 'isVideoAuthRequired', 'videoDisabled', 'disabled', 'blocked'),
});
/** Connecticut and Louisiana: "Traffic closest to this camera is traveling westbound on LA 70." */
const TRAVEL = /\btraveling (north|south|east|west)(?:bound)?\b/i;
const MEDIAN = /\bin the median\b/i;
/** Alberta's equipment numbers. */
const EQUIPMENT = /^C\d+$/;
/** Idaho's dead views: "Offline Due to Construction". */
const OUT_OF_ORDER = /^(offline|out of (service|order))\b/i;
type IbiImage = z.infer<typeof ImageSchema>;

const RowSchema = z.object({
  id: field.id,
  ...fields('text', 'location', 'roadway', 'direction', 'source', 'sourceId', 'county', 'city'),
  ...fields('meaningful', 'state', 'areaId', 'region', 'dotDistrict'),
  latLng: field.latLng,
  ...fields('list', 'images', 'views'),
  ...fields('unlessFalse', 'enabledPublic', 'visible'),
});
type IbiRow = z.infer<typeof RowSchema>;

/** IBI TravelIQ: the official API if available, then the public list behind the site's camera page. */
export const adaptIbi: Adapter<IbiConfig> = (config, agency) => [
  ...createIbiApis(config, agency),
  createIbiList(config, agency),
];

function createIbiList(config: IbiConfig, agency: AgencyContext): Endpoint {
  const list = { ...config, layer: 'Cameras', query: IN_ORDER, maxPages: MAX_PAGES };
  return createEndpoint({
    name: 'ibi',
    timeoutMs: INVENTORY_TIMEOUT_MS,
    ...(config.paceMs !== undefined && { paceMs: config.paceMs }),
    first: () => requestPage(list),
    next: (pages) => nextPage(list, pages),
    countAll: getTotal,
    parse: (pages) => readRows(listRows(pages, 'data'), RowSchema, (row) => readRow(row, agency, config)),
  });
}

function readRow(row: IbiRow, agency: AgencyContext, config: IbiConfig): RowResult {
  if (!isFromSource(config.onlySource, row.source)) return { dropped: 'other-source' };
  if (!row.enabledPublic || !row.visible) return { dropped: 'offline' };
  const images = getImages(row, config);
  return buildCamera(agency, {
    id: row.id,
    names: [row.location],
    point: row.latLng,
    views: images.map((image) => toRawView(image, config)),
    site: `https://${config.host}`,
    roadway: row.roadway,
    ...describe(row, images),
    state: row.state || row.areaId,
    county: row.county,
    city: row.city,
    region: row.region,
    dotDistrict: row.dotDistrict,
    sourceId: row.sourceId,
    refreshMs: Math.max(findFastest(images), getSlowMs(row.source)),
    extras: { sourceType: row.source },
  });
}

function describe(row: IbiRow, images: readonly IbiImage[]) {
  const description = images.length === 1 ? (images[0]?.description ?? '') : '';
  return {
    direction: meaningfulText(row.direction) || readTravel(description),
    description: EQUIPMENT.test(description) ? '' : description,
  };
}

function getImages(row: IbiRow, config: IbiConfig): IbiImage[] {
  const images = readItems(ImageSchema, row.images);
  const listed = images.length === 0 && config.acceptsViews === true ? readItems(ImageSchema, row.views) : images;
  return listed.sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0));
}

function toRawView(image: IbiImage, config: IbiConfig): RawView {
  return {
    name: image.angleName || nameView(image.description),
    videoUrl: image.videoUrl,
    imageUrl: image.imageUrl,
    isBlocked: image.blocked,
    isDisabled: image.disabled || OUT_OF_ORDER.test(image.description),
    isVideoDisabled: image.videoDisabled,
    isVideoLocked: image.isVideoAuthRequired || config.hasLockedVideo === true,
  };
}

const readTravel = (description: string): string => TRAVEL.exec(description)?.[1] ?? '';

function nameView(description: string): string {
  if (EQUIPMENT.test(description)) return '';
  return MEDIAN.test(description) ? 'Median' : directionName(readTravel(description)) || description;
}

/** 0 if unknown. */
function findFastest(images: readonly IbiImage[]): number {
  const rates = images.map(({ refreshRateMs }) => refreshRateMs ?? 0).filter((rate) => rate > 0);
  return rates.length === 0 ? 0 : Math.round(Math.min(...rates));
}
