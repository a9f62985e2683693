import { parseSourceFilter, type SourceFilter } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { findRegion, REGIONS } from '@/lib/camera/regions';
import { isListed } from '@/lib/camera/traits';
import { MAX_WALL_LENGTH } from '@/lib/constants/favorites';
import { formatCircle, isInCircle, parseCircle, toMiles, type Circle } from '@/lib/geo/circle';

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
const SORT_ORDERS = NEAR_SORT_ORDERS.filter((order) => order !== 'nearest');

export const sortOrders = (isNear: boolean): readonly SortOrder[] => (isNear ? NEAR_SORT_ORDERS : SORT_ORDERS);

export function sortOrderLabel(order: SortOrder, { favoritesOnly }: Pick<CameraQuery, 'favoritesOnly'>): string {
  return favoritesOnly && order === 'random' ? 'My order' : LABELS[order];
}

export function parseSortOrder(value: string | null, isNear: boolean): SortOrder {
  const [standard = 'random', ...others] = sortOrders(isNear);
  return others.find((order) => order === value) ?? standard;
}

export type AreaFilter = 'all' | `county:${string}` | `city:${string}`;

export interface NearFilter extends Circle {
  readonly name: string | null;
}

export interface City {
  readonly city: string;
  readonly isInCanada: boolean;
}

interface FilterFacts {
  readonly favorites: ReadonlySet<string>;
  /** Severities of the worst warnings by camera; null until loaded. */
  readonly ranks: ReadonlyMap<string, number> | null;
}

interface Filter<Value, Parameter extends string> {
  readonly off: Value;
  readonly parse: (params: URLSearchParams) => Value;
  readonly format: (value: Value, isNear: boolean) => Readonly<Record<Parameter, string | null>>;
  readonly passes?: (camera: Camera, value: Value, facts: FilterFacts) => boolean;
  readonly needsWarnings?: (value: Value) => boolean;
  readonly usage?: { readonly type: string; readonly format: (value: Value, query: { area: AreaFilter }) => string };
  readonly isPlace?: boolean;
}

const define = <Value, Parameter extends string>(filter: Filter<Value, Parameter>) => filter;

const flag = <Parameter extends string>(
  parameter: Parameter,
  rest: Pick<Filter<boolean, Parameter>, 'passes' | 'needsWarnings' | 'usage'>,
) =>
  define({
    off: false,
    parse: (params) => params.get(parameter) === '1',
    format: (isOn) => ({ [parameter]: isOn ? '1' : null }) as Record<Parameter, string | null>,
    ...rest,
  });

const FILTERS = {
  q: define({ off: '', parse: (params) => params.get('q') ?? '', format: (q) => ({ q: q || null }) }),
  source: define<SourceFilter, 'source'>({
    off: 'all',
    parse: (params) => parseSourceFilter(params.get('source')),
    format: (source) => ({ source: source === 'all' ? null : source }),
    passes: (camera, source) => camera.source === source,
    usage: { type: 'camera_type', format: (value) => value },
    isPlace: true,
  }),
  /** `all`, or a full name as in `Camera.state`. */
  state: define<string, 'state'>({
    off: 'all',
    parse: (params) => parseState(params.get('state')),
    format: (state) => ({ state: state === 'all' ? null : (findRegion(state) ?? state) }),
    passes: (camera, state) => camera.state === state,
    usage: { type: 'state', format: (value) => value },
    isPlace: true,
  }),
  /** `city` comes from landing pages. */
  area: define<AreaFilter, 'area' | 'city'>({
    off: 'all',
    parse: (params) => parseArea(params.has('city') ? `city:${params.get('city')?.trim()}` : params.get('area')),
    format: (area) => ({ city: null, area: area === 'all' ? null : area }),
    passes: ({ county, city }, area) =>
      area.startsWith('county:') ? county === area.slice(7) : city === area.slice(5),
    usage: { type: 'local_area', format: (value) => value },
    isPlace: true,
  }),
  near: define<NearFilter | null, 'near' | 'place'>({
    off: null,
    parse: (params) => {
      const circle = parseCircle(params.get('near'));
      return circle && { ...circle, name: parsePlaceName(params.get('place')) };
    },
    format: (near) => ({ near: near && formatCircle(near), place: near && near.name }),
    passes: (camera, near) => near !== null && isInCircle(near, camera),
    usage: { type: 'local_area', format: (_, { area }) => area },
    isPlace: true,
  }),
  favoritesOnly: flag('fav', {
    passes: ({ id }, _, { favorites }) => favorites.has(id),
    usage: { type: 'favorites', format: (isOn) => (isOn ? 'favorites' : 'all') },
  }),
  warned: flag('warned', {
    passes: ({ id }, _, { ranks }) => ranks?.has(id) === true,
    needsWarnings: (isOn) => isOn,
    usage: { type: 'warnings', format: (isOn) => (isOn ? 'warned' : 'all') },
  }),
  sort: define<SortOrder, 'sort' | 'mode'>({
    off: 'random',
    parse: (params) =>
      params.get('mode') === 'winter'
        ? 'winter'
        : parseSortOrder(params.get('sort'), parseCircle(params.get('near')) !== null),
    format: (sort, isNear) => {
      const isDefault = sort === 'winter' || sort === sortOrders(isNear)[0];
      return { sort: isDefault ? null : sort, mode: sort === 'winter' ? sort : null };
    },
    needsWarnings: (sort) => sort === 'severity',
    usage: { type: 'sort', format: (value) => value },
  }),
};

type Table = typeof FILTERS;
type FilterName = keyof Table;

export type CameraQuery = { readonly [Name in FilterName]: Table[Name]['off'] };
type FilterParameter = {
  [Name in FilterName]: Extract<keyof ReturnType<Table[Name]['format']>, string>;
}[FilterName];

const ROWS = Object.entries(FILTERS) as unknown as readonly (readonly [FilterName, Filter<unknown, FilterParameter>])[];

const collect = (get: (name: FilterName, filter: Filter<unknown, FilterParameter>) => object): unknown =>
  Object.assign({}, ...ROWS.map(([name, filter]) => get(name, filter)));

export const NO_FILTERS = collect((name, { off }) => ({ [name]: off })) as CameraQuery;

const listActive = (query: CameraQuery) => ROWS.filter(([name, { off }]) => query[name] !== off);

export const parseQuery = (params: URLSearchParams) =>
  collect((name, { parse }) => ({ [name]: parse(params) })) as CameraQuery;

export const formatQuery = (query: CameraQuery) =>
  collect((name, { format }) => format(query[name], query.near !== null)) as Record<FilterParameter, string | null>;

export const isNarrowed = (query: CameraQuery) =>
  listActive({ ...query, q: query.q.trim(), sort: NO_FILTERS.sort }).length > 0;

export const needsWarnings = (query: CameraQuery) =>
  listActive(query).some(([name, filter]) => filter.needsWarnings?.(query[name]));

export function createFilter(query: CameraQuery, facts: FilterFacts): (camera: Camera) => boolean {
  const tests = listActive(query).flatMap(([name, { passes }]) => (passes ? [{ passes, value: query[name] }] : []));
  return (camera) => isListed(camera) && tests.every(({ passes, value }) => passes(camera, value, facts));
}

/** Changes for usage events, at most one of them of a place. */
export function listChanges(before: CameraQuery, next: CameraQuery): [type: string, value: string][] {
  const changed = ROWS.filter(([name]) => JSON.stringify(before[name]) !== JSON.stringify(next[name]));
  const place = changed.find(([, { isPlace }]) => isPlace);
  return changed
    .filter((row) => row === place || row[1].isPlace !== true)
    .flatMap(([name, { usage }]) => (usage ? [[usage.type, usage.format(next[name], next)]] : []));
}

function parseState(value: string | null): string {
  const name = value?.trim() ?? '';
  const code = findRegion(name);
  return code ? REGIONS[code].name : name || 'all';
}

function parseArea(value: string | null): AreaFilter {
  return value !== null && /^(county|city):./.test(value) ? (value as AreaFilter) : 'all';
}

const MAX_NAME_LENGTH = 40;
/** Letters only: a link must not show numbers, addresses, or symbols as a place. */
const NAME = /^\p{L}+(?:(?:\.? |['’-])\p{L}+)*$/u;

function parsePlaceName(text: string | null): string | null {
  const name = text?.normalize('NFC').trim() ?? '';
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null;
}

export function formatNear(near: NearFilter, nearest: City | null): string {
  const { name, lat, lng, km } = near;
  const radius = nearest?.isInCanada ? `${km} km` : `${toMiles(near)} mi`;
  return `Within ${radius} of ${name ?? nearest?.city ?? `${lat}, ${lng}`}`;
}

export const withSource = (query: CameraQuery, source: SourceFilter): CameraQuery =>
  withState({ ...query, source }, 'all');

export const withState = (query: CameraQuery, state: string): CameraQuery => ({ ...query, state, area: 'all' });

export const withoutNear = ({ sort, ...query }: CameraQuery): CameraQuery => ({
  ...query,
  near: null,
  sort: sort === 'nearest' ? 'random' : sort,
});

export const isPlace = (query: CameraQuery) => listActive(query).some(([, filter]) => filter.isPlace);

export type Place = Pick<CameraQuery, 'state' | 'area' | 'q'>;

/** @param place the result of `resolveCity`, once known */
export function withPlace(query: CameraQuery, place: Place | null): CameraQuery {
  return place ? { ...query, ...place, q: query.q || place.q } : query;
}

/** Characters. Limits the cost of a link's text. */
export const MAX_SEARCH_LENGTH = 200;
/** A drive has five stops of at most 80 characters. */
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
