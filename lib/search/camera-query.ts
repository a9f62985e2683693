import type { SortOrder } from './sort-order';
import type { SourceFilter } from '@/lib/agencies/agencies';

/** A county or a city by its name as cameras hold it, or every place (spec 3 "Filter option values"). */
export type AreaFilter = 'all' | `county:${string}` | `city:${string}`;

/** Everything a visitor can narrow and order the cameras by. */
export interface CameraQuery {
  readonly q: string;
  readonly source: SourceFilter;
  /** `all`, or a full name as in `Camera.state`. */
  readonly state: string;
  readonly area: AreaFilter;
  readonly sort: SortOrder;
  readonly favoritesOnly: boolean;
}

export const NO_FILTERS: CameraQuery = {
  q: '',
  source: 'all',
  state: 'all',
  area: 'all',
  sort: 'random',
  favoritesOnly: false,
};

/** Another source; state and area go back to all (spec 4). */
export function withSource(query: CameraQuery, source: CameraQuery['source']): CameraQuery {
  return { ...query, source, state: 'all', area: 'all' };
}

/** Another state; the area goes back to all (spec 4). */
export function withState(query: CameraQuery, state: string): CameraQuery {
  return { ...query, state, area: 'all' };
}

/** An area as an address may hold it; anything else is `all`. */
export function areaFilterOf(text: string | null): AreaFilter {
  return text !== null && /^(county|city):./.test(text) ? (text as AreaFilter) : 'all';
}

/** Whether a camera lies in an area. */
export function isInArea(camera: { readonly county: string | null; readonly city: string | null }, area: AreaFilter) {
  if (area === 'all') return true;
  return area.startsWith('county:') ? camera.county === area.slice(7) : camera.city === area.slice(5);
}
