import { metersBetween } from '@/lib/camera/point';
import type { EdgeTable, Hit } from './edges';
import { Grid, headingOf, turnBetween } from './geometry';
import type { Meetings } from './meetings';
import { LOCAL, MOTORWAY, TRUNK } from './road';
import { bendOf, RULES } from './rules';

/** A node with at most one neighbor along its road. */
interface End {
  readonly node: number;
  readonly chain: number;
  /** Away from the road; null for a lone spot. */
  readonly outward: number | null;
}

/** Nodes at which the road meets one at least as large: it need not go on. */
function findMet({ edges, found }: Meetings): Set<number> {
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

function listEnds(meetings: Meetings): End[] {
  const { edges } = meetings;
  const met = findMet(meetings);
  const ends: End[] = [];
  for (const [node, neighbors] of edges.neighbors.entries()) {
    const [neighbor] = neighbors;
    if (neighbors.length > 1 || met.has(node)) continue;
    const outward = neighbor === undefined ? null : headingOf(edges.node(neighbor), edges.node(node));
    ends.push({ node, chain: edges.chainOf[node] as number, outward });
  }
  return ends;
}

/** The nearest roads ahead of an end that it does not know yet, nearest first, and how far counts as near. */
function lookAhead(meetings: Meetings, { node, chain: own, outward }: End): { hits: [number, Hit][]; nearM: number } {
  const { edges } = meetings;
  const rank = edges.rankOf(own);
  const nearM = outward === null ? RULES.endM[rank] / 3 : RULES.endM[rank];
  const farM = rank === MOTORWAY && outward !== null ? RULES.farEndM : nearM;
  const point = edges.node(node);
  const limitOf = (chain: number) => {
    const other = edges.rankOf(chain);
    if (chain === own || (rank < LOCAL && other === LOCAL)) return 0;
    return other <= TRUNK ? farM : nearM;
  };
  const fits = (foot: { lat: number; lng: number }, meters: number) => {
    if (outward === null) return true;
    const most = meters <= nearM ? RULES.endDegrees : RULES.farEndDegrees;
    return turnBetween(outward, headingOf(point, foot)) <= most;
  };
  const hits = [...edges.findNear(point, { withinM: farM, limitOf, fits })];
  hits.sort(([, a], [, b]) => a.meters - b.meters);
  return { hits: hits.filter(([chain]) => !meetings.isKnown(node, chain)), nearM };
}

function joinAhead(meetings: Meetings, end: End): void {
  const { edges } = meetings;
  const { hits, nearM } = lookAhead(meetings, end);
  const speed = RULES.endSpeedMps[edges.rankOf(end.chain)];
  const joined = [0, 0, 0, 0];
  for (const [chain, hit] of hits) {
    const rank = edges.rankOf(chain);
    const count = joined[rank] ?? 0;
    if (count >= RULES.endRoadsOfClass) continue;
    joined[rank] = count + 1;
    const driveS = Math.min(hit.meters, nearM) / speed + Math.max(0, hit.meters - nearM) / RULES.farSpeedMps;
    const seconds = driveS * RULES.offRoadBend + meetings.meetS(end.node, chain) + RULES.guessedMeetS;
    meetings.join(end.node, hit, seconds, hit.meters > nearM);
  }
}

const FACING_AT_MOST = 2;
const CELL_DEGREES = 0.3;

function findFacing(edges: EdgeTable, end: End, ends: Grid<End>): { other: End; meters: number }[] {
  const point = edges.node(end.node);
  const facing: { other: End; meters: number }[] = [];
  ends.around(point, RULES.facingM, (cell) => {
    for (const other of cell) {
      if (other.chain === end.chain || end.outward === null || other.outward === null) continue;
      const there = edges.node(other.node);
      const meters = metersBetween(point, there);
      if (meters > RULES.facingM || meters < 1) continue;
      const heading = headingOf(point, there);
      const turn = Math.max(turnBetween(end.outward, heading), turnBetween(other.outward, heading + 180));
      if (turn <= RULES.facingDegrees) facing.push({ other, meters });
    }
  });
  return facing.sort((a, b) => a.meters - b.meters).slice(0, FACING_AT_MOST);
}

/** Joins the ends of roads to roads ahead, and to ends that run toward them. */
export function findEnds(meetings: Meetings): void {
  const { edges } = meetings;
  const ends = listEnds(meetings);
  for (const end of ends) joinAhead(meetings, end);
  const tips = ends.filter(({ chain, outward }) => outward !== null && edges.rankOf(chain) < LOCAL);
  const grid = new Grid<End>(CELL_DEGREES);
  for (const tip of tips) grid.put(edges.node(tip.node), tip);
  for (const tip of tips)
    for (const { other, meters } of findFacing(edges, tip, grid)) {
      if (meetings.isKnown(tip.node, other.chain)) continue;
      const edge = edges.edgeAt[other.node] as number;
      const seconds = (meters * bendOf(meters)) / RULES.facingSpeedMps + meetings.meetS(tip.node, other.chain);
      meetings.join(tip.node, { edge, share: edges.shareOf(other.node, edge), meters }, seconds);
    }
}
