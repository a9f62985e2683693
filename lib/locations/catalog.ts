import { PLACES } from '@/data/locations/places';
import { POINTS } from '@/data/locations/points';
import type { StateCode } from '@/lib/camera/regions';
import { locationOf, type Location } from './location';
import type { Point } from './place-entry';

/** Every place with a landing page. */
export const LOCATIONS: readonly Location[] = PLACES.map(locationOf);

const bySlug = new Map(LOCATIONS.map((location) => [location.slug, location]));

export function locationBySlug(slug: string): Location | undefined {
  return bySlug.get(slug);
}

export const STATES: readonly Location[] = LOCATIONS.filter(({ type }) => type === 'state').sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** The state a place belongs to; a state is its own. */
export function stateOf({ code }: Pick<Location, 'code'>): Location {
  const state = STATES.find((candidate) => candidate.code === code);
  if (state === undefined) throw new Error(`No state in the catalog has the code ${code}`);
  return state;
}

/** Cities and regions of a state, in the order of the catalog. */
export function citiesOf(code: StateCode): Location[] {
  return LOCATIONS.filter((location) => location.type !== 'state' && location.code === code);
}

/** Center of a place (GeoNames, CC BY 4.0). A state has the center of its cities. */
export function pointOf({ key }: Pick<Location, 'key'>): Point {
  const point = POINTS[key];
  if (point === undefined) throw new Error(`data/locations/points.ts has no point for ${key}`);
  return point;
}
