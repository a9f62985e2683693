import { PLACE_ENTRIES } from '@/data/places/places';
import { POINTS } from '@/data/places/points';
import { AGENCIES } from '@/data/agencies';
import { CITY_AGENCIES, STATE_AGENCIES, type StateAgency } from '@/data/places/state-agencies';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { createPermission } from '@/lib/agencies/permission';
import type { Circle } from '@/lib/geo/circle';
import type { Point } from '@/lib/geo/point';
import { completePlace, type Place } from './place';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

export const PLACES: readonly Place[] = PLACE_ENTRIES.map(completePlace);

const bySlug = new Map(PLACES.map((place) => [place.slug, place]));

export function findPlace(slug: string): Place | undefined {
  return bySlug.get(slug);
}

export function getNewYorkCity(): Place {
  const city = findPlace('new-york-city-traffic-cameras');
  if (city === undefined) throw new Error('data/places has no New York City');
  return city;
}

export const STATES: readonly Place[] = PLACES.filter(({ type }) => type === 'state').sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

export function getState({ code }: Pick<Place, 'code'>): Place {
  const state = STATES.find((candidate) => candidate.code === code);
  if (state === undefined) throw new Error(`data/places has no state ${code}`);
  return state;
}

export function getCities(code: StateCode): Place[] {
  return PLACES.filter((place) => place.type !== 'state' && place.code === code);
}

/** GeoNames, CC BY 4.0; for a state, the center of its cities. */
export function getPoint({ key, type, code }: Pick<Place, 'key' | 'type' | 'code'>): Point {
  const point = POINTS[key];
  if (point === undefined && type === 'state') return getMiddle(getCities(code).map(getPoint));
  if (point === undefined) throw new Error(`data/places/points.ts has no point for ${key}`);
  return { lat: point[0], lng: point[1] };
}

function getMiddle(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}

/** Null for places found by name: states, counties, and New York City. */
export function getCircle({ key }: Pick<Place, 'key'>): Circle | null {
  const [lat, lng, km] = POINTS[key] ?? [];
  return lat === undefined || lng === undefined || km === undefined ? null : { lat, lng, km };
}

/** @throws For a province without a row. */
export function getStateAgency(code: StateCode): StateAgency {
  const agency = STATE_AGENCIES[code];
  if (agency === undefined) throw new Error(`data/places/state-agencies.ts has no row for ${code}`);
  return agency;
}

/** The city's agency, if known, and the state's. */
export function getAgencies({ key, code }: Pick<Place, 'key' | 'code'>): readonly [StateAgency, ...StateAgency[]] {
  const [city, state] = [CITY_AGENCIES[key], getStateAgency(code)];
  return city === undefined ? [state] : [city, state];
}

/** The state's, without those of other cities and those that require permission and lack it. */
export function getSources({ type, key, code }: Pick<Place, 'type' | 'key' | 'code'>): SourceId[] {
  return SOURCE_IDS.filter(createPermission(process.env)).filter((source) => {
    const { home, city } = AGENCIES[source];
    return home.includes(code) && (type === 'state' || city === undefined || city === key);
  });
}

export interface CoveredRegion {
  readonly code: StateCode;
  readonly name: string;
  readonly country: 'US' | 'CA';
  /** In source order. */
  readonly agencies: readonly string[];
}

/** @param held Only these sources; null for all that need no permission or have it. */
export function coveredRegions(held: ReadonlySet<SourceId> | null = null): CoveredRegion[] {
  const isPermitted = createPermission(process.env);
  const agencies = new Map<StateCode, string[]>();
  for (const id of SOURCE_IDS.filter((source) => held?.has(source) ?? isPermitted(source))) {
    const { home, label } = AGENCIES[id];
    for (const code of home) agencies.set(code, [...(agencies.get(code) ?? []), label]);
  }
  return [...agencies]
    .map(([code, labels]) => ({ code, name: REGIONS[code].name, country: REGIONS[code].country, agencies: labels }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
