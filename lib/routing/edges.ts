import { append } from '@/lib/core/collections';
import { BoxIndex } from '@/lib/geo/box-index';
import { getBounds } from '@/lib/geo/ring';
import type { Point } from '@/lib/geo/point';
import { projectOnSegment, interpolate } from '@/lib/geo/polyline';
import { type Road, LOCAL, TRUNK } from '@/lib/roads/road';
import type { Chain, RoadCamera } from '@/lib/roads/road-chains';
import { bendOf, RULES } from './rules';

/** A camera group of a road, or a cut of an edge. */
export interface Node extends Point {
  /** Position in the list of all nodes. */
  readonly id: number;
  readonly road: Road;
  readonly cameras: readonly RoadCamera[];
  edges: readonly Edge[];
}

/** The stretch between two neighboring groups of a road. A lone group is an edge of length 0 to itself. */
export interface Edge {
  readonly road: Road;
  readonly a: Node;
  readonly b: Node;
  readonly meters: number;
  /** In order, with both ends. */
  readonly cuts: Cut[];
}

interface Cut {
  /** Along the edge, 0 to 1. */
  readonly share: number;
  readonly node: Node;
}

/** A piece of an edge, or a change of roads, in either direction. */
export interface Arc {
  readonly a: Node;
  readonly b: Node;
  readonly seconds: number;
  readonly meters: number;
  /** Null for a change of roads. */
  readonly road: Road | null;
  /** Over land without a known road. */
  readonly isFar: boolean;
}

export const otherEnd = (node: Node, { a, b }: Pick<Edge, 'a' | 'b'>): Node => (a === node ? b : a);

export interface Spot {
  readonly edge: Edge;
  readonly share: number;
}

export interface Hit extends Spot {
  readonly meters: number;
}

interface Search {
  readonly withinM: number;
  /** Maximum distance by road; 0 excludes it. */
  readonly limitOf: (road: Road) => number;
  readonly fits?: (hit: Hit) => boolean;
}

/** Meters a second along the straight line, with the cost of a gap. */
export function speedOf({ road: { rank }, meters }: Edge): number {
  const speed = meters > RULES.gapM ? RULES.gapSpeedMps[rank] / RULES.gapCost : RULES.speedMps[rank];
  return speed / bendOf(meters);
}

export function takeNearest(hits: Iterable<Hit>, countOfClass: number): Hit[] {
  const counts = [0, 0, 0, 0];
  const isAmongFirst = ({ edge: { road } }: Hit) => {
    const count = (counts[road.rank] ?? 0) + 1;
    counts[road.rank] = count;
    return count <= countOfClass;
  };
  return [...hits].sort((a, b) => a.meters - b.meters).filter(isAmongFirst);
}

export class EdgeIndex {
  readonly nodes: Node[] = [];
  readonly edges: Edge[] = [];
  private readonly index: BoxIndex;

  constructor(chains: readonly Chain[]) {
    for (const { road, groups, links } of chains) {
      const nodes = groups.map(({ lat, lng, cameras }) => this.addNode({ lat, lng, road, cameras, edges: [] }));
      for (const { a, b, meters } of links) this.addEdge(nodes[a] as Node, nodes[b] as Node, meters);
      for (const node of nodes) if (node.edges.length === 0) this.addEdge(node, node, 0);
    }
    this.index = new BoxIndex(this.edges.map(({ a, b }) => getBounds([a, b])));
  }

  *listTouching(): Generator<[Edge, Edge]> {
    for (const [position, edge] of this.edges.entries())
      for (const other of this.index.search(getBounds([edge.a, edge.b]), (at) => at > position))
        yield [edge, this.edges[other] as Edge];
  }

  findNear(from: Point, { withinM, limitOf, fits }: Search): ReadonlyMap<Road, Hit> {
    const best = new Map<Road, Hit>();
    const isWanted = (at: number) => limitOf((this.edges[at] as Edge).road) > 0;
    for (const at of this.index.findNear(from, withinM, isWanted)) {
      const edge = this.edges[at] as Edge;
      const { share, meters } = projectOnSegment(from, edge.a, edge.b);
      if (meters > limitOf(edge.road) || meters >= (best.get(edge.road)?.meters ?? Infinity)) continue;
      const hit = { edge, share, meters };
      if (!fits || fits(hit)) best.set(edge.road, hit);
    }
    return best;
  }

  addNode(place: Omit<Node, 'id'>): Node {
    const node = { id: this.nodes.length, ...place };
    this.nodes.push(node);
    return node;
  }

  private addEdge(a: Node, b: Node, meters: number): void {
    const [start, end] = [a, b].map((node, share) => ({ share, node })) as [Cut, Cut];
    const edge = { road: a.road, a, b, meters, cuts: a === b ? [start] : [start, end] };
    for (const node of new Set([a, b])) node.edges = append(node.edges, edge);
    this.edges.push(edge);
  }
}

export interface Access extends Hit {
  readonly node: Node;
  readonly point: Point;
  /** Meters a second along the straight line. */
  readonly speed: number;
  readonly connectorMeters: number;
  readonly connectorSeconds: number;
  readonly alongM: number;
  readonly alongS: number;
  readonly seconds: number;
}

function getConnectorSeconds(meters: number): number {
  const near = Math.min(meters, RULES.accessM) / RULES.connectorSpeedMps;
  return (near + Math.max(0, meters - RULES.accessM) / RULES.farSpeedMps) * RULES.connectorBend;
}

function findRoads(index: EdgeIndex, place: Point, isFar: boolean): Hit[] {
  const near = new Map(index.findNear(place, { withinM: RULES.accessM, limitOf: () => RULES.accessM }));
  if (isFar || ![...near.keys()].some(({ rank }) => rank < LOCAL)) {
    const limitOf = ({ rank }: Road) => (rank <= TRUNK ? RULES.farAccessM : 0);
    for (const [road, hit] of index.findNear(place, { withinM: RULES.farAccessM, limitOf })) near.set(road, hit);
  }
  return takeNearest(near.values(), RULES.accessRoadsOfClass);
}

function toAccesses(hit: Hit): Access[] {
  const { edge, share, meters } = hit;
  const speed = speedOf(edge);
  const connectorSeconds = getConnectorSeconds(meters);
  const common = {
    ...hit,
    point: interpolate(edge.a, edge.b, share),
    speed,
    connectorMeters: meters * RULES.connectorBend,
    connectorSeconds,
  };
  const after = edge.cuts.findIndex((cut) => cut.share >= share);
  return edge.cuts.slice(Math.max(0, after - 1), after + 1).map(({ share: end, node }) => {
    const straight = Math.abs(end - share) * edge.meters;
    const [alongM, alongS] = [straight * bendOf(edge.meters), straight / speed];
    return { ...common, node, alongM, alongS, seconds: connectorSeconds + alongS };
  });
}

export function findAccess(index: EdgeIndex, place: Point, isFar: boolean): Access[] {
  return findRoads(index, place, isFar).flatMap(toAccesses);
}
