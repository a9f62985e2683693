import { z } from 'zod';
import type { AgencyContext } from './build-camera';
import { collectCameras, rowsUnder } from './collect-cameras';
import { readIbiApiRow } from './ibi-api-row';
import { readIbiRow, type IbiRowRules } from './ibi-row';
import { agencyId } from './lenient';
import { DEFAULT_PACE_MS, getRequest, INVENTORY_TIMEOUT_MS, singleRequestEndpoint } from './single-request';
import type { SourceRequest, Endpoint } from './source';

/** The platform never answers more rows than this, whatever is asked for. */
const PAGE_SIZE = 100;
/** A list that never ends is given up here: 20,000 rows, four times the largest. */
const MAX_PAGES = 200;

export interface IbiHost extends IbiRowRules {
  readonly host: string;
  /** Shortest time between two requests, milliseconds. */
  readonly paceMs?: number;
}

/** The public list behind every TravelIQ site, page by page. */
export function ibiListEndpoint(agency: AgencyContext, host: IbiHost): Endpoint {
  return {
    name: 'ibi',
    hasSameIds: true,
    format: 'json',
    timeoutMs: INVENTORY_TIMEOUT_MS,
    paceMs: host.paceMs ?? DEFAULT_PACE_MS,
    first: () => listRequest(host.host, 0, []),
    next: (page, previous, pageNumber) => nextRequest(page, previous, pageNumber, host.host),
    parse: (pages) => collectCameras(pages, 'data', (row) => readIbiRow(row, agency, host)),
  };
}

/** The official interface: one answer, the same ids, stills only. With `keyVariable` it needs an agency's free key. */
export function ibiApiEndpoint(agency: AgencyContext, host: IbiHost, keyVariable?: string): Endpoint {
  const url = `https://${host.host}/api/v2/get/cameras?format=json&lang=en`;
  return singleRequestEndpoint({
    name: keyVariable === undefined ? 'api-v2' : 'api-v2-key',
    request: (key) => getRequest(keyVariable === undefined ? url : `${url}&key=${encodeURIComponent(key)}`),
    ...(keyVariable !== undefined && { keyVariable }),
    timeoutMs: INVENTORY_TIMEOUT_MS,
    parse: (pages) => collectCameras(pages, 'data', (row) => readIbiApiRow(row, agency, host)),
  });
}

function listRequest(host: string, start: number, seenIds: readonly string[]): SourceRequest {
  const query = encodeURIComponent(JSON.stringify({ columns: [], start, length: PAGE_SIZE }));
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Referer: `https://${host}/cctv` };
  return { ...getRequest(`https://${host}/List/GetData/Cameras?query=${query}&lang=en-US`, headers), seenIds };
}

/**
 * Goes on from the rows received, not from those asked for, until the stated total. Ends too at an empty page and at a page
 * without a new id: Louisiana wraps round past its end, and a broken cache answers every page with the first.
 */
function nextRequest(page: unknown, previous: SourceRequest, pageNumber: number, host: string): SourceRequest | null {
  const rows = rowsUnder(page, 'data');
  const seenIds = previous.seenIds ?? [];
  const newIds = idsOf(rows).filter((id) => !seenIds.includes(id));
  const start = startOf(previous.url) + rows.length;
  if (newIds.length === 0 || pageNumber + 1 >= MAX_PAGES || start >= totalOf(page)) return null;
  return listRequest(host, start, [...seenIds, ...newIds]);
}

function idsOf(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const parsed = z.object({ id: agencyId }).safeParse(row);
    return parsed.success ? [parsed.data.id] : [];
  });
}

function totalOf(page: unknown): number {
  const parsed = z.object({ recordsTotal: z.number().nonnegative() }).safeParse(page);
  return parsed.success ? parsed.data.recordsTotal : Number.POSITIVE_INFINITY;
}

function startOf(url: string): number {
  const query = new URL(url).searchParams.get('query') ?? '{}';
  return (JSON.parse(query) as { start?: number }).start ?? 0;
}
