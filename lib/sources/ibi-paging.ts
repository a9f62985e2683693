import { z } from 'zod';
import { agencyId, getRows } from './read-rows';
import { getRequest, type SourceRequest } from './source';

// How TravelIQ's public lists are read page by page, of cameras and of events alike.

export interface IbiList {
  readonly host: string;
  /** `Cameras`, `Incidents` ... */
  readonly layer: string;
  /** Columns and their order. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly maxPages: number;
  /** For a host that fails if asked for as many rows as the others send. */
  readonly pageSize?: number;
}

/** The platform never sends more rows than this, whatever the request says. */
const PAGE_SIZE = 100;

export const firstPage = (list: IbiList): SourceRequest => requestPage(list, 0, []);

function requestPage(
  { host, layer, query, pageSize }: IbiList,
  start: number,
  seenIds: readonly string[],
): SourceRequest {
  const text = encodeURIComponent(JSON.stringify({ ...query, start, length: pageSize ?? PAGE_SIZE }));
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  return { ...getRequest(`https://${host}/List/GetData/${layer}?query=${text}&lang=en-US`, headers), seenIds };
}

// Continues from the rows received, not from those requested. Also stops at an empty page and at a page without a new id:
// Louisiana wraps around past its end, and a broken cache answers every page with the first.
export function nextPage(
  list: IbiList,
  page: unknown,
  previous: SourceRequest,
  pageNumber: number,
): SourceRequest | null {
  if (pageNumber + 1 >= list.maxPages) return null;
  const rows = getRows(page, 'data');
  const seenIds = previous.seenIds ?? [];
  const newIds = getIds(rows).filter((id) => !seenIds.includes(id));
  const start = getStart(previous.url) + rows.length;
  if (newIds.length === 0 || start >= (getTotal(page) ?? Number.POSITIVE_INFINITY)) return null;
  return requestPage(list, start, [...seenIds, ...newIds]);
}

function getIds(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const parsed = z.object({ id: agencyId }).safeParse(row);
    return parsed.success ? [parsed.data.id] : [];
  });
}

/** How many rows the whole list has, by its own word. */
export function getTotal(page: unknown): number | null {
  const parsed = z.object({ recordsTotal: z.number().nonnegative() }).safeParse(page);
  return parsed.success ? parsed.data.recordsTotal : null;
}

function getStart(url: string): number {
  const query = new URL(url).searchParams.get('query') ?? '{}';
  return (JSON.parse(query) as { start?: number }).start ?? 0;
}
