import type { Point } from '@/lib/geo/point';
import { interpolate } from '@/lib/geo/polyline';
import { LOCAL, TRUNK, type Road } from '@/lib/roads/road';
import { speedOf, takeNearest, type EdgeIndex, type Hit, type Node } from './edges';
import { bendOf, RULES } from './rules';

export interface Access extends Hit {
  readonly node: Node;
  readonly point: Point;
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

function findRoads(index: EdgeIndex, place: Point, isFar: boolean): Hit[] {
  const near = new Map(index.findNear(place, { withinM: RULES.accessM, limitOf: () => RULES.accessM }));
  if (isFar || ![...near.keys()].some(({ rank }) => rank < LOCAL)) {
    const limitOf = ({ rank }: Road) => (rank <= TRUNK ? RULES.farAccessM : 0);
    for (const [road, hit] of index.findNear(place, { withinM: RULES.farAccessM, limitOf })) near.set(road, hit);
  }
  return takeNearest(near.values(), RULES.accessRoadsOfClass);
}

function toAccesses(hit: Hit): Access[] {
  const { edge, share, meters } = hit;
  const speed = speedOf(edge);
  const connectorSeconds = getConnectorSeconds(meters);
  const common = {
    ...hit,
    point: interpolate(edge.a, edge.b, share),
    speed,
    connectorMeters: meters * RULES.connectorBend,
    connectorSeconds,
  };
  const after = edge.cuts.findIndex((cut) => cut.share >= share);
  return edge.cuts.slice(Math.max(0, after - 1), after + 1).map(({ share: end, node }) => {
    const straight = Math.abs(end - share) * edge.meters;
    const [alongM, alongS] = [straight * bendOf(edge.meters), straight / speed];
    return { ...common, node, alongM, alongS, seconds: connectorSeconds + alongS };
  });
}

/** @param isFar includes large roads far away */
export function findAccess(index: EdgeIndex, place: Point, isFar: boolean): Access[] {
  return findRoads(index, place, isFar).flatMap(toAccesses);
}
