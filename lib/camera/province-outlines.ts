import type { GeometryCollection, MultiPolygon, Topology, Transform } from 'topojson-specification';

/** The content of `data/provinces.json` (see lib/cli/provinces.ts): TopoJSON with its lists of numbers as text. */
export interface ProvinceOutlines {
  readonly transform: Transform;
  /** By two-letter code: polygons as comma-separated rings of arc numbers (negative: backwards). */
  readonly provinces: Readonly<Record<string, readonly string[]>>;
  /** `dx dy dx dy …`: grid steps, the first from the origin. */
  readonly arcs: readonly string[];
}

const parseNumbers = (text: string): number[] => text.split(' ').map(Number);

function parseArc(text: string): [number, number][] {
  const numbers = parseNumbers(text);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/** Each province is a geometry whose id is its code. */
export function decodeProvinces(outlines: ProvinceOutlines): Topology<{ provinces: GeometryCollection }> {
  const { transform, provinces, arcs } = outlines;
  const geometries = Object.entries(provinces).map(([id, polygons]): MultiPolygon => ({
    type: 'MultiPolygon',
    id,
    arcs: polygons.map((rings) => rings.split(',').map(parseNumbers)),
  }));
  return {
    type: 'Topology',
    transform,
    objects: { provinces: { type: 'GeometryCollection', geometries } },
    arcs: arcs.map(parseArc),
  };
}
