import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { Point } from '@/lib/geo/point';
import type { IbiConfig } from '../configs';
import { nextPage, requestPage } from '../ibi-api';
import { field, getRows, listRows } from '../read-rows';
import { getRequest, INVENTORY_TIMEOUT_MS, PLAIN_LIST, type ListEndpoint, type RowResult } from '../source';
import { readReports } from './read-reports';

/** Without a column the list comes back empty. */
const PLAIN_QUERY = { columns: [{ data: null, name: '' }] };

interface PinnedList<Row> {
  readonly name: string;
  readonly layer: string;
  readonly maxPages: number;
  readonly row: z.ZodType<Row>;
}

/** Pages of a TravelIQ list, then the map's pins, which alone have coordinates. */
export function createPinnedList<Row, Item extends { readonly id: string }>(
  config: IbiConfig,
  { name, layer, maxPages, row }: PinnedList<Row>,
  read: (row: Row, places: ReadonlyMap<string, Point | null>) => RowResult<Item>,
): ListEndpoint<Item> {
  const { host, paceMs } = config;
  const list = { ...config, layer, query: PLAIN_QUERY, maxPages };
  // New England answers a picture without the language.
  const pins = getRequest(`https://${host}/map/mapIcons/${layer}?lang=en`, { 'X-Requested-With': 'XMLHttpRequest' });
  return {
    ...PLAIN_LIST,
    name,
    timeoutMs: INVENTORY_TIMEOUT_MS,
    ...(paceMs !== undefined && { paceMs }),
    first: () => requestPage(list),
    // Neither an empty page nor the pins have rows.
    next: (pages) => (getRows(pages.at(-1), 'data').length === 0 ? null : (nextPage(list, pages) ?? pins)),
    findRefusal: (page) => (typeof page === 'object' && page !== null ? null : `not a list of ${layer}`),
    parse: (pages) => {
      const places = readPins(pages);
      return readReports(listRows(pages, 'data'), row, (one) => read(one, places));
    },
  };
}

const PinsPage = z.object({ item2: z.array(z.unknown()) });
const Pin = z.object({ itemId: field.id, location: z.array(z.unknown()) });

/** `location` has the latitude first. */
function readPins(pages: readonly unknown[]): ReadonlyMap<string, Point | null> {
  const pins = pages.flatMap((page) => PinsPage.safeParse(page).data?.item2 ?? []);
  return new Map(
    pins.flatMap((pin) => {
      const { data } = Pin.safeParse(pin);
      return data ? [[data.itemId, parsePoint(data.location[0], data.location[1])] as const] : [];
    }),
  );
}
