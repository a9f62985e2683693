import { toSpace } from '@/lib/geo/point';
import { interpolate, listSegments } from '@/lib/geo/polyline';
import type { Chain } from '@/lib/roads/road-chains';
import { EdgeIndex, otherEnd, speedOf, type Arc, type Edge, type Node, type Spot } from './edges';
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

/** In typed arrays, which a search reads several times faster than objects. */
interface ArcTable {
  /** By the node's id: its arcs are those from its position up to the next node's. */
  readonly starts: Int32Array;
  readonly arcs: readonly Arc[];
  /** Ids of the nodes that arcs lead to. */
  readonly ends: Int32Array;
  readonly seconds: Float64Array;
  readonly isFar: Uint8Array;
  /** Three by the node's id, see `toSpace`. */
  readonly places: Float64Array;
}

export interface RoadGraph extends ArcTable {
  readonly index: EdgeIndex;
  /** By the node's id: the same number for all nodes that arcs connect, without and with far ones. */
  readonly islands: Readonly<Record<'known' | 'far', Int32Array>>;
  /** By the node's id, for one search at a time. */
  readonly search: { readonly seconds: Float64Array; readonly isSettled: Uint8Array; readonly via: Int32Array };
}

function tabulate(nodes: readonly Node[], all: readonly Arc[]): ArcTable {
  const lists = nodes.map((): Arc[] => []);
  for (const arc of all) if (arc.a !== arc.b) for (const { id } of [arc.a, arc.b]) lists[id]?.push(arc);
  const arcs = lists.flat();
  let end = 0;
  return {
    starts: Int32Array.from([0, ...lists.map(({ length }) => (end += length))]),
    arcs,
    ends: Int32Array.from(nodes.flatMap((node, id) => (lists[id] ?? []).map((arc) => otherEnd(node, arc).id))),
    seconds: Float64Array.from(arcs, ({ seconds }) => seconds),
    isFar: Uint8Array.from(arcs, ({ isFar }) => Number(isFar)),
    places: Float64Array.from(nodes.flatMap(toSpace)),
  };
}

function numberIslands({ starts, ends, isFar }: ArcTable, withFar: boolean): Int32Array {
  const islands = new Int32Array(starts.length - 1).fill(-1);
  for (const island of islands.keys()) {
    if (islands[island] !== -1) continue;
    islands[island] = island;
    const reached = [island];
    for (const node of reached)
      for (let at = starts[node] as number; at < (starts[node + 1] as number); at += 1) {
        const to = ends[at] as number;
        if (islands[to] !== -1 || (isFar[at] === 1 && !withFar)) continue;
        islands[to] = island;
        reached.push(to);
      }
  }
  return islands;
}

export function buildRoadGraph(chains: readonly Chain[]): RoadGraph {
  const index = new EdgeIndex(chains);
  const changes = findIntersections(index).map(({ from, to, meters, ...rest }): Arc => {
    return { a: cut(index, from), b: cut(index, to), ...rest, meters: meters * RULES.connectorBend, road: null };
  });
  const table = tabulate(index.nodes, [...changes, ...index.edges.flatMap(listRoadArcs)]);
  const { length } = index.nodes;
  return {
    index,
    ...table,
    islands: { known: numberIslands(table, false), far: numberIslands(table, true) },
    search: { seconds: new Float64Array(length), isSettled: new Uint8Array(length), via: new Int32Array(length) },
  };
}
