import { z } from 'zod';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import type { ArcgisConfig, FieldMap, Fields, JsonConfig } from './configs';
import { readCameras, readText, type Row } from './field-map';
import { field, getRows, listRows, orNull } from './read-rows';
import { createEndpoint, getRequest, INVENTORY_TIMEOUT_MS, type Adapter, type SourceRequest } from './source';

/** Arrays, objects with rows, GeoJSON, and Socrata. */
export const adaptJson: Adapter<JsonConfig> = (config, source) => {
  const { name = 'json', url, headers = {}, keyVariable, format = 'json', rows = '', total, map } = config;
  const { part, idPrefix } = source;
  const agency = { ...source, idPrefix: config.idPrefix ?? idPrefix };
  const values = { part, part2: part.slice(1).padStart(2, '0') };
  return [
    createEndpoint({
      name,
      ...(keyVariable !== undefined && { keyVariable }),
      format,
      timeoutMs: INVENTORY_TIMEOUT_MS,
      first: (key = '') => {
        const given = { ...values, key, now: String(Date.now()) };
        const fill = (text: string): string =>
          text.replace(/\{(part2?|key|now)\}/g, (_, name: keyof typeof given) => given[name]);
        const filled = Object.entries(headers).map(([header, value]) => [header, fill(value)] as const);
        return getRequest(fill(url), Object.fromEntries(filled));
      },
      countAll: (page) => (isRecord(page) && total !== undefined ? field.number.parse(page[total]) : null),
      parse: (pages) => readCameras(listRows(pages, rows), map, agency),
    }),
  ];
};

export interface SitePagesConfig {
  readonly platform: 'site-pages';
  readonly name: string;
  readonly list: Pick<SourceRequest, 'url'> & Partial<Pick<SourceRequest, 'method' | 'headers' | 'body'>>;
  readonly rows?: string;
  readonly page: Fields;
  readonly pageHost?: string;
  readonly map: FieldMap;
}

/** The largest list has 460 sites. */
const MAX_SITES = 600;
/** `var camera_data = {...};` */
const ASSIGNED_OBJECT = /=\s*(\{[\s\S]*\})\s*;?\s*$/;

/** Sites with a page each. Every page is a request: see `refreshDays` in data/agency.ts. */
export const adaptSitePages: Adapter<SitePagesConfig> = (config, agency) => [
  createEndpoint({
    name: config.name,
    format: 'page',
    ...(config.pageHost !== undefined && { otherHosts: [config.pageHost] }),
    first: () => ({ ...getRequest(config.list.url), ...config.list }),
    next: (pages) => requestSite(findPages(pages[0], config)[pages.length - 1]),
    parse: ([list, ...texts]) => {
      const pages = findPages(list, config);
      const pageOf = (row: Row) => texts[pages.indexOf(readText(row, config.page))];
      const rows = findRows(list, config).map((row) => ({ ...row, page: pageOf(row) }));
      return readCameras(rows, config.map, agency);
    },
  }),
];

const requestSite = (url: string | undefined): SourceRequest | null =>
  url === undefined ? null : getRequest(url, { Accept: 'text/html' });

function findPages(list: unknown, config: SitePagesConfig): readonly string[] {
  const urls = findRows(list, config).map((row) => readText(row, config.page));
  return [...new Set(urls)].filter((url) => url !== '');
}

function findRows(list: unknown, { rows = '' }: SitePagesConfig): readonly Row[] {
  const body = typeof list === 'string' ? parseJson(ASSIGNED_OBJECT.exec(list)?.[1] ?? '') : list;
  return getRows(body, rows).filter(isRecord).slice(0, MAX_SITES);
}

/** Without `outSR`, a layer answers in its own projection. */
const ARCGIS_QUERY = 'where=1%3D1&outFields=*&outSR=4326&f=json';
/** Layers send up to 2000 rows a page; the largest has 4000. */
const MAX_PAGES = 50;

/** In GeoJSON, the flag is among the collection's properties. */
const MoreSchema = z.object({
  exceededTransferLimit: field.flag,
  properties: orNull(z.object({ exceededTransferLimit: field.flag })),
});

const RefusalSchema = z.object({ error: z.object({ message: field.text }) });

export const adaptArcgis: Adapter<ArcgisConfig> = ({ name = 'arcgis', layer, order, map }, agency) => {
  const first = `${layer}/query?${ARCGIS_QUERY}${order ? `&orderByFields=${order}` : ''}`;
  const placed: FieldMap = { ...map, lat: 'geometry.y', lng: 'geometry.x' };
  return [
    createEndpoint({
      name,
      first: () => getRequest(first),
      next: (pages) => nextRequest(pages, first),
      findRefusal,
      parse: (pages) => readCameras(listRows(pages, 'features').map(toRow), placed, agency),
    }),
  ];
};

function nextRequest(pages: readonly unknown[], first: string): SourceRequest | null {
  const { data } = MoreSchema.safeParse(pages.at(-1));
  const isMore = data?.exceededTransferLimit === true || data?.properties?.exceededTransferLimit === true;
  if (!isMore || getRows(pages.at(-1), 'features').length === 0 || pages.length >= MAX_PAGES) return null;
  return getRequest(`${first}&resultOffset=${listRows(pages, 'features').length}`);
}

function findRefusal(page: unknown, pageNumber: number): string | null {
  const { data } = RefusalSchema.safeParse(page);
  if (data !== undefined) return `refused: ${data.error.message || 'no reason given'}`;
  return pageNumber > 0 && getRows(page, 'features').length === 0 ? 'an empty page before the end' : null;
}

/** A layer's feature, with its place in `geometry`. */
export function toRow(feature: unknown): Row {
  if (!isRecord(feature)) return {};
  const { attributes, properties, geometry } = feature;
  const fields = [attributes, properties].find(isRecord);
  const [x, y] = isRecord(geometry) && Array.isArray(geometry.coordinates) ? (geometry.coordinates as unknown[]) : [];
  return { ...fields, geometry: x === undefined ? geometry : { x, y } };
}
