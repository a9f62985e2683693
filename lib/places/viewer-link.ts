import { formatCircle } from '@/lib/geo/circle';
import { REGIONS } from '@/lib/camera/regions';
import type { Place } from './place';
import { getCircle } from './places';

/** Commas are legal in queries and easier to read. */
const encodeValue = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');

export function viewerHref(filters: Readonly<Record<string, string>>): string {
  const query = Object.entries(filters).map(([name, value]) => `${name}=${encodeValue(value)}`);
  return `/?${query.join('&')}`;
}

/** Cameras in New York City have the city `New York`. */
export const NYC_HREF = viewerHref({ state: 'New York', city: 'New York' });

/** A city links to a circle, as its cameras may carry a suburb's name, and to its state, as circles cross borders. */
export function placeHref(place: Place): string {
  const { name, code, county, key } = place;
  if (key === 'new-york-city') return NYC_HREF;
  const state = REGIONS[code].name;
  const circle = getCircle(place);
  if (circle !== null) return viewerHref({ near: formatCircle(circle), place: name, state });
  return viewerHref(county === undefined ? { state } : { state, area: `county:${county}` });
}

export function cameraHref(id: string): string {
  return viewerHref({ camera: id });
}
