import type { Point } from '@/lib/geo/point';
import type { EdgeTable } from './edges';
import { interpolate, listSegments } from '@/lib/geo/polyline';
import { findIntersections } from './intersections';
import type { Road } from '@/lib/roads/road';
import { bendOf, RULES } from './rules';

/** GAP: a road without cameras; FAR: a change over land without a known road. */
export const ALONG = 0;
export const GAP = 1;
export const CHANGE = 2;
export const FAR = 3;
type ArcKind = typeof ALONG | typeof GAP | typeof CHANGE | typeof FAR;

/** Closer cuts of an edge are one. */
const SAME_CUT_M = 50;
const AT_END = 0.001;

interface Cut {
  readonly share: number;
  readonly node: number;
}

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly meters: number;
  readonly kind: ArcKind;
}

/** Both directions. */
function addArcs(arcs: Arc[], { from, to, seconds, meters, kind }: Arc): void {
  if (from !== to) arcs.push({ from, to, seconds, meters, kind }, { from: to, to: from, seconds, meters, kind });
}

/** Compressed rows. Edges are cut at intersections. */
export class RoadGraph {
  readonly nodes: Point[];
  /** Arcs of node n are `rows[n]` to `rows[n + 1]`. */
  readonly rows: Int32Array;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  readonly seconds: Float32Array;
  readonly meters: Float32Array;
  readonly kinds: Uint8Array;
  private readonly chainOf: number[];
  private readonly cuts = new Map<number, Cut[]>();

  constructor(readonly edges: EdgeTable) {
    this.nodes = [...edges.nodes];
    this.chainOf = [...edges.chainOf];
    const arcs: Arc[] = [];
    for (const { edge, share, otherEdge, otherShare, meters, seconds, isFar } of findIntersections(edges)) {
      const [from, to] = [this.cut(edge, share), this.cut(otherEdge, otherShare)];
      addArcs(arcs, { from, to, seconds, meters: meters * RULES.connectorBend, kind: isFar ? FAR : CHANGE });
    }
    for (let edge = 0; edge < edges.edgeM.length; edge += 1) this.addEdge(arcs, edge);
    arcs.sort((a, b) => a.from - b.from);
    this.rows = new Int32Array(this.nodes.length + 1);
    for (const [index, { from }] of arcs.entries()) this.rows[from + 1] = index + 1;
    for (let node = 0; node < this.nodes.length; node += 1)
      this.rows[node + 1] = Math.max(this.rows[node + 1] as number, this.rows[node] as number);
    this.tails = Int32Array.from(arcs, ({ from }) => from);
    this.heads = Int32Array.from(arcs, ({ to }) => to);
    this.seconds = Float32Array.from(arcs, ({ seconds }) => seconds);
    this.meters = Float32Array.from(arcs, ({ meters }) => meters);
    this.kinds = Uint8Array.from(arcs, ({ kind }) => kind);
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

  listCuts(edge: number): readonly Cut[] {
    const [a, b] = this.edges.ends(edge);
    if (a === b) return [{ share: 0, node: a }];
    return [{ share: 0, node: a }, ...(this.cuts.get(edge) ?? []), { share: 1, node: b }];
  }

  /** Meters a second along the straight line, with the cost of a gap. */
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
    const node = this.nodes.push(interpolate(this.node(a), this.node(b), share)) - 1;
    this.chainOf.push(this.edges.chainOfEdge(edge));
    this.cuts.set(
      edge,
      [...known, { share, node }].sort((one, other) => one.share - other.share),
    );
    return node;
  }

  private addEdge(arcs: Arc[], edge: number): void {
    const length = this.edges.lengthOf(edge);
    const speed = this.speedOf(edge);
    const kind = length > RULES.gapM ? GAP : ALONG;
    for (const { from, to } of listSegments(this.listCuts(edge))) {
      const straight = (to.share - from.share) * length;
      const [seconds, meters] = [straight / speed, straight * bendOf(length)];
      addArcs(arcs, { from: from.node, to: to.node, seconds, meters, kind });
    }
  }
}
