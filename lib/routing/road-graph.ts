import { append } from '@/lib/core/collections';
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
  const node = index.addNode(interpolate(a, b, share), road);
  node.edges = [edge];
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

/** The index, whose nodes then have their arcs. */
export function buildRoadGraph(chains: readonly Chain[]): EdgeIndex {
  const index = new EdgeIndex(chains);
  const changes = findIntersections(index).map(({ from, to, meters, ...rest }): Arc => {
    return { a: cut(index, from), b: cut(index, to), ...rest, meters: meters * RULES.connectorBend, road: null };
  });
  for (const arc of [...changes, ...index.edges.flatMap(listRoadArcs)])
    if (arc.a !== arc.b) for (const node of [arc.a, arc.b]) node.arcs = append(node.arcs, arc);
  return index;
}
