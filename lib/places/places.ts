import { PLACE_ENTRIES } from '@/data/places/places';
import { POINTS } from '@/data/places/points';
import type { Circle } from '@/lib/geo/circle';
import { getMiddle, type Point } from '@/lib/geo/point';
import { completePlace, type Place } from './place';
import type { StateCode } from '@/lib/camera/regions';

export const PLACES: readonly Place[] = PLACE_ENTRIES.map(completePlace);

const bySlug = new Map(PLACES.map((place) => [place.slug, place]));

export const findPlace = (slug: string): Place | undefined => bySlug.get(slug);

export const STATES: readonly Place[] = PLACES.filter(({ type }) => type === 'state').sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

export function getState({ code }: Pick<Place, 'code'>): Place {
  const state = STATES.find((candidate) => candidate.code === code);
  if (state === undefined) throw new Error(`data/places has no state ${code}`);
  return state;
}

export const getCities = (code: StateCode): Place[] =>
  PLACES.filter((place) => place.type !== 'state' && place.code === code);

/** GeoNames, CC BY 4.0; for a state, the center of its cities. */
export function getPoint({ key, type, code }: Pick<Place, 'key' | 'type' | 'code'>): Point {
  const point = POINTS[key];
  if (point === undefined && type === 'state') return getMiddle(getCities(code).map(getPoint));
  if (point === undefined) throw new Error(`data/places/points.ts has no point for ${key}`);
  return { lat: point[0], lng: point[1] };
}

/** Null for places found by name: states, counties, and New York City. */
export function getCircle({ key }: Pick<Place, 'key'>): Circle | null {
  const [lat, lng, km] = POINTS[key] ?? [];
  return lat === undefined || lng === undefined || km === undefined ? null : { lat, lng, km };
}
