import { milesBetween } from '@/lib/geo/point';
import { findInPlace } from './inventory';
import type { Place } from './place';
import { getCities, getPoint } from './places';
import type { Lane, RoadPage } from './road-pages';
import { viewerHref } from './viewer-link';

const MAX_DRIVES = 4;
/** Closer towns count as one city. */
const MIN_MILES = 10;

interface DriveLink {
  readonly href: string;
  /** `Buffalo to Rochester` */
  readonly name: string;
}

const linkOf = (from: string, to: string, state: string): DriveLink => ({
  href: viewerHref({ drive: `${from}, ${state}~${to}, ${state}` }),
  name: `${from} to ${to}`,
});

/** From the first town of a direction to its last. Null if they are close together. */
export function findLaneDrive({ towns }: Lane, { state }: RoadPage): DriveLink | null {
  const cameras = towns.flatMap((one) => one.cameras).filter(({ city }) => city !== null);
  const [first, last] = [cameras[0], cameras.at(-1)];
  if (!first?.city || !last?.city || milesBetween(first, last) < MIN_MILES) return null;
  return linkOf(first.city, last.city, state.code);
}

/** From a city along each of its roads to the next city with a page. @param roads Most cameras first. */
export function findCityDrives(place: Place, roads: readonly RoadPage[]): (DriveLink & { readonly note: string })[] {
  if (place.type !== 'city') return [];
  const milesTo = (city: Place) => milesBetween(getPoint(place), getPoint(city));
  const others = getCities(place.code)
    .filter((city) => milesTo(city) >= MIN_MILES)
    .sort((a, b) => milesTo(a) - milesTo(b));
  const drives = new Map<Place, DriveLink & { readonly note: string }>();
  for (const { name, cameras } of roads) {
    const next = others.find((city) => findInPlace(cameras, city).length > 0);
    if (next && !drives.has(next)) drives.set(next, { ...linkOf(place.name, next.name, place.code), note: name });
  }
  return [...drives.values()].slice(0, MAX_DRIVES);
}
