import { stateGeometries } from './atlas';
import { citiesOf, LOCATIONS, pointOf, stateOf, STATES } from './catalog';
import { milesBetween } from './distance';
import type { Location } from './location';

/** Links to cities across the state's border, besides those within. */
const NEIGHBOR_CITIES = 3;
/** Only a drive away. */
const NEIGHBOR_MAX_MILES = 150;

export interface Neighbor {
  readonly location: Location;
  /** Whole miles as the crow flies; absent between states. */
  readonly miles?: number;
}

const byMiles = (a: Neighbor, b: Neighbor) => (a.miles ?? 0) - (b.miles ?? 0);

function withMiles(from: Location, location: Location): Neighbor {
  return { location, miles: Math.round(milesBetween(pointOf(from), pointOf(location))) };
}

/** The states that share a border with a state; none for Alaska and Hawaii. */
export function borderingStates({ code }: Location): Location[] {
  const codes = stateGeometries().get(code)?.neighbors ?? [];
  return STATES.filter((state) => codes.includes(state.code));
}

/** Places around a city: its whole state by distance, then the nearest beyond the border. */
export function citiesAround(city: Location): Neighbor[] {
  const others = LOCATIONS.filter(({ type, slug }) => type !== 'state' && slug !== city.slug);
  const neighbors = others.map((other) => withMiles(city, other)).sort(byMiles);
  const isHome = ({ location }: Neighbor) => location.code === city.code;
  const beyond = neighbors.filter((other) => !isHome(other) && (other.miles ?? 0) <= NEIGHBOR_MAX_MILES);
  return [...neighbors.filter(isHome), ...beyond.slice(0, NEIGHBOR_CITIES)].sort(byMiles);
}

/** What a page links to: a state its cities and neighbors, a city its state and the cities around it. */
export function neighborsOf(location: Location): Neighbor[] {
  if (location.type !== 'state') return [{ location: stateOf(location) }, ...citiesAround(location)];
  return [...citiesOf(location.code), ...borderingStates(location)].map((other) => ({ location: other }));
}

/** Places that share their name, so that nobody ends up in the wrong Springfield. */
export function namesakesOf(location: Location): Location[] {
  return LOCATIONS.filter(
    ({ name, slug, type }) => name === location.name && slug !== location.slug && type !== 'state',
  );
}
