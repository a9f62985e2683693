import { parseSourceFilter, type SourceFilter } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { formatCircle, parseCircle } from '@/lib/camera/circle';
import { findRegion, REGIONS } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
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
}

export const NO_FILTERS: CameraQuery = {
  q: '',
  source: 'all',
  state: 'all',
  area: 'all',
  near: null,
  sort: 'random',
  favoritesOnly: false,
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

type PlaceFields = Pick<Camera, 'city' | 'county' | 'state'>;

interface KnownPlaces {
  readonly cameras: readonly PlaceFields[];
  readonly isDone: boolean;
}

/** The result may change while the catalog loads, see `resolveCity`. */
export function parseQuery(params: URLSearchParams, catalog: KnownPlaces): CameraQuery {
  const text = params.get('q') ?? '';
  const state = parseState(params.get('state'));
  const city = params.get('city');
  const circle = parseCircle(params.get('near'));
  const place =
    city === null ? { state, area: parseArea(params.get('area')), q: '' } : resolveCity(city, state, catalog);
  return {
    ...place,
    q: text || place.q,
    source: parseSourceFilter(params.get('source')),
    near: circle && { ...circle, name: parsePlaceName(params.get('place')) },
    sort: parseSortOrder(params.get('sort'), circle !== null),
    favoritesOnly: params.get('fav') === '1',
  };
}

/** Defaults are null, and so is a landing page's `city`, which the filters replace. */
export function formatQuery({ q, source, state, area, near, sort, favoritesOnly }: CameraQuery) {
  return {
    city: null,
    q: q === '' ? null : q,
    source: source === 'all' ? null : source,
    state: state === 'all' ? null : (findRegion(state) ?? state),
    area: area === 'all' ? null : area,
    near: near && formatCircle(near),
    place: near && near.name,
    sort: sort === sortOrders(near !== null)[0] ? null : sort,
    fav: favoritesOnly ? '1' : null,
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

/** Names can be ambiguous (`New York`): city, then county, then state; if the full catalog has none, a search text. */
function resolveCity(
  city: string,
  state: string,
  { cameras, isDone }: KnownPlaces,
): Pick<CameraQuery, 'state' | 'area' | 'q'> {
  const name = city.trim();
  if (name === '') return { state, area: 'all', q: '' };
  const area = findArea(name, state, cameras);
  if (area !== null) return { state, area, q: '' };
  const region = state === 'all' ? findRegion(name) : undefined;
  if (region !== undefined) return { state: REGIONS[region].name, area: 'all', q: '' };
  return isDone ? { state, area: 'all', q: name } : { state, area: `city:${name}`, q: '' };
}

function findArea(name: string, state: string, cameras: readonly PlaceFields[]): AreaFilter | null {
  const wanted = placeKey(name);
  const known = new Map<string | null, boolean>([[null, false]]);
  const isWanted = (place: string | null): place is string => {
    if (!known.has(place)) known.set(place, placeKey(place as string) === wanted);
    return known.get(place) === true;
  };
  let county: string | null = null;
  for (const camera of cameras) {
    if (state !== 'all' && camera.state !== state) continue;
    if (isWanted(camera.city)) return `city:${camera.city}`;
    if (isWanted(camera.county)) county ??= camera.county;
  }
  return county === null ? null : `county:${county}`;
}

/** Equal for `St. Louis` and `Saint Louis`, `New York City` and `New York`, `Cook County` and `Cook`. */
function placeKey(name: string): string {
  return foldText(name)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bft\b\.?/g, 'fort')
    .replace(/^new york city$/, 'new york')
    .replace(/ (county|parish)$/, '');
}
