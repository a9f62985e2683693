import type { Point } from '@/lib/camera/point';
import type { Hit } from './edges';
import { pointBetween } from './geometry';
import type { RoadGraph } from './road-graph';
import { LOCAL, TRUNK, type Road } from './road';
import { bendOf, RULES } from './rules';

/** How a place is joined to a node of the graph: over streets we do not know to the nearest point of a road, and along it. */
export interface Access {
  readonly node: number;
  readonly edge: number;
  /** Of the point on the edge. */
  readonly share: number;
  readonly point: Point;
  readonly road: Road;
  /** Straight meters of the edge, and meters a second along them. */
  readonly length: number;
  readonly speed: number;
  readonly offRoadM: number;
  readonly offRoadS: number;
  readonly alongM: number;
  readonly alongS: number;
  /** Both together. */
  readonly seconds: number;
}

/** Streets near, country roads farther off. */
function offRoadS(meters: number): number {
  const near = Math.min(meters, RULES.accessM) / RULES.offRoadSpeedMps;
  return (near + Math.max(0, meters - RULES.accessM) / RULES.farSpeedMps) * RULES.offRoadBend;
}

function findRoads({ edges }: RoadGraph, place: Point, isFar: boolean): Hit[] {
  const near = new Map(edges.findNear(place, { withinM: RULES.accessM, limitOf: () => RULES.accessM }));
  const rankOf = ({ edge }: Hit) => edges.rankOf(edges.chainOfEdge(edge));
  if (isFar || ![...near.values()].some((hit) => rankOf(hit) < LOCAL)) {
    const limitOf = (chain: number) => (edges.rankOf(chain) <= TRUNK ? RULES.farAccessM : 0);
    for (const [chain, hit] of edges.findNear(place, { withinM: RULES.farAccessM, limitOf })) near.set(chain, hit);
  }
  const counts = [0, 0, 0, 0];
  return [...near.values()]
    .sort((a, b) => a.meters - b.meters)
    .filter((hit) => {
      const rank = rankOf(hit);
      const count = (counts[rank] ?? 0) + 1;
      counts[rank] = count;
      return count <= RULES.accessRoadsOfClass;
    });
}

function toAccesses(graph: RoadGraph, { edge, share, meters }: Hit): Access[] {
  const pieces = graph.piecesOf(edge);
  const after = pieces.findIndex((piece) => piece.share >= share);
  const length = graph.edges.lengthOf(edge);
  const speed = graph.speedOf(edge);
  const [a, b] = graph.edges.ends(edge);
  const common = {
    edge,
    share,
    point: pointBetween(graph.node(a), graph.node(b), share),
    road: graph.roadOfEdge(edge),
    length,
    speed,
    offRoadM: meters * RULES.offRoadBend,
    offRoadS: offRoadS(meters),
  };
  return [pieces[after - 1], pieces[after]].flatMap((piece) => {
    if (!piece) return [];
    const straight = Math.abs(piece.share - share) * length;
    const alongS = straight / speed;
    const seconds = common.offRoadS + alongS;
    return [{ ...common, node: piece.node, alongM: straight * bendOf(length), alongS, seconds }];
  });
}

/** Ways from a place to the nearest roads of each class. @param isFar also large roads far off */
export function findAccess(graph: RoadGraph, place: Point, isFar: boolean): Access[] {
  return findRoads(graph, place, isFar).flatMap((hit) => toAccesses(graph, hit));
}
