import type { Point } from '@/lib/geo/point';
import type { Hit } from './edges';
import { interpolate } from '@/lib/geo/polyline';
import type { RoadGraph } from './road-graph';
import { LOCAL, TRUNK, type Road } from '@/lib/roads/road';
import { bendOf, RULES } from './rules';

/** Joins a place to a node, over unknown streets and along a road. */
export interface Access {
  readonly node: number;
  readonly edge: number;
  readonly share: number;
  readonly point: Point;
  readonly road: Road;
  /** Straight meters of the edge. */
  readonly length: number;
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
  const pieces = graph.listCuts(edge);
  const after = pieces.findIndex((piece) => piece.share >= share);
  const length = graph.edges.lengthOf(edge);
  const speed = graph.speedOf(edge);
  const [a, b] = graph.edges.ends(edge);
  const common = {
    edge,
    share,
    point: interpolate(graph.node(a), graph.node(b), share),
    road: graph.roadOfEdge(edge),
    length,
    speed,
    connectorMeters: meters * RULES.connectorBend,
    connectorSeconds: getConnectorSeconds(meters),
  };
  return [pieces[after - 1], pieces[after]].flatMap((piece) => {
    if (!piece) return [];
    const straight = Math.abs(piece.share - share) * length;
    const alongS = straight / speed;
    const seconds = common.connectorSeconds + alongS;
    return [{ ...common, node: piece.node, alongM: straight * bendOf(length), alongS, seconds }];
  });
}

/** @param isFar includes large roads far away */
export function findAccess(graph: RoadGraph, place: Point, isFar: boolean): Access[] {
  return findRoads(graph, place, isFar).flatMap((hit) => toAccesses(graph, hit));
}
