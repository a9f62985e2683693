import { BoxIndex } from '@/lib/geo/box-index';
import { getBounds } from '@/lib/geo/ring';
import type { Point } from '@/lib/geo/point';
import { interpolate, projectOnSegment } from '@/lib/geo/polyline';
import type { Chain } from '@/lib/roads/road-chains';
import { LOCAL, type RoadClass } from '@/lib/roads/road';

export interface Hit {
  readonly edge: number;
  /** Along the edge, 0 to 1. */
  readonly share: number;
  readonly meters: number;
}

interface Search {
  readonly withinM: number;
  /** Maximum distance by chain; 0 excludes it. */
  readonly limitOf: (chain: number) => number;
  readonly fits?: (projection: Point, meters: number) => boolean;
}

/** A lone group is an edge of length 0 to itself. */
export class EdgeTable {
  readonly nodes: readonly Point[];
  readonly chainOf: Int32Array;
  readonly edgeChain: Int32Array;
  readonly edgeA: Int32Array;
  readonly edgeB: Int32Array;
  readonly edgeM: Float64Array;
  readonly neighbors: readonly (readonly number[])[];
  readonly edgeAt: Int32Array;
  readonly ranks: readonly RoadClass[];
  private readonly index: BoxIndex;

  constructor(readonly chains: readonly Chain[]) {
    this.nodes = chains.flatMap(({ groups }) => groups);
    this.ranks = chains.map(({ road }) => road.rank);
    this.chainOf = new Int32Array(this.nodes.length);
    const neighbors = this.nodes.map(() => [] as number[]);
    const edges: [chain: number, a: number, b: number, meters: number][] = [];
    let first = 0;
    for (const [chain, { groups, links }] of chains.entries()) {
      this.chainOf.fill(chain, first, first + groups.length);
      for (const { a, b, meters } of links) {
        edges.push([chain, first + a, first + b, meters]);
        neighbors[first + a]?.push(first + b);
        neighbors[first + b]?.push(first + a);
      }
      for (let node = first; node < first + groups.length; node += 1)
        if (neighbors[node]?.length === 0) edges.push([chain, node, node, 0]);
      first += groups.length;
    }
    this.neighbors = neighbors;
    this.edgeChain = Int32Array.from(edges, ([chain]) => chain);
    this.edgeA = Int32Array.from(edges, ([, a]) => a);
    this.edgeB = Int32Array.from(edges, ([, , b]) => b);
    this.edgeM = Float64Array.from(edges, ([, , , meters]) => meters);
    this.edgeAt = new Int32Array(this.nodes.length);
    for (const [edge, [, a, b]] of edges.entries()) {
      this.edgeAt[a] = edge;
      this.edgeAt[b] = edge;
    }
    this.index = new BoxIndex(edges.map(([, a, b]) => getBounds([this.node(a), this.node(b)])));
  }

  node(index: number): Point {
    return this.nodes[index] as Point;
  }

  ends(edge: number): [number, number] {
    return [this.edgeA[edge] as number, this.edgeB[edge] as number];
  }

  startOf(edge: number): Point {
    return this.node(this.edgeA[edge] as number);
  }

  endOf(edge: number): Point {
    return this.node(this.edgeB[edge] as number);
  }

  lengthOf(edge: number): number {
    return this.edgeM[edge] as number;
  }

  chainOfEdge(edge: number): number {
    return this.edgeChain[edge] as number;
  }

  rankOf(chain: number): RoadClass {
    return this.ranks[chain] ?? LOCAL;
  }

  shareOf(node: number, edge: number): 0 | 1 {
    return this.edgeA[edge] === node ? 0 : 1;
  }

  findTouching(edge: number): number[] {
    return this.index.search(getBounds([this.startOf(edge), this.endOf(edge)]));
  }

  /** The nearest point of each road, by chain. */
  findNear(from: Point, { withinM, limitOf, fits }: Search): ReadonlyMap<number, Hit> {
    const best = new Map<number, Hit>();
    const isWanted = (edge: number) => limitOf(this.chainOfEdge(edge)) > 0;
    for (const edge of this.index.findNear(from, withinM, isWanted)) {
      const chain = this.chainOfEdge(edge);
      const limit = limitOf(chain);
      const [a, b] = [this.startOf(edge), this.endOf(edge)];
      const { share, meters } = projectOnSegment(from, a, b);
      if (meters > limit || (fits && !fits(interpolate(a, b, share), meters))) continue;
      const known = best.get(chain);
      // A point between two edges is on either: the first wins, in any search order.
      const isNearer = !known || meters < known.meters || (meters === known.meters && edge < known.edge);
      if (isNearer) best.set(chain, { edge, share, meters });
    }
    return best;
  }
}
