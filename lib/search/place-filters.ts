import { findRegion, REGIONS } from '@/lib/camera/regions';
import type { Camera } from '@/lib/camera/camera';
import type { AreaFilter, CameraQuery } from './camera-query';
import { foldText } from '@/lib/core/fold-text';

/** What a landing page hands over in the address: `/?state=…&city=…`, names or a state's letters. */
export interface PlaceNames {
  readonly state: string | null;
  readonly city: string | null;
}

/** The part of a query that a place decides. */
export type PlaceFilters = Pick<CameraQuery, 'state' | 'area' | 'q'>;

type Named = Pick<Camera, 'city' | 'county' | 'state'>;

/**
 * The filters for a handed-over place. `city` alone may name a state as well (`New York`, `Washington`): the city goes first,
 * since a state's page hands over `state`; a name that is no city is a county, then a state. While the catalog is loading
 * the answer may still change; a name that a whole catalog does not know becomes a search text.
 *
 * @param cameras the catalog as far as it has come
 * @param isComplete whether all of it is there
 */
export function placeFilters(names: PlaceNames, cameras: readonly Named[], isComplete: boolean): PlaceFilters {
  const state = stateFilterOf(names.state);
  const wanted = names.city?.trim() ?? '';
  if (wanted === '') return { state, area: 'all', q: '' };
  const area = areaOf(wanted, state, cameras);
  if (area !== null) return { state, area, q: '' };
  const asState = state === 'all' ? findRegion(wanted) : undefined;
  if (asState !== undefined) return { state: REGIONS[asState].name, area: 'all', q: '' };
  return isComplete ? { state, area: 'all', q: wanted } : { state, area: `city:${wanted}`, q: '' };
}

/** A state by name or letters, as the filter holds it; a name nobody knows stays as it is. */
export function stateFilterOf(text: string | null): string {
  const name = text?.trim() ?? '';
  const code = findRegion(name);
  return code ? REGIONS[code].name : name || 'all';
}

/** A city or county as cameras of the state spell it; null when none has it. */
function areaOf(wanted: string, state: string, cameras: readonly Named[]): AreaFilter | null {
  const key = placeKey(wanted);
  let county: string | null = null;
  for (const camera of cameras) {
    if (state !== 'all' && camera.state !== state) continue;
    if (camera.city !== null && placeKey(camera.city) === key) return `city:${camera.city}`;
    if (county === null && camera.county !== null && placeKey(camera.county) === key) county = camera.county;
  }
  return county === null ? null : `county:${county}`;
}

const keys = new Map<string, string>();

/** `St. Louis` and `Saint Louis`, `New York City` and `New York`, `Cook County` and `Cook` are the same place. */
function placeKey(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = foldText(name)
      .replace(/\bst\b\.?/g, 'saint')
      .replace(/\bft\b\.?/g, 'fort')
      .replace(/^new york city$/, 'new york')
      .replace(/ (county|parish)$/, '');
    keys.set(name, key);
  }
  return key;
}
