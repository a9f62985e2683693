import { isRecord } from '@/lib/core/parse-json';
import { fitsMap, readCameras, type FieldMap } from './field-map';
import { getRows, numberOrNull } from './read-rows';
import { createEndpoint, getRequest, INVENTORY_TIMEOUT_MS, type Adapter, type BodyFormat } from './source';

/** A list that one request answers. What it is called where, the row says. */
export interface JsonConfig {
  readonly platform: 'json';
  /** `json` unless an agency has several. */
  readonly name?: string;
  /** Here and in the headers, `{key}` is the agency's key and `{now}` the time in milliseconds. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keyVariable?: string;
  readonly format?: BodyFormat;
  /** Key of the rows; absent if the body is the list. */
  readonly rows?: string;
  /** Key of the number of all rows. */
  readonly total?: string;
  readonly map: FieldMap;
}

/** Any agency with a JSON list of its own: arrays, objects with rows, GeoJSON, Socrata. */
export const adaptJson: Adapter<JsonConfig> = (config, agency) => {
  const { name = 'json', url, headers = {}, keyVariable, format = 'json', rows = '', total, map } = config;
  return [
    createEndpoint({
      name,
      ...(keyVariable !== undefined && { keyVariable }),
      format,
      timeoutMs: INVENTORY_TIMEOUT_MS,
      first: (key = '') => {
        const fill = (text: string): string => text.replace('{key}', key).replace('{now}', String(Date.now()));
        const filled = Object.entries(headers).map(([header, value]) => [header, fill(value)] as const);
        return getRequest(fill(url), Object.fromEntries(filled));
      },
      countAll: (page) => (isRecord(page) && total !== undefined ? numberOrNull.parse(page[total]) : null),
      parse: (pages) =>
        readCameras(
          pages.flatMap((page) => getRows(page, rows)),
          map,
          agency,
        ),
      recognizes: (row) => fitsMap(row, map),
    }),
  ];
};
