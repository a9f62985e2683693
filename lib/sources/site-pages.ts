import { type FieldMap, type Fields, readCameras, readText } from './field-map';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import { getRows } from './read-rows';
import { type Adapter, createEndpoint, getRequest, type SourceRequest } from './source';

export interface SitePagesConfig {
  readonly platform: 'site-pages';
  readonly name: string;
  readonly list: Pick<SourceRequest, 'url'> & Partial<Pick<SourceRequest, 'method' | 'headers' | 'body'>>;
  /** The key of the list's rows, if the list is an object. */
  readonly rows?: string;
  /** The address of a row's page. */
  readonly page: Fields;
  /** The pages' host, if it is not the list's. */
  readonly pageHost?: string;
  /** The text of a row's page is in its field `page`. */
  readonly map: FieldMap;
}

type Row = Readonly<Record<string, unknown>>;

/** The largest of these lists has 460 sites. */
const MAX_SITES = 600;
/** `var camera_data = {...};`, among other assignments of a script. */
const ASSIGNED_OBJECT = /=\s*(\{[\s\S]*\})\s*;?\s*$/;

/** A list of sites whose pictures are named only on a page for each site. Every page is a request: see `refreshDays` in data/agency-lists.ts. */
export const adaptSitePages: Adapter<SitePagesConfig> = (config, agency) => [
  createEndpoint({
    name: config.name,
    format: 'page',
    ...(config.pageHost !== undefined && { otherHosts: [config.pageHost] }),
    first: () => ({ ...getRequest(config.list.url), ...config.list }),
    next: (page, previous, pageNumber) => requestPage(pageNumber === 0 ? findPages(page, config) : previous.restUrls),
    parse: ([list, ...texts]) => {
      const pages = findPages(list, config);
      const rows = findRows(list, config).map((row) => ({
        ...row,
        page: texts[pages.indexOf(readText(row, config.page))],
      }));
      return readCameras(rows, config.map, agency);
    },
    // A list alone names no picture.
    recognizes: () => false,
  }),
];

function requestPage([url, ...restUrls]: readonly string[] = []): SourceRequest | null {
  return url === undefined ? null : { ...getRequest(url, { Accept: 'text/html' }), restUrls };
}

function findPages(list: unknown, config: SitePagesConfig): readonly string[] {
  const urls = findRows(list, config).map((row) => readText(row, config.page));
  return [...new Set(urls)].filter((url) => url !== '');
}

function findRows(list: unknown, { rows = '' }: SitePagesConfig): readonly Row[] {
  const body = typeof list === 'string' ? parseJson(ASSIGNED_OBJECT.exec(list)?.[1] ?? '') : list;
  return getRows(body, rows).filter(isRecord).slice(0, MAX_SITES);
}
