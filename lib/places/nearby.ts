import { milesBetween } from '@/lib/geo/point';
import { STATE_GEOMETRIES } from './atlas';
import type { InventoryOf } from './inventory';
import type { Place } from './place';
import { getCities, getPoint, getState, PLACES, STATES } from './places';

const NEIGHBOR_CITIES = 3;
const NEIGHBOR_MAX_MILES = 150;

interface Neighbor {
  readonly place: Place;
  /** Whole miles in a straight line; absent between states. */
  readonly miles?: number;
}

const byMiles = (a: Neighbor, b: Neighbor) => (a.miles ?? 0) - (b.miles ?? 0);

function withMiles(from: Place, place: Place): Neighbor {
  return { place, miles: Math.round(milesBetween(getPoint(from), getPoint(place))) };
}

/** All in the state and the nearest beyond it, by distance. */
function findCitiesAround(city: Place): Neighbor[] {
  const others = PLACES.filter(({ type, slug }) => type !== 'state' && slug !== city.slug);
  const neighbors = others.map((other) => withMiles(city, other)).sort(byMiles);
  const isInState = ({ place }: Neighbor) => place.code === city.code;
  const beyond = neighbors.filter((other) => !isInState(other) && (other.miles ?? 0) <= NEIGHBOR_MAX_MILES);
  return [...neighbors.filter(isInState), ...beyond.slice(0, NEIGHBOR_CITIES)].sort(byMiles);
}

export function findNeighbors(place: Place): Neighbor[] {
  if (place.type !== 'state') return [{ place: getState(place) }, ...findCitiesAround(place)];
  const borders = STATE_GEOMETRIES.get(place.code)?.neighbors ?? [];
  const bordering = STATES.filter(({ code }) => borders.includes(code));
  return [...getCities(place.code), ...bordering].map((other) => ({ place: other }));
}

export function findNamesakes(place: Place): Place[] {
  return PLACES.filter(({ name, slug, type }) => name === place.name && slug !== place.slug && type !== 'state');
}

const NEAREST = 6;

export function findNearestWithCameras(place: Place, inventoryOf: InventoryOf): Neighbor[] {
  return PLACES.filter((other) => inventoryOf(other).cameras.length > 0)
    .map((other) => withMiles(place, other))
    .sort(byMiles)
    .slice(0, NEAREST);
}
