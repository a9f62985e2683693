import { formatCircle } from '@/lib/geo/circle';
import { REGIONS } from '@/lib/camera/regions';
import type { Place } from './place';
import { getCircle } from './places';

export type Filters = Readonly<Record<string, string>>;

/** Commas are legal in queries and easier to read. */
const encodeValue = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');

export function viewerHref(filters: Filters): string {
  const query = Object.entries(filters).map(([name, value]) => `${name}=${encodeValue(value)}`);
  return `/?${query.join('&')}`;
}

/** A city has a circle, as its cameras may carry a suburb's name, and its state, as circles cross borders. */
export function placeFilters(place: Place): Filters {
  const { name, code, county, key } = place;
  const state = REGIONS[code].name;
  // Cameras in New York City have the city `New York`.
  if (key === 'new-york-city') return { state, city: state };
  const circle = getCircle(place);
  if (circle !== null) return { near: formatCircle(circle), place: name, state };
  return county === undefined ? { state } : { state, area: `county:${county}` };
}

export const placeHref = (place: Place) => viewerHref(placeFilters(place));

/** @param filters Of the list that closing the camera shows. */
export const cameraHref = (id: string, filters: Filters = {}) => viewerHref({ ...filters, camera: id });
