import { BoxIndex } from '@/lib/geo/box-index';
import { metersBetween, type Point } from '@/lib/geo/point';
import { findCrossing, getHeading, turnBetween } from '@/lib/geo/polyline';
import { LOCAL, MOTORWAY, TRUNK } from '@/lib/roads/road';
import type { EdgeTable, Hit } from './edges';
import { bendOf, RULES } from './rules';

export interface Intersection {
  readonly edge: number;
  readonly share: number;
  readonly otherEdge: number;
  readonly otherShare: number;
  readonly meters: number;
  readonly seconds: number;
  /** Over land without a known road. */
  readonly isFar: boolean;
}

export class IntersectionBuilder {
  readonly found: Intersection[] = [];
  /** Roads near each node, by chain. */
  readonly near: ReadonlyMap<number, Hit>[] = [];
  private readonly crossed = new Set<number>();

  constructor(readonly edges: EdgeTable) {}

  hasCrossed(node: number, chain: number): boolean {
    return this.crossed.has(node * this.edges.chains.length + chain);
  }

  isKnown(node: number, chain: number): boolean {
    return this.hasCrossed(node, chain) || this.near[node]?.has(chain) === true;
  }

  markCrossed(edge: number, chain: number): void {
    for (const node of this.edges.ends(edge)) this.crossed.add(node * this.edges.chains.length + chain);
  }

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

function findCrossings(builder: IntersectionBuilder): void {
  const { edges } = builder;
  const cross = (edge: number, other: number) => {
    const chain = edges.chainOfEdge(edge);
    const otherChain = edges.chainOfEdge(other);
    if (chain === otherChain) return;
    const crossing = findCrossing(edges.startOf(edge), edges.endOf(edge), edges.startOf(other), edges.endOf(other));
    if (!crossing) return;
    const longest = Math.max(edges.lengthOf(edge), edges.lengthOf(other));
    const rank = builder.lesser(chain, otherChain);
    if (rank === LOCAL && longest > RULES.streetCrossingM) return;
    const seconds = (RULES.meetS[rank] ?? 0) + (longest > RULES.gapM ? RULES.guessedMeetS : 0);
    builder.found.push({ edge, otherEdge: other, ...crossing, meters: 0, seconds, isFar: false });
    builder.markCrossed(edge, otherChain);
    builder.markCrossed(other, chain);
  };
  for (let edge = 0; edge < edges.edgeM.length; edge += 1)
    for (const other of edges.findTouching(edge)) if (other > edge) cross(edge, other);
}

/** Roads that pass without crossing meet at the camera nearest to the other road. */
function findPassings(builder: IntersectionBuilder): void {
  const { edges, near } = builder;
  for (const [node, point] of edges.nodes.entries()) {
    const own = edges.chainOf[node] as number;
    const limitOf = (chain: number) => (chain === own ? 0 : (RULES.meetM[builder.lesser(own, chain)] ?? 0));
    near.push(edges.findNear(point, { withinM: RULES.meetM[edges.rankOf(own)], limitOf }));
  }
  for (const [node, hits] of near.entries())
    for (const [chain, hit] of hits) {
      if (builder.hasCrossed(node, chain)) continue;
      const isNearer = (other: number) => {
        const theirs = near[other]?.get(chain)?.meters ?? Infinity;
        return theirs < hit.meters || (theirs === hit.meters && other < node);
      };
      if (edges.neighbors[node]?.some(isNearer)) continue;
      const seconds = (hit.meters * RULES.connectorBend) / RULES.connectorSpeedMps;
      builder.join(node, hit, seconds + builder.meetS(node, chain));
    }
}

function findNamed(builder: IntersectionBuilder): void {
  const { edges } = builder;
  const chainOfKey = new Map(edges.chains.map(({ road }, chain) => [road.key, chain]));
  const groups = edges.chains.flatMap((chain) => chain.groups);
  for (const [node, group] of groups.entries()) {
    const named = new Set<number>();
    for (const { key, rank } of group.cameras.flatMap(({ near }) => near)) {
      const chain = rank < LOCAL ? chainOfKey.get(key) : undefined;
      if (chain !== undefined && !builder.isKnown(node, chain)) named.add(chain);
    }
    if (named.size === 0) continue;
    const limitOf = (chain: number) => (named.has(chain) ? RULES.namedM : 0);
    const speed = RULES.endSpeedMps[edges.rankOf(edges.chainOf[node] as number)];
    for (const [chain, hit] of edges.findNear(group, { withinM: RULES.namedM, limitOf })) {
      builder.join(node, hit, (hit.meters * RULES.connectorBend) / speed + builder.meetS(node, chain));
    }
  }
}

/** Finds where drivers can change roads. */
export function findIntersections(edges: EdgeTable): readonly Intersection[] {
  const builder = new IntersectionBuilder(edges);
  findCrossings(builder);
  findPassings(builder);
  findEnds(builder);
  findNamed(builder);
  return builder.found;
}

interface End {
  readonly node: number;
  readonly chain: number;
  /** Degrees; null for a lone group. */
  readonly outward: number | null;
}

/** Nodes where the road meets one at least as large, which may be its end. */
function findMet({ edges, found }: IntersectionBuilder): Set<number> {
  const met = new Set<number>();
  const mark = (edge: number, share: number, other: number) => {
    if (edges.rankOf(edges.chainOfEdge(other)) > edges.rankOf(edges.chainOfEdge(edge))) return;
    const [a, b] = edges.ends(edge);
    const length = edges.lengthOf(edge);
    if (share * length <= RULES.endMetM) met.add(a);
    if ((1 - share) * length <= RULES.endMetM) met.add(b);
  };
  for (const { edge, share, otherEdge, otherShare } of found) {
    mark(edge, share, otherEdge);
    mark(otherEdge, otherShare, edge);
  }
  return met;
}

function listEnds(builder: IntersectionBuilder): End[] {
  const { edges } = builder;
  const met = findMet(builder);
  return edges.neighbors.flatMap((neighbors, node) => {
    const [neighbor] = neighbors;
    if (neighbors.length > 1 || met.has(node)) return [];
    const outward = neighbor === undefined ? null : getHeading(edges.node(neighbor), edges.node(node));
    return [{ node, chain: edges.chainOf[node] as number, outward }];
  });
}

function lookAhead(
  builder: IntersectionBuilder,
  { node, chain: own, outward }: End,
): { hits: [number, Hit][]; nearM: number } {
  const { edges } = builder;
  const rank = edges.rankOf(own);
  const nearM = outward === null ? RULES.endM[rank] / 3 : RULES.endM[rank];
  const farM = rank === MOTORWAY && outward !== null ? RULES.farEndM : nearM;
  const point = edges.node(node);
  const limitOf = (chain: number) => {
    const other = edges.rankOf(chain);
    if (chain === own || (rank < LOCAL && other === LOCAL)) return 0;
    return other <= TRUNK ? farM : nearM;
  };
  const fits = (projection: Point, meters: number) => {
    if (outward === null) return true;
    const maxTurn = meters <= nearM ? RULES.endDegrees : RULES.farEndDegrees;
    return turnBetween(outward, getHeading(point, projection)) <= maxTurn;
  };
  const hits = [...edges.findNear(point, { withinM: farM, limitOf, fits })];
  hits.sort(([, a], [, b]) => a.meters - b.meters);
  return { hits: hits.filter(([chain]) => !builder.isKnown(node, chain)), nearM };
}

function joinAhead(builder: IntersectionBuilder, end: End): void {
  const { edges } = builder;
  const { hits, nearM } = lookAhead(builder, end);
  const speed = RULES.endSpeedMps[edges.rankOf(end.chain)];
  const joined = [0, 0, 0, 0];
  for (const [chain, hit] of hits) {
    const rank = edges.rankOf(chain);
    const count = joined[rank] ?? 0;
    if (count >= RULES.endRoadsOfClass) continue;
    joined[rank] = count + 1;
    const driveS = Math.min(hit.meters, nearM) / speed + Math.max(0, hit.meters - nearM) / RULES.farSpeedMps;
    const seconds = driveS * RULES.connectorBend + builder.meetS(end.node, chain) + RULES.guessedMeetS;
    builder.join(end.node, hit, seconds, hit.meters > nearM);
  }
}

const MAX_FACING = 2;

export function findEnds(builder: IntersectionBuilder): void {
  const { edges } = builder;
  const ends = listEnds(builder);
  for (const end of ends) joinAhead(builder, end);
  const tips = ends.filter(({ chain, outward }) => outward !== null && edges.rankOf(chain) < LOCAL);
  const index = BoxIndex.ofPoints(tips.map(({ node }) => edges.node(node)));
  const findFacing = (tip: End) => {
    const point = edges.node(tip.node);
    const facing = index.findNear(point, RULES.facingM).flatMap((at) => {
      const other = tips[at] as End;
      const there = edges.node(other.node);
      const meters = metersBetween(point, there);
      if (other.chain === tip.chain || meters > RULES.facingM || meters < 1) return [];
      const heading = getHeading(point, there);
      const turn = Math.max(turnBetween(tip.outward ?? 0, heading), turnBetween(other.outward ?? 0, heading + 180));
      return turn <= RULES.facingDegrees ? [{ other, meters }] : [];
    });
    return facing.sort((a, b) => a.meters - b.meters).slice(0, MAX_FACING);
  };
  for (const tip of tips)
    for (const { other, meters } of findFacing(tip)) {
      if (builder.isKnown(tip.node, other.chain)) continue;
      const edge = edges.edgeAt[other.node] as number;
      const seconds = (meters * bendOf(meters)) / RULES.facingSpeedMps + builder.meetS(tip.node, other.chain);
      builder.join(tip.node, { edge, share: edges.shareOf(other.node, edge), meters }, seconds);
    }
}
