/** `npx tsx data/generators/provinces.ts`: makes `data/provinces.json` from Natural Earth outlines (public domain). */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { simplifyLine } from '@/lib/geo/polyline';

type GridPoint = readonly number[];
type Arc = readonly GridPoint[];
type Grid = NonNullable<Topology['transform']>;
type Region = Polygon<{ name: string | null }> | MultiPolygon<{ name: string | null }>;

const COMMITTED = fileURLToPath(new URL('../provinces.json', import.meta.url));
const OUTPUT = process.argv[2] ?? COMMITTED;
const INPUT = fileURLToPath(new URL('canada.topo.json', import.meta.url));
const SOUTH = { tolerance: 0.012, minIsland: 0.15 };
/** North of this, few roads need detailed outlines. */
const NORTH_LATITUDE = 53;
const NORTH = { tolerance: 0.1, minIsland: 0.8 };
/** Natural Earth's codes that differ from postal ones. */
const POSTAL_CODES: Readonly<Record<string, string>> = { NF: 'NL' };

function decodeDeltas(arc: Arc): number[][] {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => [(x += dx), (y += dy)]);
}

function encodeDeltas(points: Arc): number[][] {
  let [x, y] = [0, 0];
  return points.map(([px = 0, py = 0]) => {
    const step = [px - x, py - y];
    [x, y] = [px, py];
    return step;
  });
}

function getLineDistance(point: GridPoint, from: GridPoint, to: GridPoint, { scale: [sx, sy] }: Grid): number {
  const across = (axis: number, a: GridPoint, b: GridPoint) => (a[axis] ?? 0) - (b[axis] ?? 0);
  const [dx, dy] = [across(0, to, from) * sx, across(1, to, from) * sy];
  const [px, py] = [across(0, point, from) * sx, across(1, point, from) * sy];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
}

function getDetail(points: Arc, { scale, translate }: Grid): typeof SOUTH {
  const south = Math.min(...points.map(([, y = 0]) => y)) * scale[1] + translate[1];
  return south > NORTH_LATITUDE ? NORTH : SOUTH;
}

function isLarge(points: Arc, grid: Grid): boolean {
  const extent = (axis: number) => {
    const values = points.map((point) => point[axis] ?? 0);
    return (Math.max(...values) - Math.min(...values)) * (grid.scale[axis] ?? 1);
  };
  return Math.max(extent(0), extent(1)) >= getDetail(points, grid).minIsland;
}

const getArcIndex = (reference: number): number => (reference < 0 ? ~reference : reference);

function makeOutlines(topology: Topology, grid: Grid): Topology<{ provinces: GeometryCollection }> {
  const collection = topology.objects['can'] as GeometryCollection<{ name: string | null }>;
  const points = (topology.arcs as Arc[]).map(decodeDeltas);
  const numbers = new Map<number, number>();
  const renumber = (reference: number): number => {
    const index = getArcIndex(reference);
    const number = numbers.get(index) ?? numbers.size;
    numbers.set(index, number);
    return reference < 0 ? ~number : number;
  };
  const getPoints = (ring: readonly number[] = []) => ring.flatMap((arc) => points[getArcIndex(arc)] ?? []);
  const regions = (collection.geometries as Region[]).filter((region) => region.properties?.name);
  const geometries = regions.map((region): MultiPolygon => {
    const polygons = region.type === 'Polygon' ? [region.arcs] : region.arcs;
    const large = polygons.filter(([outer]) => isLarge(getPoints(outer), grid));
    const code = String(region.id).replace('CA.', '');
    const arcs = large.map((rings) => rings.map((ring) => ring.map(renumber)));
    return { type: 'MultiPolygon', id: POSTAL_CODES[code] ?? code, arcs };
  });
  const getDistance = (point: GridPoint, from: GridPoint, to: GridPoint) => getLineDistance(point, from, to, grid);
  const arcs = [...numbers.keys()].map((index) => {
    const arc = points[index] ?? [];
    return encodeDeltas(simplifyLine(arc, getDetail(arc, grid).tolerance, getDistance));
  });
  return {
    type: 'Topology',
    transform: grid,
    objects: { provinces: { type: 'GeometryCollection', geometries } },
    arcs,
  };
}

const topology = JSON.parse(readFileSync(INPUT, 'utf8')) as Topology;
const result = makeOutlines(topology, topology.transform ?? { scale: [1, 1], translate: [0, 0] });
writeFileSync(OUTPUT, `${JSON.stringify(result)}\n`);
