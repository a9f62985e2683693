import { AGENCIES } from '@/data/generated/agencies';
import { CITY_COUNTIES } from '@/data/city-counties';
import type { Camera } from '@/lib/camera/camera';
import { metersBetween, type Point } from '@/lib/geo/point';
import { REGIONS } from '@/lib/camera/regions';
import type { Place } from '@/lib/places/place';
import { getCircle, PLACES } from '@/lib/places/places';
import { placeHref } from '@/lib/places/viewer-link';

import { createFilter } from '@/lib/search/camera-query';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { type City as GazetteerCity, readGazetteer, loadAtlas } from '@/lib/sync/places/gazetteer';
import { camera } from '@/tests/support/camera';

// A made-up network: roads from each center to all sides with a camera every kilometer, so it is denser in the middle, like real ones.
// ADR 018 has the figures of real cameras.

const CITIES = 30;
const MIN_SHARE = 0.85;
const ROADS = 24;
/** From the center: beyond the largest radius, across every border that a circle may cross. */
const REACH_KM = 36;
const KM_PER_DEGREE = 111.2;
/** County-level outlines of Virginia's independent cities have numbers from here on. */
const FIRST_CITY_OF_VIRGINIA = 510;

/** Land area in square kilometers (US Census Bureau, rounded); the gate tests the largest of these that are covered. */
const LAND_AREA: ReadonlyMap<string, number> = new Map(
  `los-angeles 1216,philadelphia 348,san-diego 844,san-jose 460,jacksonville 1935,indianapolis 937,san-francisco 121,las-vegas 367
fresno 298,sacramento 255,long-beach 131,atlanta 351,virginia-beach 634,miami 93,oakland 145,minneapolis 140,tampa 295,bakersfield 388
anaheim 130,riverside 211,orlando 286,stockton 162,pittsburgh 143,henderson 272,st-paul 135,fort-wayne 286,buffalo 105,st-petersburg 160
norfolk 138,reno 282,chicago 590,houston 1659,phoenix 1342,san-antonio 1291,dallas 879,austin 828,columbus 570,charlotte 801,seattle 217
denver 397,tucson 624,mesa 359,raleigh 387,colorado-springs 507,kansas-city 815,omaha 373,albuquerque 485,memphis 769,cleveland 201
cincinnati 202,nashville 1233,boston 125,portland 346,detroit 359,milwaukee 249,baltimore 210,louisville 682`
    .split(/[\n,]/)
    .map((row) => row.split(' '))
    .map(([key = '', area]) => [key, Number(area)]),
);

interface City {
  readonly place: Place;
  readonly record: GazetteerCity;
}

interface Spot {
  readonly camera: Camera;
  readonly isInside: boolean;
  readonly isForeign: boolean;
}

const gazetteer = readGazetteer();

function findRecord({ name, code }: Place): GazetteerCity[] {
  const names = [name, name.replace(/^St\. /, 'Saint ')];
  const same = gazetteer.filter((city) => city.code === code && names.includes(city.name));
  return same.sort((a, b) => b.population - a.population).slice(0, 1);
}

/** The largest with a page and a radius in a state that an agency covers whole; New York City goes by its name. */
function findLargestCovered(): City[] {
  const covered = new Set(Object.values(AGENCIES).flatMap(({ home, city }) => (city === undefined ? home : [])));
  return PLACES.filter((place) => covered.has(place.code) && LAND_AREA.has(place.key) && getCircle(place) !== null)
    .flatMap((place) => findRecord(place).map((record) => ({ place, record })))
    .sort((a, b) => b.record.population - a.record.population)
    .slice(0, CITIES);
}

/** Roads from the center to all sides. */
function makeRoads({ lat, lng }: Point): Point[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: ROADS * REACH_KM }, (_, index) => {
    const km = Math.floor(index / ROADS) + 0.5;
    const angle = ((index % ROADS) / ROADS) * 2 * Math.PI;
    return { lat: lat + (km * Math.cos(angle)) / KM_PER_DEGREE, lng: lng + (km * Math.sin(angle)) / kmPerDegreeEast };
  });
}

/** The outline of a city that is a county to the atlas, else a disc of its land area around its center. */
function makeSpots({ place, record }: City): Spot[] {
  const { regionAt } = loadAtlas();
  const radiusM = 1_000 * Math.sqrt((LAND_AREA.get(place.key) ?? Number.NaN) / Math.PI);
  const home = regionAt(record.lat, record.lng)?.fips ?? '';
  const county = home.slice(2);
  const isVirginian = place.code === 'VA' && Number(county) >= FIRST_CITY_OF_VIRGINIA;
  const hasOutline = isVirginian || `${place.code}-${county}` in CITY_COUNTIES;
  return makeRoads(record).flatMap((point) => {
    const region = regionAt(point.lat, point.lng);
    if (region === null) return [];
    const isForeign = region.code !== place.code;
    const isInside = hasOutline ? region.fips === home : metersBetween(point, record) <= radiusM;
    const spot = camera({ ...point, state: REGIONS[region.code].name });
    return [{ camera: spot, isInside: isInside && !isForeign, isForeign }];
  });
}

test('the button of each of the 30 largest covered cities shows 85 % of the city’s cameras or more, and none of another state', () => {
  const cities = findLargestCovered();
  const offenders = cities.flatMap((city) => {
    const spots = makeSpots(city);
    const address = placeHref(city.place).slice(1);
    const query = parseQueryAmong(new URLSearchParams(address), { cameras: [], isDone: true });
    const passes = createFilter(query, { favorites: new Set(), ranks: null });
    const shown = new Set(spots.filter((spot) => passes(spot.camera)));
    const inside = spots.filter(({ isInside }) => isInside);
    const share = inside.filter((spot) => shown.has(spot)).length / inside.length;
    const foreign = [...shown].filter(({ isForeign }) => isForeign).length;
    // `!` also finds a city without an area, whose share is no number.
    return !(share >= MIN_SHARE) || foreign > 0 ? [`${city.place.name}: ${share}, ${foreign} of other states`] : [];
  });
  expect(cities).toHaveLength(CITIES);
  expect(offenders).toEqual([]);
});
