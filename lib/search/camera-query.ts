import { MAX_WALL_LENGTH } from '@/lib/constants/favorites';
import { ALL_OFF, formatFilters, isNarrowed, parseFilters, type AreaFilter, type Filters } from './filters';

export { isNarrowed, type AreaFilter };

const LABELS = {
  nearest: 'Nearest first',
  random: 'Random',
  'a-z': 'A → Z',
  'z-a': 'Z → A',
  roadway: 'Roadway',
  'south-north': 'South → North',
  'north-south': 'North → South',
  'west-east': 'West → East',
  'east-west': 'East → West',
  'short-long': 'Short → Long name',
  'long-short': 'Long → Short name',
  id: 'System ID',
  severity: 'Warnings first',
  winter: 'Winter view',
} as const;

export type SortOrder = keyof typeof LABELS;
const NEAR_SORT_ORDERS = Object.keys(LABELS) as readonly SortOrder[];
export const SORT_ORDERS = NEAR_SORT_ORDERS.filter((order) => order !== 'nearest');

export function sortOrders(isNear: boolean): readonly SortOrder[] {
  return isNear ? NEAR_SORT_ORDERS : SORT_ORDERS;
}

export function sortOrderLabel(order: SortOrder, { favoritesOnly }: Pick<Filters, 'favoritesOnly'>): string {
  return favoritesOnly && order === 'random' ? 'My order' : LABELS[order];
}

export function parseSortOrder(value: string | null, isNear: boolean): SortOrder {
  const [standard = 'random', ...others] = sortOrders(isNear);
  return others.find((order) => order === value) ?? standard;
}

export interface CameraQuery extends Filters {
  readonly sort: SortOrder;
}

export const NO_FILTERS: CameraQuery = { ...ALL_OFF, sort: 'random' };

export function withSource(query: CameraQuery, source: CameraQuery['source']): CameraQuery {
  return { ...query, source, state: 'all', area: 'all' };
}

export function withState(query: CameraQuery, state: string): CameraQuery {
  return { ...query, state, area: 'all' };
}

export function withoutNear(query: CameraQuery): CameraQuery {
  return { ...query, near: null, sort: query.sort === 'nearest' ? 'random' : query.sort };
}

export const isPlace = ({ source, state, near }: Filters) => source !== 'all' || state !== 'all' || near !== null;

/** Characters. Limits the cost of a link's text. */
export const MAX_SEARCH_LENGTH = 200;
/** A drive has five places of at most 80 characters. */
const MAX_VALUE_LENGTH = 500;

const MAX_LENGTHS = new Map([
  ['q', MAX_SEARCH_LENGTH],
  ['cams', MAX_WALL_LENGTH],
]);

export function readAddress(search: string): URLSearchParams {
  return new URLSearchParams(
    Array.from(new URLSearchParams(search), ([name, value]) => [
      name,
      value.slice(0, MAX_LENGTHS.get(name) ?? MAX_VALUE_LENGTH),
    ]),
  );
}

export type Place = Pick<CameraQuery, 'state' | 'area' | 'q'>;

export function parseQuery(params: URLSearchParams): CameraQuery {
  const filters = parseFilters(params);
  const sort = params.get('mode') === 'winter' ? 'winter' : parseSortOrder(params.get('sort'), filters.near !== null);
  return { ...filters, sort };
}

/** @param place the result of `resolveCity`, once known */
export function withPlace(query: CameraQuery, place: Place | null): CameraQuery {
  return place ? { ...query, ...place, q: query.q || place.q } : query;
}

export function formatQuery({ sort, ...filters }: CameraQuery) {
  const isDefault = sort === 'winter' || sort === sortOrders(filters.near !== null)[0];
  return { ...formatFilters(filters), sort: isDefault ? null : sort, mode: sort === 'winter' ? sort : null };
}
