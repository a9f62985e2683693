import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { buildCamera } from './build-camera';
import type { IbiConfig } from './configs';
import { field, fields, listRows, readItems, readRows } from './read-rows';
import {
  createEndpoint,
  getRequest,
  INVENTORY_TIMEOUT_MS,
  type AgencyContext,
  type Endpoint,
  type RowResult,
  type SourceRequest,
} from './source';

const ViewSchema = z.object({
  ...fields('any', 'Url', 'VideoUrl'),
  Status: field.text,
  Description: field.meaningful,
  ...fields('flag', 'Disabled', 'Blocked'),
});

/** Current rows have `Views`; rows from before 2022 are one view each. */
const RowSchema = ViewSchema.extend({
  Id: field.id.optional(),
  ID: field.id.optional(),
  ...fields('text', 'Source', 'Organization', 'SourceId', 'Location', 'Name'),
  ...fields('meaningful', 'Roadway', 'RoadwayName', 'Direction', 'DirectionOfTravel'),
  ...fields('number', 'Latitude', 'Longitude'),
  Views: field.list,
});

/** The official API `api/v2/get/cameras`. Ids may differ from those of the list. */
export const createIbiApis = (config: IbiConfig, agency: AgencyContext): readonly Endpoint[] =>
  planApiRequests(config, 'cameras', 'api-v2').map((plan) =>
    createEndpoint({
      ...plan,
      parse: (pages) => readRows(listRows(pages, 'data'), RowSchema, (row) => readRow(row, agency, config)),
    }),
  );

/** With the agency's key, then without if that is enough. */
export function planApiRequests({ host, keyVariable, hasOpenApi }: IbiConfig, list: 'cameras' | 'event', name: string) {
  const url = `https://${host}/api/v2/get/${list}?format=json&lang=en`;
  const timeoutMs = INVENTORY_TIMEOUT_MS;
  const first = (key = '') => getRequest(`${url}&key=${encodeURIComponent(key)}`);
  return [
    ...(keyVariable === undefined ? [] : [{ name: `${name}-key`, timeoutMs, keyVariable, first }]),
    ...(hasOpenApi === true ? [{ name, timeoutMs, first: () => getRequest(url) }] : []),
  ];
}

export function isFromSource(wanted: string | undefined, source: string): boolean {
  return wanted === undefined || source.toLowerCase().startsWith(wanted.toLowerCase());
}

/** Ontario and Idaho: weather stations and maintenance yards send a picture every 5 to 15 minutes. */
export function getSlowMs(source: string): number {
  return /^(rwis|maintenance)\b/i.test(source) ? 300_000 : 0;
}

function readRow(row: z.infer<typeof RowSchema>, agency: AgencyContext, config: IbiConfig): RowResult {
  const id = row.Id ?? row.ID;
  if (id === undefined) return { dropped: 'unreadable' };
  const source = row.Source || row.Organization;
  if (!isFromSource(config.onlySource, source)) return { dropped: 'other-source' };
  const views = row.Views.length > 0 ? readItems(ViewSchema, row.Views) : [row];
  return buildCamera(agency, {
    id,
    names: [row.Location, row.Name],
    point: parsePoint(row.Latitude, row.Longitude),
    views: views.map((view) => ({
      name: view.Description,
      videoUrl: view.VideoUrl,
      imageUrl: view.Url,
      isBlocked: view.Blocked,
      isDisabled: view.Disabled || view.Status.toLowerCase() === 'disabled',
      isVideoLocked: config.hasLockedVideo === true,
    })),
    site: `https://${config.host}`,
    roadway: row.Roadway || row.RoadwayName,
    direction: row.Direction || row.DirectionOfTravel,
    description: views.length === 1 ? views[0]?.Description : '',
    sourceId: row.SourceId,
    refreshMs: getSlowMs(source),
    extras: { sourceType: source },
  });
}

interface IbiList {
  readonly host: string;
  /** `Cameras`, `Incidents` ... */
  readonly layer: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly maxPages: number;
  readonly pageSize?: number;
}

const PAGE_SIZE = 100;

export function requestPage({ host, layer, query, pageSize = PAGE_SIZE }: IbiList, start = 0): SourceRequest {
  const text = encodeURIComponent(JSON.stringify({ ...query, start, length: pageSize }));
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  return getRequest(`https://${host}/List/GetData/${layer}?query=${text}&lang=en-US`, headers);
}

// Continues from the rows received. Stops at a page without new ids: Louisiana wraps around past its end, and a broken
// cache repeats the first page.
export function nextPage(list: IbiList, pages: readonly unknown[]): SourceRequest | null {
  const rows = listRows(pages, 'data');
  const before = listRows(pages.slice(0, -1), 'data');
  const hasNewIds = new Set(getIds(rows)).size > new Set(getIds(before)).size;
  const isWhole = rows.length >= (getTotal(pages.at(-1)) ?? Number.POSITIVE_INFINITY);
  return hasNewIds && !isWhole && pages.length < list.maxPages ? requestPage(list, rows.length) : null;
}

const RowId = z.object({ id: field.id.optional(), DT_RowId: field.id.optional() });

function getIds(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    // Signs have only `DT_RowId`.
    const { DT_RowId, id = DT_RowId } = RowId.safeParse(row).data ?? {};
    return id === undefined ? [] : [id];
  });
}

const Totals = z.object({ recordsTotal: z.number().nonnegative() });

export const getTotal = (page: unknown): number | null => Totals.safeParse(page).data?.recordsTotal ?? null;
