import type { Point } from '@/lib/camera/point';
import type { EdgeTable } from './edges';
import { pointBetween } from './geometry';
import { findInterchanges } from './interchanges';
import type { Road } from './road';
import { bendOf, RULES } from './rules';

/** What an arc is: a road, a road where no camera stands, a change of roads, or such a change over land without a known road. */
export const ALONG = 0;
export const GAP = 1;
export const CHANGE = 2;
export const FAR = 3;
type ArcKind = typeof ALONG | typeof GAP | typeof CHANGE | typeof FAR;

/** Cuts of an edge nearer to each other than this are one. */
const SAME_CUT_M = 50;
/** As a share of the edge: a cut this near to an end is the end. */
const AT_END = 0.001;

interface Cut {
  readonly share: number;
  readonly node: number;
}

/** Arcs as they are found; `RoadGraph` lays them out. */
class ArcList {
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly seconds: number[] = [];
  readonly meters: number[] = [];
  readonly kinds: ArcKind[] = [];

  /** Both ways. */
  add([a, b]: readonly [number, number], seconds: number, meters: number, kind: ArcKind): void {
    if (a === b) return;
    this.from.push(a, b);
    this.to.push(b, a);
    this.seconds.push(seconds, seconds);
    this.meters.push(meters, meters);
    this.kinds.push(kind, kind);
  }
}

/** Nodes and arcs that a way is found over, in compressed rows. Edges are cut where one may change roads. */
export class RoadGraph {
  readonly nodes: Point[];
  /** Arcs of node n are `rows[n]` to `rows[n + 1]`. */
  readonly rows: Int32Array;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  readonly seconds: Float32Array;
  readonly meters: Float32Array;
  readonly kinds: Uint8Array;
  readonly changes: number;
  private readonly chainOf: number[];
  private readonly cuts = new Map<number, Cut[]>();

  constructor(readonly edges: EdgeTable) {
    this.nodes = [...edges.nodes];
    this.chainOf = [...edges.chainOf];
    const list = new ArcList();
    const interchanges = findInterchanges(edges);
    this.changes = interchanges.length;
    for (const { edge, share, otherEdge, otherShare, meters, seconds, isFar } of interchanges) {
      const ends = [this.cut(edge, share), this.cut(otherEdge, otherShare)] as const;
      list.add(ends, seconds, meters * RULES.offRoadBend, isFar ? FAR : CHANGE);
    }
    for (let edge = 0; edge < edges.edgeM.length; edge += 1) this.addEdge(edge, list);
    const order = this.sortRows(list);
    this.rows = order.rows;
    this.tails = Int32Array.from(order.arcs, (arc) => list.from[arc] as number);
    this.heads = Int32Array.from(order.arcs, (arc) => list.to[arc] as number);
    this.seconds = Float32Array.from(order.arcs, (arc) => list.seconds[arc] as number);
    this.meters = Float32Array.from(order.arcs, (arc) => list.meters[arc] as number);
    this.kinds = Uint8Array.from(order.arcs, (arc) => list.kinds[arc] as number);
  }

  node(index: number): Point {
    return this.nodes[index] as Point;
  }

  roadOf(node: number): Road {
    return this.roadOfChain(this.chainOf[node] as number);
  }

  roadOfEdge(edge: number): Road {
    return this.roadOfChain(this.edges.chainOfEdge(edge));
  }

  /** Both ends of an edge and the nodes between them, in order. */
  piecesOf(edge: number): readonly Cut[] {
    const [a, b] = this.edges.ends(edge);
    if (a === b) return [{ share: 0, node: a }];
    return [{ share: 0, node: a }, ...(this.cuts.get(edge) ?? []), { share: 1, node: b }];
  }

  /** Meters a second along the straight line of an edge, as ways are weighed. */
  speedOf(edge: number): number {
    const { rank } = this.roadOfEdge(edge);
    const meters = this.edges.lengthOf(edge);
    const speed = meters > RULES.gapM ? RULES.gapSpeedMps[rank] / RULES.gapCost : RULES.speedMps[rank];
    return speed / bendOf(meters);
  }

  private roadOfChain(chain: number): Road {
    const known = this.edges.chains[chain];
    if (!known) throw new Error('no such road');
    return known.road;
  }

  private cut(edge: number, share: number): number {
    const [a, b] = this.edges.ends(edge);
    if (a === b || share <= AT_END) return a;
    if (share >= 1 - AT_END) return b;
    const known = this.cuts.get(edge) ?? [];
    const near = known.find((cut) => Math.abs(cut.share - share) * this.edges.lengthOf(edge) < SAME_CUT_M);
    if (near) return near.node;
    const node = this.nodes.push(pointBetween(this.node(a), this.node(b), share)) - 1;
    this.chainOf.push(this.edges.chainOfEdge(edge));
    this.cuts.set(
      edge,
      [...known, { share, node }].sort((one, other) => one.share - other.share),
    );
    return node;
  }

  private addEdge(edge: number, list: ArcList): void {
    const meters = this.edges.lengthOf(edge);
    const speed = this.speedOf(edge);
    const kind = meters > RULES.gapM ? GAP : ALONG;
    let before: Cut | undefined;
    for (const piece of this.piecesOf(edge)) {
      if (before) {
        const straight = (piece.share - before.share) * meters;
        list.add([before.node, piece.node], straight / speed, straight * bendOf(meters), kind);
      }
      before = piece;
    }
  }

  private sortRows(list: ArcList): { rows: Int32Array; arcs: Int32Array } {
    const rows = new Int32Array(this.nodes.length + 1);
    for (const from of list.from) rows[from + 1] = (rows[from + 1] as number) + 1;
    for (let node = 0; node < this.nodes.length; node += 1)
      rows[node + 1] = (rows[node + 1] as number) + (rows[node] as number);
    const next = rows.slice();
    const arcs = new Int32Array(list.from.length);
    for (const [arc, from] of list.from.entries()) {
      const slot = next[from] as number;
      next[from] = slot + 1;
      arcs[slot] = arc;
    }
    return { rows, arcs };
  }
}
