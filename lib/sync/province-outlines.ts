import { readFileSync } from 'node:fs';
import type { GeometryCollection, MultiPolygon, Topology, Transform } from 'topojson-specification';

/** The content of `data/provinces.json`: TopoJSON with its lists of numbers as text. */
export interface ProvinceOutlines {
  /** Degrees per grid step, and degrees of the origin. */
  readonly transform: Transform;
  /** By two-letter code: polygons, each a list of rings parted by commas, each a list of arcs (negative: backwards). */
  readonly provinces: Readonly<Record<string, readonly string[]>>;
  /** `dx dy dx dy …`: steps on the grid, the first from the origin. */
  readonly arcs: readonly string[];
}

const numbersOf = (text: string): number[] => text.split(' ').map(Number);

function arcOf(text: string): [number, number][] {
  const numbers = numbersOf(text);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/** Reads the outlines of Canada's provinces and territories as TopoJSON; ids are the two-letter codes. */
export function readProvinces(path: string): Topology<{ provinces: GeometryCollection }> {
  const { transform, provinces, arcs } = JSON.parse(readFileSync(path, 'utf8')) as ProvinceOutlines;
  const geometries = Object.entries(provinces).map(([id, polygons]): MultiPolygon => ({
    type: 'MultiPolygon',
    id,
    arcs: polygons.map((rings) => rings.split(',').map(numbersOf)),
  }));
  return {
    type: 'Topology',
    transform,
    objects: { provinces: { type: 'GeometryCollection', geometries } },
    arcs: arcs.map(arcOf),
  };
}
