import { parseSourceFilter, type SourceFilter } from '@/lib/agencies/agencies';
import { formatCircle, parseCircle } from '@/lib/camera/circle';
import { findRegion, REGIONS } from '@/lib/camera/regions';
import { MAX_WALL_LENGTH } from '@/lib/constants/favorites';
import { parsePlaceName, type NearFilter } from './near-filter';
import { parseSortOrder, sortOrders, type SortOrder } from './sort-order';

/** A county or city by its name in the camera records. */
export type AreaFilter = 'all' | `county:${string}` | `city:${string}`;

export interface CameraQuery {
  readonly q: string;
  readonly source: SourceFilter;
  /** `all`, or a full name as in `Camera.state`. */
  readonly state: string;
  readonly area: AreaFilter;
  readonly near: NearFilter | null;
  readonly sort: SortOrder;
  readonly favoritesOnly: boolean;
  /** Only cameras under a weather warning. */
  readonly warned: boolean;
}

export const NO_FILTERS: CameraQuery = {
  q: '',
  source: 'all',
  state: 'all',
  area: 'all',
  near: null,
  sort: 'random',
  favoritesOnly: false,
  warned: false,
};

export function withSource(query: CameraQuery, source: CameraQuery['source']): CameraQuery {
  return { ...query, source, state: 'all', area: 'all' };
}

export function withState(query: CameraQuery, state: string): CameraQuery {
  return { ...query, state, area: 'all' };
}

export function withoutNear(query: CameraQuery): CameraQuery {
  return { ...query, near: null, sort: query.sort === 'nearest' ? 'random' : query.sort };
}

/** Anybody can write a link, and its search costs whoever opens it. In characters. */
export const MAX_SEARCH_LENGTH = 200;
/** A drive names five places of at most 80 characters. */
const MAX_VALUE_LENGTH = 500;

const MAX_LENGTHS = new Map([
  ['q', MAX_SEARCH_LENGTH],
  ['cams', MAX_WALL_LENGTH],
]);

/** The parameters of an address, none of them longer than any that this site writes. */
export function readAddress(search: string): URLSearchParams {
  return new URLSearchParams(
    Array.from(new URLSearchParams(search), ([name, value]) => [
      name,
      value.slice(0, MAX_LENGTHS.get(name) ?? MAX_VALUE_LENGTH),
    ]),
  );
}

/** What the `city` of a landing page's link means. */
export type Place = Pick<CameraQuery, 'state' | 'area' | 'q'>;

/** @param place what `resolveCity` says of the address's city; null as long as nobody has asked it */
export function parseQuery(params: URLSearchParams, place: Place | null): CameraQuery {
  const text = params.get('q') ?? '';
  const state = parseState(params.get('state'));
  const city = params.get('city');
  const circle = parseCircle(params.get('near'));
  const area = city === null ? parseArea(params.get('area')) : parseArea(`city:${city.trim()}`);
  const known = city === null ? null : place;
  return {
    ...(known ?? { state, area }),
    q: text || (known?.q ?? ''),
    source: parseSourceFilter(params.get('source')),
    near: circle && { ...circle, name: parsePlaceName(params.get('place')) },
    sort: params.get('mode') === 'winter' ? 'winter' : parseSortOrder(params.get('sort'), circle !== null),
    favoritesOnly: params.get('fav') === '1',
    warned: params.get('warned') === '1',
  };
}

const formatFlag = (isOn: boolean) => (isOn ? '1' : null);

function formatOrder(sort: SortOrder, near: NearFilter | null) {
  if (sort === 'winter') return { sort: null, mode: sort };
  return { sort: sort === sortOrders(near !== null)[0] ? null : sort, mode: null };
}

/** Defaults are null, and so is a landing page's `city`, which the filters replace. */
export function formatQuery({ q, source, state, area, near, sort, favoritesOnly, warned }: CameraQuery) {
  return {
    city: null,
    q: q === '' ? null : q,
    source: source === 'all' ? null : source,
    state: state === 'all' ? null : (findRegion(state) ?? state),
    area: area === 'all' ? null : area,
    near: near && formatCircle(near),
    place: near && near.name,
    ...formatOrder(sort, near),
    fav: formatFlag(favoritesOnly),
    warned: formatFlag(warned),
  };
}

export function isNarrowed(query: CameraQuery): boolean {
  const filters = formatQuery({ ...query, q: query.q.trim(), sort: 'random' });
  return Object.values(filters).some((value) => value !== null);
}

function parseState(value: string | null): string {
  const name = value?.trim() ?? '';
  const code = findRegion(name);
  return code ? REGIONS[code].name : name || 'all';
}

function parseArea(value: string | null): AreaFilter {
  return value !== null && /^(county|city):./.test(value) ? (value as AreaFilter) : 'all';
}
