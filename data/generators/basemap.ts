/**
 * `npm run basemap`: makes `public/basemap` from US Census and Natural Earth outlines (public domain) and GeoNames'
 * cities.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { BASEMAP_CITIES } from '@/data/basemap-cities';
import { START_PICTURE, START_ZOOM } from '@/lib/constants/map';
import { toWorldPixels } from '@/lib/map/projection';
import { readGazetteer } from '@/lib/sync/places/gazetteer';
import { simplifyLine } from '@/lib/geo/polyline';

type Named = GeometryCollection<{ name: string | null }>;
type Ring = readonly Position[];
interface Detail {
  /** Square degrees. */
  readonly minArea: number;
  /** Degrees. */
  readonly tolerance: number;
}

const require = createRequire(import.meta.url);
const OUTPUT = fileURLToPath(new URL('../../public/basemap/', import.meta.url));
const FONT = '@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2';
const STATES: Detail = { minArea: 0.002, tolerance: 0.003 };
const PROVINCES: Detail = { minArea: 0.02, tolerance: 0.015 };
const ABROAD: Detail = { minArea: 0.02, tolerance: 0.03 };
const COUNTY_TOLERANCE = 0.008;
/** Pixels and square pixels of the start picture. */
const START_TOLERANCE = 1;
const START_MIN_AREA = 30;
/** About 100 m. */
const DECIMALS = 3;
/** ISO 3166-1 numbers of the US and Canada, which have detailed files. */
const COVERED = ['840', '124'];
/** Population of the smallest town that a drive can name without cameras. */
const MIN_TOWN_PEOPLE = 1_000;
const ABROAD_LIMITS = { lng: -50, lat: 5 };

const readJson = (path: string) => JSON.parse(readFileSync(require.resolve(path), 'utf8')) as unknown;
const topology = <Objects extends Record<string, Named>>(path: string) => readJson(path) as Topology<Objects>;
const axis = (point: Position | undefined, index: 0 | 1) => point?.[index] ?? 0;

function getMoments(ring: Ring) {
  let [area, x, y] = [0, 0, 0];
  ring.forEach((end, index) => {
    const start = ring.at(index - 1);
    const cross = axis(start, 0) * axis(end, 1) - axis(end, 0) * axis(start, 1);
    area += cross;
    x += (axis(start, 0) + axis(end, 0)) * cross;
    y += (axis(start, 1) + axis(end, 1)) * cross;
  });
  return { area, x, y };
}

const getArea = (ring: Ring) => Math.abs(getMoments(ring).area / 2);

function getCentroid(ring: Ring): Position {
  const { area, x, y } = getMoments(ring);
  return [x / (3 * area), y / (3 * area)];
}

const round = (line: Ring): Position[] => line.map((point) => point.map((value) => Number(value.toFixed(DECIMALS))));

function getPolygons(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

type Area = Feature<MultiPolygon, { name: string; kind: string }>;

function simplifyArea(name: string, kind: string, geometry: Geometry, { minArea, tolerance }: Detail): Area {
  const coordinates = getPolygons(geometry)
    .filter(([outer = []]) => getArea(outer) > minArea)
    .map((rings) => rings.map((ring) => round(simplifyLine(ring, tolerance))).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  return { type: 'Feature', properties: { name, kind }, geometry: { type: 'MultiPolygon', coordinates } };
}

function getAreas(topo: Topology<Record<string, Named>>, object: string) {
  const collection = topo.objects[object];
  if (!collection) throw new Error(`no ${object} in the outlines`);
  return feature(topo, collection).features.filter(({ geometry }) => (geometry as Geometry | null) !== null);
}

function makeLand(): Area[] {
  const toAreas = (areas: ReturnType<typeof getAreas>, kind: string, detail: Detail) =>
    areas.map(({ properties, geometry }) => simplifyArea(properties.name ?? '', kind, geometry, detail));
  const isNear = ({ id, geometry }: (typeof world)[number]) => {
    const [lng = 0, lat = 0] = getCentroid(getPolygons(geometry)[0]?.[0] ?? []);
    return !COVERED.includes(String(id)) && lng < ABROAD_LIMITS.lng && lat > ABROAD_LIMITS.lat;
  };
  const world = getAreas(topology('world-atlas/countries-50m.json'), 'countries');
  return [
    ...toAreas(getAreas(topology('us-atlas/states-10m.json'), 'states'), 'state', STATES),
    ...toAreas(getAreas(topology('./canada.topo.json'), 'can'), 'province', PROVINCES),
    ...toAreas(world.filter(isNear), 'abroad', ABROAD),
  ].filter(({ geometry }) => geometry.coordinates.length > 0);
}

function makeCounties(): Feature {
  const topo = topology<{ counties: Named }>('us-atlas/counties-10m.json');
  const getState = (county: { id?: string | number | undefined }) => String(county.id).slice(0, 2);
  const lines = mesh(topo, topo.objects.counties, (a, b) => a !== b && getState(a) === getState(b));
  const coordinates = lines.coordinates.map((line) => round(simplifyLine(line, COUNTY_TOLERANCE)));
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } };
}

function makeLabel(name: string, kind: string, rank: number, point: Position): Feature {
  return {
    type: 'Feature',
    properties: { name, kind, rank },
    geometry: { type: 'Point', coordinates: round([point])[0] ?? [] },
  };
}

function makeRegionLabels(areas: readonly Area[]): Feature[] {
  const covered = areas.filter(({ properties }) => properties.kind !== 'abroad' && properties.name !== '');
  return covered.map(({ properties, geometry }) => {
    const rings = geometry.coordinates.map(([outer = []]) => outer).sort((a, b) => getArea(b) - getArea(a));
    const [largest = []] = rings;
    return makeLabel(properties.name, 'region', -Math.round(getArea(largest)), getCentroid(largest));
  });
}

function makeCityLabels(): Feature[] {
  const cities = readGazetteer();
  return Object.entries(BASEMAP_CITIES).flatMap(([rank, wanted]) =>
    wanted.map(([code, name, shown]) => {
      const city = cities.find((known) => known.name === name && known.code === code);
      if (!city) throw new Error(`GeoNames has no ${name}, ${code}`);
      return makeLabel(shown ?? name, 'city', Number(rank), [city.lng, city.lat]);
    }),
  );
}

function write(name: string, features: readonly Feature[]): void {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features] };
  const text = JSON.stringify(collection);
  writeFileSync(`${OUTPUT}${name}.json`, text);
  console.log(`${name}.json ${Math.round(text.length / 1000)} kB`);
}

/** By state: name, hundredths of degrees, thousands of people, largest first. */
function writeTowns(): void {
  const towns: Record<string, (string | number)[]> = {};
  const large = readGazetteer().filter(({ population }) => population >= MIN_TOWN_PEOPLE);
  for (const { code, name, lat, lng, population } of large.sort((a, b) => b.population - a.population)) {
    const hundredths = [lat, lng].map((degrees) => Math.round(degrees * 100));
    (towns[code] ??= []).push(name, ...hundredths, Math.round(population / 1000));
  }
  writeFileSync(`${OUTPUT}towns.json`, JSON.stringify(towns));
}

function tracePath([start = [], ...rest]: Ring): string {
  let last = start;
  const steps = rest.map((point) => {
    const step = [axis(point, 0) - axis(last, 0), axis(point, 1) - axis(last, 1)];
    last = point;
    return step.join(' ');
  });
  return `M${start.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

/** The land in pixels of the start zoom, without colors. */
function writeStartPicture(areas: readonly Area[]): void {
  const { west, south, east, north } = START_PICTURE;
  const origin = toWorldPixels({ lat: north, lng: west }, START_ZOOM);
  const corner = toWorldPixels({ lat: south, lng: east }, START_ZOOM);
  const toPixels = (point: Position): Position => {
    const [lng, lat] = [
      Math.min(Math.max(axis(point, 0), west), east),
      Math.min(Math.max(axis(point, 1), south), north),
    ];
    const { x, y } = toWorldPixels({ lat, lng }, START_ZOOM);
    return [Math.round(x - origin.x), Math.round(y - origin.y)];
  };
  const trace = (isAbroad: boolean) =>
    areas
      .filter(({ properties }) => (properties.kind === 'abroad') === isAbroad)
      .flatMap(({ geometry }) => geometry.coordinates.flat())
      .map((ring) => simplifyLine(ring.map(toPixels), START_TOLERANCE))
      .filter((ring) => getArea(ring) > START_MIN_AREA)
      .map(tracePath)
      .join('');
  const [width, height] = [corner.x - origin.x, corner.y - origin.y].map(Math.round);
  const paths = `<path opacity=".03" d="${trace(true)}"/><path fill-opacity=".055" stroke-opacity=".12" d="${trace(false)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="land" viewBox="0 0 ${width} ${height}">${paths}</symbol></svg>`;
  writeFileSync(`${OUTPUT}start.svg`, svg);
}

mkdirSync(OUTPUT, { recursive: true });
const areas = makeLand();
write('land', areas);
writeStartPicture(areas);
write('counties', [makeCounties()]);
write('labels', [...makeRegionLabels(areas), ...makeCityLabels()]);
writeTowns();
copyFileSync(require.resolve(FONT), `${OUTPUT}labels.woff2`);
