import type { Point } from '@/lib/camera/point';
import { findFoot, Grid, metersToDegrees, narrowing, pointBetween, type Foot } from './geometry';
import type { Chain } from './road-chains';
import { LOCAL, type RoadClass } from './road';

/** The nearest point of a road. */
export interface Hit {
  readonly edge: number;
  readonly share: number;
  readonly meters: number;
}

interface Search {
  readonly withinM: number;
  /** How near a road must come; 0 leaves it out. */
  readonly limitOf: (chain: number) => number;
  readonly fits?: (foot: Point, meters: number) => boolean;
}

/** Cells about as wide as the distance within which roads meet, and wider ones for looking farther. */
const CELL_DEGREES = 0.03;
const WIDE_CELL_DEGREES = 0.3;
const WIDE_FROM_M = 15_000;
const NONE: ReadonlyMap<number, Hit> = new Map();

/**
 * The links of all roads as numbered edges between numbered nodes, in arrays. A lone spot is an edge of length 0 to itself, so that
 * it can be reached, too.
 */
export class EdgeTable {
  readonly nodes: readonly Point[];
  /** Chain of a node, and of an edge. */
  readonly chainOf: Int32Array;
  readonly edgeChain: Int32Array;
  readonly edgeA: Int32Array;
  readonly edgeB: Int32Array;
  readonly edgeM: Float64Array;
  /** Neighbors of a node along its road. */
  readonly neighbors: readonly (readonly number[])[];
  /** An edge that the node ends. */
  readonly edgeAt: Int32Array;
  readonly ranks: readonly RoadClass[];
  readonly grid = new Grid<number>(CELL_DEGREES);
  private readonly wideGrid = new Grid<number>(WIDE_CELL_DEGREES);
  private readonly foot: Foot = { share: 0, meters: 0 };

  constructor(readonly chains: readonly Chain[]) {
    this.nodes = chains.flatMap(({ spots }) => spots);
    this.ranks = chains.map(({ road }) => road.rank);
    this.chainOf = new Int32Array(this.nodes.length);
    const neighbors = this.nodes.map(() => [] as number[]);
    const edges: [chain: number, a: number, b: number, meters: number][] = [];
    let first = 0;
    for (const [chain, { spots, links }] of chains.entries()) {
      this.chainOf.fill(chain, first, first + spots.length);
      for (const { a, b, meters } of links) {
        edges.push([chain, first + a, first + b, meters]);
        neighbors[first + a]?.push(first + b);
        neighbors[first + b]?.push(first + a);
      }
      for (let node = first; node < first + spots.length; node += 1)
        if (neighbors[node]?.length === 0) edges.push([chain, node, node, 0]);
      first += spots.length;
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
      this.grid.putPiece(this.node(a), this.node(b), edge);
      this.wideGrid.putPiece(this.node(a), this.node(b), edge);
    }
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

  rankOfNode(node: number): RoadClass {
    return this.rankOf(this.chainOf[node] as number);
  }

  rankOf(chain: number): RoadClass {
    return this.ranks[chain] ?? LOCAL;
  }

  /** Whether the node ends the edge at its first or its second end. */
  shareOf(node: number, edge: number): 0 | 1 {
    return this.edgeA[edge] === node ? 0 : 1;
  }

  /** The nearest point of each road around a point. */
  findNear(from: Point, { withinM, limitOf, fits }: Search): ReadonlyMap<number, Hit> {
    const best: { map?: Map<number, Hit> } = {};
    const rows = metersToDegrees(withinM);
    const reach = { rows, columns: rows / narrowing(from.lat) };
    const grid = withinM < WIDE_FROM_M ? this.grid : this.wideGrid;
    const look = (edge: number) => {
      const a = this.startOf(edge);
      const b = this.endOf(edge);
      if (isBeyond(from, a, b, reach)) return;
      const chain = this.chainOfEdge(edge);
      const limit = limitOf(chain);
      if (limit <= 0) return;
      const { share, meters } = findFoot(from, a, b, this.foot);
      if (meters > limit || (fits && !fits(pointBetween(a, b, share), meters))) return;
      best.map ??= new Map();
      const known = best.map.get(chain);
      if (!known || meters < known.meters) best.map.set(chain, { edge, share, meters });
    };
    grid.around(from, withinM, (cell) => cell.forEach(look));
    return best.map ?? NONE;
  }
}

/** Whether a piece lies on one side of a box around a point. */
function isBeyond(from: Point, a: Point, b: Point, { rows, columns }: { rows: number; columns: number }): boolean {
  return (
    Math.abs(a.lat + b.lat - 2 * from.lat) - Math.abs(a.lat - b.lat) > 2 * rows ||
    Math.abs(a.lng + b.lng - 2 * from.lng) - Math.abs(a.lng - b.lng) > 2 * columns
  );
}
