import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { CITY_COUNTIES, CITY_NAMES, NO_CITIES } from '@/data/city-counties';
import { metersBetween, type Point } from '@/lib/camera/point';
import type { StateCode } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import { groupBy } from '@/lib/core/collections';
import { readGazetteer, type GazetteerCity } from './gazetteer';
import type { RegionMatch } from './region-index';

interface Place {
  readonly point: Point;
  readonly code: StateCode;
  /** The outline around the point, if it is of that state. */
  readonly match: RegionMatch | null;
  /** The agency's city. */
  readonly stated: string | null;
}

export interface CityIndex {
  /** Our spelling of the agency's city, if the state has one of that name within reach. */
  confirm(place: Place): string | null;
  /** The city people would name, far from any the agency's hamlet if there is no other of that name. */
  find(place: Place): string | null;
  /** The state or province of the nearest city. */
  findCode(point: Point): StateCode | undefined;
}

interface City extends GazetteerCity {
  readonly radiusKm: number;
}

const CITY_MAX_KM = 40;
/** Outside every outline (a bridge, a pier, a ferry), a city this near gives the state. */
const STATE_MAX_KM = 60;
/** Agencies name the next city along a road too. */
const NAMED_MAX_KM = 25;
const METERS_PER_KM = 1000;
/** Typical of an American city with its suburbs' gaps; sets how far a city of a certain population reaches. */
const PEOPLE_PER_KM2 = 1500;
/** A Virginian city is no part of a county, but has a FIPS code like one, from this number on. */
const FIRST_VIRGINIAN_CITY = 500;

const PREFIXES = /^(?:(?:city|town|township|village|borough) of )/;
const ABBREVIATIONS: readonly (readonly [short: RegExp, full: string])[] = [
  [/^st\.? /, 'saint '],
  [/^ste\.? /, 'sainte '],
  [/^ft\.? /, 'fort '],
  [/^mt\.? /, 'mount '],
];

function foldName(name: string): string {
  const folded = foldText(name).replace(PREFIXES, '');
  return ABBREVIATIONS.reduce((text, [short, full]) => text.replace(short, full), folded);
}

const getNameKey = (name: string, code: StateCode): string => `${code} ${foldName(name)}`;

function findCityCounty({ code, fips, county }: RegionMatch): string | undefined {
  const number = fips?.slice(2) ?? '';
  if (code === 'VA' && Number(number) >= FIRST_VIRGINIAN_CITY) return county ?? undefined;
  return CITY_COUNTIES[`${code}-${number}`];
}

/** A city that is its county ends at the county's outline, so beyond that line its places are no answer. */
const CITY_COUNTY_NAMES = new Set(
  Object.entries(CITY_COUNTIES).map(([county, city]) => getNameKey(city, county.slice(0, 2) as StateCode)),
);

function isInCityCounty({ name, code, county }: City): boolean {
  return `${code}-${county}` in CITY_COUNTIES || CITY_COUNTY_NAMES.has(getNameKey(name, code));
}

function readCities(): City[] {
  const cities = readGazetteer().filter(({ name, code }) => !NO_CITIES.has(`${code} ${name}`));
  return cities.map((city) => ({
    ...city,
    name: CITY_NAMES[`${city.code} ${city.name}`] ?? city.name,
    radiusKm: Math.sqrt(Math.max(city.population, 500) / PEOPLE_PER_KM2 / Math.PI),
  }));
}

function createIndex(cities: readonly City[]): KDBush {
  const index = new KDBush(cities.length);
  for (const { lat, lng } of cities) index.add(lng, lat);
  index.finish();
  return index;
}

function findLowest<Item>(items: readonly Item[], rate: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>((best, item) => (best && rate(best) <= rate(item) ? best : item), undefined);
}

const getKm = (point: Point, city: City): number => metersBetween(point, city) / METERS_PER_KM;

/** Among cities that contain the point, the one whose center is relatively nearest; outside all, the nearest edge. */
function choose(point: Point, cities: readonly City[]): { name: string; isWithin: boolean } | null {
  const rated = cities.map((city) => ({ city, km: getKm(point, city) }));
  const within = rated.filter(({ city, km }) => km <= city.radiusKm);
  const best =
    findLowest(within, ({ city, km }) => km / city.radiusKm) ?? findLowest(rated, ({ city, km }) => km - city.radiusKm);
  return best ? { name: best.city.name, isWithin: within.length > 0 } : null;
}

/** Takes about 0.3 s. */
export function buildCityIndex(): CityIndex {
  const all = readCities();
  const open = all.filter((city) => !isInCityCounty(city));
  const [openIndex, allIndex] = [createIndex(open), createIndex(all)];
  const named = groupBy(all, ({ name, code }) => getNameKey(name, code));
  const getNamesakes = ({ stated, code }: Place) =>
    stated === null ? [] : (named.get(getNameKey(stated, code)) ?? []);
  const getNearby = ({ point, code }: Place): City[] => {
    const isWanted = (position: number): boolean => open[position]?.code === code;
    const found = around(openIndex, point.lng, point.lat, Infinity, CITY_MAX_KM, isWanted);
    return found.flatMap((position) => open[position] ?? []);
  };
  return {
    confirm(place) {
      const isNear = (city: City): boolean => getKm(place.point, city) <= NAMED_MAX_KM + city.radiusKm;
      return getNamesakes(place).find(isNear)?.name ?? null;
    },
    find(place) {
      const cityCounty = place.match && findCityCounty(place.match);
      if (cityCounty) return cityCounty;
      const best = choose(place.point, getNearby(place));
      const isHamlet = place.stated !== null && !best?.isWithin && getNamesakes(place).length === 0;
      return isHamlet ? place.stated : (best?.name ?? null);
    },
    findCode({ lat, lng }) {
      const [nearest = -1] = around(allIndex, lng, lat, 1, STATE_MAX_KM);
      return all[nearest]?.code;
    },
  };
}
