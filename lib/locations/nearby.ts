import { stateGeometries } from './atlas';
import { citiesOf, LOCATIONS, pointOf, stateOf, STATES } from './catalogue';
import { milesBetween } from './distance';
import type { Location } from './location';

/** Links to cities across the state's border, besides those within. */
const NEIGHBOUR_CITIES = 3;
/** Only a drive away. */
const NEIGHBOUR_MAX_MILES = 150;

export interface Neighbour {
  readonly location: Location;
  /** Whole miles as the crow flies; absent between states. */
  readonly miles?: number;
}

const byMiles = (a: Neighbour, b: Neighbour) => (a.miles ?? 0) - (b.miles ?? 0);

function withMiles(from: Location, location: Location): Neighbour {
  return { location, miles: Math.round(milesBetween(pointOf(from), pointOf(location))) };
}

/** The states that share a border with a state; none for Alaska and Hawaii. */
export function borderingStates({ code }: Location): Location[] {
  const codes = stateGeometries().get(code)?.neighbours ?? [];
  return STATES.filter((state) => codes.includes(state.code));
}

/** Places around a city: its whole state by distance, then the nearest beyond the border. */
export function citiesAround(city: Location): Neighbour[] {
  const others = LOCATIONS.filter(({ type, slug }) => type !== 'state' && slug !== city.slug);
  const neighbours = others.map((other) => withMiles(city, other)).sort(byMiles);
  const isHome = ({ location }: Neighbour) => location.code === city.code;
  const beyond = neighbours.filter((other) => !isHome(other) && (other.miles ?? 0) <= NEIGHBOUR_MAX_MILES);
  return [...neighbours.filter(isHome), ...beyond.slice(0, NEIGHBOUR_CITIES)].sort(byMiles);
}

/** What a page links to: a state its cities and neighbours, a city its state and the cities around it. */
export function neighboursOf(location: Location): Neighbour[] {
  if (location.type !== 'state') return [{ location: stateOf(location) }, ...citiesAround(location)];
  return [...citiesOf(location.code), ...borderingStates(location)].map((other) => ({ location: other }));
}

/** Places that share their name, so that nobody ends up in the wrong Springfield. */
export function namesakesOf(location: Location): Location[] {
  return LOCATIONS.filter(
    ({ name, slug, type }) => name === location.name && slug !== location.slug && type !== 'state',
  );
}
