import { interpolate, listSegments } from '@/lib/geo/polyline';
import type { Chain } from '@/lib/roads/road-chains';
import { EdgeIndex, speedOf, type Arc, type Edge, type Node, type Spot } from './edges';
import { findIntersections } from './intersections';
import { bendOf, RULES } from './rules';

/** Closer cuts of an edge are one. */
const SAME_CUT_M = 50;

function cut({ edge, share }: Spot): Node {
  const { a, b, road, meters, cuts } = edge;
  const near = cuts.find((known) => Math.abs(known.share - share) * meters < SAME_CUT_M);
  if (near) return near.node;
  const node = { ...interpolate(a, b, share), road, cameras: [], edges: [edge], arcs: [] };
  cuts.push({ share, node });
  cuts.sort((one, other) => one.share - other.share);
  return node;
}

function addArc(arc: Arc): void {
  const { a, b } = arc;
  if (a !== b) for (const node of [a, b]) node.arcs.push(arc);
}

function addRoadArcs(edge: Edge): void {
  const [speed, bend] = [speedOf(edge), bendOf(edge.meters)];
  for (const { from, to } of listSegments(edge.cuts)) {
    const straight = (to.share - from.share) * edge.meters;
    const cost = { seconds: straight / speed, meters: straight * bend };
    addArc({ a: from.node, b: to.node, ...cost, road: edge.road, isFar: false });
  }
}

export function buildRoadGraph(chains: readonly Chain[]): EdgeIndex {
  const index = new EdgeIndex(chains);
  for (const { from, to, meters, seconds, isFar } of findIntersections(index)) {
    const cost = { seconds, meters: meters * RULES.connectorBend };
    addArc({ a: cut(from), b: cut(to), ...cost, road: null, isFar });
  }
  index.edges.forEach(addRoadArcs);
  return index;
}
