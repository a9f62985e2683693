import { parseSourceFilter, type SourceFilter } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { findRegion, REGIONS } from '@/lib/camera/regions';
import { isListed } from '@/lib/camera/traits';
import { formatCircle, isInCircle, parseCircle, type Circle } from '@/lib/geo/circle';
import { findNearest } from '@/lib/geo/point';

export type AreaFilter = 'all' | `county:${string}` | `city:${string}`;

export interface FilterFacts {
  readonly favorites: ReadonlySet<string>;
  /** Severities of the worst warnings by camera; null until loaded. */
  readonly ranks: ReadonlyMap<string, number> | null;
}

interface Filter<Value, Parameter extends string> {
  readonly off: Value;
  readonly parse: (params: URLSearchParams) => Value;
  readonly format: (value: Value) => Readonly<Record<Parameter, string | null>>;
  readonly passes?: (camera: Camera, value: Value, facts: FilterFacts) => boolean;
  readonly needsWarnings?: boolean;
  readonly usage?: { readonly type: string; readonly format: (value: Value, filters: { area: AreaFilter }) => string };
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
    needsWarnings: true,
    usage: { type: 'warnings', format: (isOn) => (isOn ? 'warned' : 'all') },
  }),
};

type Table = typeof FILTERS;
type FilterName = keyof Table;

export type Filters = { readonly [Name in FilterName]: Table[Name]['off'] };
export type FilterParameter = {
  [Name in FilterName]: Extract<keyof ReturnType<Table[Name]['format']>, string>;
}[FilterName];

const ROWS = Object.entries(FILTERS) as unknown as readonly (readonly [FilterName, Filter<unknown, FilterParameter>])[];

const collect = (get: (name: FilterName, filter: Filter<unknown, FilterParameter>) => object): unknown =>
  Object.assign({}, ...ROWS.map(([name, filter]) => get(name, filter)));

export const ALL_OFF = collect((name, { off }) => ({ [name]: off })) as Filters;

const listActive = (filters: Filters) => ROWS.filter(([name, { off }]) => filters[name] !== off);

export const parseFilters = (params: URLSearchParams) =>
  collect((name, { parse }) => ({ [name]: parse(params) })) as Filters;

export const formatFilters = (filters: Filters) =>
  collect((name, { format }) => format(filters[name])) as Record<FilterParameter, string | null>;

export const isNarrowed = (query: Filters & { readonly sort?: unknown }) =>
  listActive({ ...query, q: query.q.trim() }).length > 0;

export const needsWarnings = (filters: Filters) => listActive(filters).some(([, filter]) => filter.needsWarnings);

export function createFilter(filters: Filters, facts: FilterFacts): (camera: Camera) => boolean {
  const tests = listActive(filters).flatMap(([name, { passes }]) => (passes ? [{ passes, value: filters[name] }] : []));
  return (camera) => isListed(camera) && tests.every(({ passes, value }) => passes(camera, value, facts));
}

export function listChanges(before: Filters, next: Filters): [type: string, value: string][] {
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

export interface NearFilter extends Circle {
  readonly name: string | null;
}

const MAX_NAME_LENGTH = 40;
/** Letters only: a link must not show numbers, addresses, or symbols as a place. */
const NAME = /^\p{L}+(?:(?:\.? |['’-])\p{L}+)*$/u;

export function parsePlaceName(text: string | null): string | null {
  const name = text?.normalize('NFC').trim() ?? '';
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null;
}

export function formatNear(near: NearFilter, city: string | null): string {
  const name = near.name ?? city ?? `${near.lat}, ${near.lng}`;
  return `Within ${near.km} km of ${name}`;
}

export function findCity(near: Circle, cameras: readonly Camera[]): string | null {
  const inside = cameras.filter((camera) => camera.city !== null && isInCircle(near, camera));
  return findNearest(near, inside)?.city ?? null;
}
