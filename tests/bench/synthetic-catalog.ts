import { getTerms } from '@/lib/agencies/terms';
import { CameraSchema, type Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { createRandom, type Random } from '@/demo/random';
import { SHAPES, type Shape, type Spot } from './agency-shapes';
import { sum } from './figures';

type Words = readonly [string, ...string[]];
const words = (text: string) => text.split(' ') as unknown as Words;

const SYLLABLES = words(
  'al ash ber bel bur cas clar dor dun el fair fen gar glen har hol hunt in jas kel kings lin mar mon nor ol per pin rich ros sten stone sum tal wes wil',
);
const ENDINGS: Words = ['', '', '', ...words('ton ville field wood brook ford burg dale')];
const COMMON = words(
  'Main Oak Park Washington Broad Lake Hill Airport River Church College Cedar Union Maple Lincoln Bridge',
);
const STREETS = words('St Ave Rd Rd Blvd Pkwy Dr Ln Street Avenue Road Interchange');
const PREFIXES = words('Old N S East West Mount Fort Upper New Saint');
const NOTES = words('Bridge (North) (2) Onramp Overpass Ramp South Exit Median');
/** Share of roads with a name instead of a number. */
const STREETS_SHARE = 0.4;
const SIDES = ['N', 'S', 'E', 'W'] as const;

/** Degrees. */
const TOWN_SIZE = 0.05;
const COUNTY_SIZE = 0.35;
/** How far from a city a road begins, and from one camera to the next. */
const CITY_RADIUS = 0.4;
const STEP = { least: 0.002, most: 0.08 };
/** Inside the bounds of a state, which have a margin. */
const EDGE = 0.15;
const CITIES = 8;
const CAMERAS_ON_ROAD = { least: 2, most: 16 };
const MILES_PER_DEGREE = 69;
const TURN = 2 * Math.PI;

const round = (degrees: number): number => Number(degrees.toFixed(5));

function makeName({ pick, chance }: Random): string {
  const name = `${pick(SYLLABLES)}${chance(0.3) ? pick(SYLLABLES) : ''}${pick(SYLLABLES)}${pick(ENDINGS)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function makeStreet(random: Random): string {
  const name = random.chance(0.25) ? random.pick(COMMON) : makeName(random);
  return `${random.chance(0.3) ? `${random.pick(PREFIXES)} ` : ''}${name} ${random.pick(STREETS)}`;
}

function makeCross(random: Random): string {
  const number = Math.floor(random.between(1, 250));
  if (random.chance(0.15)) return `${random.pick(['', 'NW ', 'SE ', 'W '])}${number} ${random.pick(['St', 'Ave'])}`;
  if (random.chance(0.1)) return `${random.pick(['SR ', 'US ', 'I-'])}${number}`;
  if (random.chance(0.3)) return `${makeStreet(random)} ${random.pick(NOTES)}`;
  return random.chance(0.15) ? `${makeStreet(random)} / ${makeStreet(random)}` : makeStreet(random);
}

function makeRoad(random: Random, { signs }: Shape): string {
  return random.chance(STREETS_SHARE)
    ? makeStreet(random)
    : `${random.pick(signs)}${Math.floor(random.between(1, 400))}`;
}

/** A state with its cities, where roads begin, and with names for its towns and counties. */
class State {
  private readonly cities: readonly [Point, ...Point[]];
  private readonly names = new Map<string, string>();

  constructor(
    private readonly code: StateCode,
    private readonly random: Random,
  ) {
    const [west, south, east, north] = REGIONS[code].bounds;
    const makeCity = () => this.keepInside({ lat: random.between(south, north), lng: random.between(west, east) });
    this.cities = [makeCity(), ...Array.from({ length: CITIES - 1 }, makeCity)];
  }

  beginRoad(): Point {
    const { lat, lng } = this.random.pick(this.cities);
    const off = () => this.random.between(-CITY_RADIUS, CITY_RADIUS);
    return this.keepInside({ lat: lat + off(), lng: lng + off() });
  }

  keepInside({ lat, lng }: Point): Point {
    const [west, south, east, north] = REGIONS[this.code].bounds;
    const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low + EDGE), high - EDGE);
    return { lat: within(lat, south, north), lng: within(lng, west, east) };
  }

  /** The name of the area of this many degrees around a point. */
  nameOf({ lat, lng }: Point, size: number): string {
    const area = [size, Math.floor(lat / size), Math.floor(lng / size)].join(' ');
    const name = this.names.get(area) ?? makeName(this.random);
    this.names.set(area, name);
    return name;
  }
}

function makeCamera({ source, state: code, townless = 0, describe }: Shape, spot: Spot, { lat, lng }: Point): Camera {
  const { name: state, country } = REGIONS[code];
  const isUs = country === 'US';
  return CameraSchema.parse({
    feedType: 'image',
    road: spot.road,
    ...describe(spot),
    lat: round(lat),
    lng: round(lng),
    city: spot.random.chance(townless) ? null : spot.town,
    county: isUs ? spot.county : null,
    state,
    country: isUs ? 'United States' : 'Canada',
    country_code: country.toLowerCase(),
    iso_3166_2: `${country}-${code}`,
    source,
    attribution: getTerms(source).attribution,
  });
}

/** Along roads that begin near cities and wind across the state. */
function makeCameras(shape: Shape, count: number): Camera[] {
  const random = createRandom(`catalog ${shape.source}`);
  const state = new State(shape.state, random);
  const cameras: Camera[] = [];
  while (cameras.length < count) {
    const road = makeRoad(random, shape);
    const end = Math.min(
      count,
      cameras.length + Math.floor(random.between(CAMERAS_ON_ROAD.least, CAMERAS_ON_ROAD.most)),
    );
    let [at, heading, mile, cross] = [
      state.beginRoad(),
      random.between(0, TURN),
      random.between(0, 300),
      makeCross(random),
    ];
    while (cameras.length < end) {
      const step = random.between(STEP.least, STEP.most);
      heading += random.between(-0.4, 0.4);
      mile += step * MILES_PER_DEGREE;
      at = state.keepInside({ lat: at.lat + step * Math.sin(heading), lng: at.lng + step * Math.cos(heading) });
      const beyond = makeCross(random);
      const names = { town: state.nameOf(at, TOWN_SIZE), county: state.nameOf(at, COUNTY_SIZE) };
      const spot = { index: cameras.length, road, mile, cross, beyond, side: random.pick(SIDES), ...names, random };
      cameras.push(makeCamera(shape, spot, at));
      cross = beyond;
    }
  }
  return cameras;
}

/** `count` made-up cameras in the shapes and the uneven sizes of real lists. */
export function syntheticCatalog(count: number): Camera[] {
  const shares = sum(SHAPES.map(({ share }) => share));
  const cameras: Camera[] = [];
  let due = 0;
  for (const shape of SHAPES) {
    due += shape.share;
    cameras.push(...makeCameras(shape, Math.round((count * due) / shares) - cameras.length));
  }
  return cameras;
}

/** The same cameras, each with one picture that this machine serves: no figure depends on other hosts. */
export function withStills(
  cameras: readonly Camera[],
  getImageUrl: (camera: Camera) => string = () => '/icon.svg',
): Camera[] {
  return cameras.map((camera) => {
    const { views: _, hasMultipleViews: __, ...rest } = camera;
    return { ...rest, feedType: 'image', videoUrl: null, imageUrl: getImageUrl(camera) };
  });
}

/** Number of cameras that the site shows for a text. */
export type CountMatches = (text: string) => number;

export function searchCounts(cameras: readonly Camera[]): CountMatches {
  const index = new SearchIndex();
  index.add(cameras);
  const options = { favorites: new Set<string>(), seed: 1 };
  return (q) => findCameras(cameras, index, { ...NO_FILTERS, q }, options).length;
}
