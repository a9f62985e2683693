import { interpolate, listSegments } from '@/lib/geo/polyline';
import type { Chain } from '@/lib/roads/road-chains';
import { EdgeIndex, speedOf, type Arc, type Edge, type Node, type Spot } from './edges';
import { findIntersections } from './intersections';
import { bendOf, RULES } from './rules';

/** Closer cuts of an edge are one. */
const SAME_CUT_M = 50;

function cut(index: EdgeIndex, { edge, share }: Spot): Node {
  const { a, b, road, meters, cuts } = edge;
  const near = cuts.find((known) => Math.abs(known.share - share) * meters < SAME_CUT_M);
  if (near) return near.node;
  const node = index.addNode({ ...interpolate(a, b, share), road, cameras: [], edges: [edge] });
  cuts.push({ share, node });
  cuts.sort((one, other) => one.share - other.share);
  return node;
}

function listRoadArcs(edge: Edge): Arc[] {
  const [speed, bend] = [speedOf(edge), bendOf(edge.meters)];
  return listSegments(edge.cuts).map(({ from, to }) => {
    const straight = (to.share - from.share) * edge.meters;
    const cost = { seconds: straight / speed, meters: straight * bend };
    return { a: from.node, b: to.node, ...cost, road: edge.road, isFar: false };
  });
}

/** Those from node n are `rows[n]` to `rows[n + 1]` of the other arrays. */
export interface RoadGraph {
  readonly index: EdgeIndex;
  readonly rows: Uint32Array;
  readonly arcs: readonly Arc[];
  readonly heads: Uint32Array;
  readonly seconds: Float64Array;
  readonly isFar: Uint8Array;
}

export function buildRoadGraph(chains: readonly Chain[]): RoadGraph {
  const index = new EdgeIndex(chains);
  const changes = findIntersections(index).map(({ from, to, meters, ...rest }): Arc => {
    return { a: cut(index, from), b: cut(index, to), ...rest, meters: meters * RULES.connectorBend, road: null };
  });
  const arcs = [...changes, ...index.edges.flatMap(listRoadArcs)].filter(({ a, b }) => a !== b);
  const directed = arcs.flatMap((arc) => [
    { arc, from: arc.a.id, to: arc.b.id },
    { arc, from: arc.b.id, to: arc.a.id },
  ]);
  directed.sort((one, other) => one.from - other.from);
  const rows = new Uint32Array(index.nodes.length + 1);
  for (const [position, { from }] of directed.entries()) rows[from + 1] = position + 1;
  for (const [node, end] of rows.entries()) rows[node] = Math.max(end, rows[node - 1] ?? 0);
  return {
    index,
    rows,
    arcs: directed.map(({ arc }) => arc),
    heads: Uint32Array.from(directed, ({ to }) => to),
    seconds: Float64Array.from(directed, ({ arc }) => arc.seconds),
    isFar: Uint8Array.from(directed, ({ arc }) => Number(arc.isFar)),
  };
}
