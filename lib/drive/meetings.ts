import type { EdgeTable, Hit } from './edges';
import { RULES } from './rules';

/** A way from one road to another, between a point of an edge and a point of the other's. */
export interface Interchange {
  readonly edge: number;
  readonly share: number;
  readonly otherEdge: number;
  readonly otherShare: number;
  readonly meters: number;
  readonly seconds: number;
  /** Over land where no road is known. */
  readonly isFar: boolean;
}

/** What the steps of finding interchanges share. */
export class Meetings {
  readonly found: Interchange[] = [];
  /** Roads near each node. */
  readonly near: ReadonlyMap<number, Hit>[] = [];
  private readonly crossed = new Set<number>();

  constructor(readonly edges: EdgeTable) {}

  /** Whether an edge of the node crosses the road. */
  hasCrossed(node: number, chain: number): boolean {
    return this.crossed.has(node * this.edges.chains.length + chain);
  }

  isKnown(node: number, chain: number): boolean {
    return this.hasCrossed(node, chain) || this.near[node]?.has(chain) === true;
  }

  markCrossed(edge: number, chain: number): void {
    for (const node of this.edges.ends(edge)) this.crossed.add(node * this.edges.chains.length + chain);
  }

  /** The lesser class of two roads, which says how they meet. */
  lesser(chain: number, other: number): number {
    return Math.max(this.edges.rankOf(chain), this.edges.rankOf(other));
  }

  meetS(node: number, chain: number): number {
    return RULES.meetS[this.lesser(this.edges.chainOf[node] as number, chain)] ?? 0;
  }

  join(node: number, { edge: otherEdge, share: otherShare, meters }: Hit, seconds: number, isFar = false): void {
    const edge = this.edges.edgeAt[node] as number;
    const share = this.edges.shareOf(node, edge);
    this.found.push({ edge, share, otherEdge, otherShare, meters, seconds, isFar });
  }
}
