import { findCrossing } from './geometry';
import type { EdgeTable } from './edges';
import { Meetings, type Interchange } from './meetings';
import { LOCAL } from './road';
import { findEnds } from './road-ends';
import { RULES } from './rules';

function findCrossings(meetings: Meetings): void {
  const { edges } = meetings;
  const seen = new Set<number>();
  const cross = (edge: number, other: number) => {
    const chain = edges.chainOfEdge(edge);
    const otherChain = edges.chainOfEdge(other);
    if (chain === otherChain) return;
    const crossing = findCrossing(edges.startOf(edge), edges.endOf(edge), edges.startOf(other), edges.endOf(other));
    if (!crossing) return;
    const pair = Math.min(edge, other) * edges.edgeA.length + Math.max(edge, other);
    if (seen.has(pair)) return;
    seen.add(pair);
    const longest = Math.max(edges.lengthOf(edge), edges.lengthOf(other));
    const rank = meetings.lesser(chain, otherChain);
    if (rank === LOCAL && longest > RULES.streetCrossingM) return;
    const seconds = (RULES.meetS[rank] ?? 0) + (longest > RULES.gapM ? RULES.guessedMeetS : 0);
    meetings.found.push({ edge, otherEdge: other, ...crossing, meters: 0, seconds, isFar: false });
    meetings.markCrossed(edge, otherChain);
    meetings.markCrossed(other, chain);
  };
  for (const cell of edges.grid.lists())
    for (const [position, edge] of cell.entries())
      for (let next = position + 1; next < cell.length; next += 1) cross(edge, cell[next] as number);
}

/** Roads that pass without crossing on the map: where the camera nearest to the other road is. */
function findPassings(meetings: Meetings): void {
  const { edges, near } = meetings;
  for (const [node, point] of edges.nodes.entries()) {
    const own = edges.chainOf[node] as number;
    const limitOf = (chain: number) => (chain === own ? 0 : (RULES.meetM[meetings.lesser(own, chain)] ?? 0));
    near.push(edges.findNear(point, { withinM: RULES.meetM[edges.rankOf(own)], limitOf }));
  }
  for (const [node, hits] of near.entries())
    for (const [chain, hit] of hits) {
      if (meetings.hasCrossed(node, chain)) continue;
      const isNearer = (other: number) => {
        const theirs = near[other]?.get(chain)?.meters ?? Infinity;
        return theirs < hit.meters || (theirs === hit.meters && other < node);
      };
      if (edges.neighbors[node]?.some(isNearer)) continue;
      const seconds = (hit.meters * RULES.offRoadBend) / RULES.offRoadSpeedMps;
      meetings.join(node, hit, seconds + meetings.meetS(node, chain));
    }
}

/** Roads that a camera's text names. */
function findNamed(meetings: Meetings): void {
  const { edges } = meetings;
  const chainOfKey = new Map(edges.chains.map(({ road }, chain) => [road.key, chain]));
  let node = -1;
  for (const { spots } of edges.chains)
    for (const spot of spots) {
      node += 1;
      const named = new Set<number>();
      for (const { near } of spot.cameras)
        for (const { key, rank } of near) {
          const chain = rank < LOCAL ? chainOfKey.get(key) : undefined;
          if (chain !== undefined && !meetings.isKnown(node, chain)) named.add(chain);
        }
      if (named.size === 0) continue;
      const limitOf = (chain: number) => (named.has(chain) ? RULES.namedM : 0);
      for (const [chain, hit] of edges.findNear(spot, { withinM: RULES.namedM, limitOf })) {
        const speed = RULES.endSpeedMps[edges.rankOfNode(node)];
        meetings.join(node, hit, (hit.meters * RULES.offRoadBend) / speed + meetings.meetS(node, chain));
      }
    }
}

/**
 * Where one may change from one road to another: chains cross on the map, pass each other, end near another, run toward each other,
 * or a text names the other road.
 */
export function findInterchanges(edges: EdgeTable): readonly Interchange[] {
  const meetings = new Meetings(edges);
  findCrossings(meetings);
  findPassings(meetings);
  findEnds(meetings);
  findNamed(meetings);
  return meetings.found;
}
