import { BoxIndex } from '@/lib/geo/box-index';
import { metersBetween } from '@/lib/geo/point';
import { findCrossing, getHeading, interpolate, turnBetween } from '@/lib/geo/polyline';
import { LOCAL, MOTORWAY, TRUNK, type Road, type RoadClass } from '@/lib/roads/road';
import { otherEnd, takeNearest, type Edge, type EdgeIndex, type Hit, type Node, type Spot } from './edges';
import { bendOf, RULES } from './rules';

export interface Intersection {
  readonly from: Spot;
  readonly to: Spot;
  readonly meters: number;
  readonly seconds: number;
  /** Over land without a known road. */
  readonly isFar: boolean;
}

const lesserOf = (one: Road, other: Road) => Math.max(one.rank, other.rank) as RoadClass;
const meetS = (one: Road, other: Road) => RULES.meetS[lesserOf(one, other)];

function toSpot(node: Node): Spot {
  const edge = node.edges.at(-1) as Edge;
  return { edge, share: edge.a === node ? 0 : 1 };
}

const listNeighbors = (node: Node): Node[] =>
  node.edges.filter(({ a, b }) => a !== b).map((edge) => otherEnd(node, edge));

class IntersectionBuilder {
  readonly found: Intersection[] = [];
  readonly near = new Map<Node, ReadonlyMap<Road, Hit>>();
  private readonly crossed = new Map<Node, Set<Road>>();

  constructor(readonly index: EdgeIndex) {}

  hasCrossed(node: Node, road: Road): boolean {
    return this.crossed.get(node)?.has(road) === true;
  }

  isKnown(node: Node, road: Road): boolean {
    return this.hasCrossed(node, road) || this.near.get(node)?.has(road) === true;
  }

  markCrossed({ a, b }: Edge, road: Road): void {
    for (const node of [a, b]) this.crossed.set(node, (this.crossed.get(node) ?? new Set()).add(road));
  }

  join(node: Node, { edge, share, meters }: Hit, driveS: number, isFar = false): void {
    const seconds = driveS + meetS(node.road, edge.road);
    this.found.push({ from: toSpot(node), to: { edge, share }, meters, seconds, isFar });
  }
}

function findCrossings(builder: IntersectionBuilder): void {
  for (const [edge, other] of builder.index.listTouching()) {
    const crossing = edge.road === other.road ? null : findCrossing(edge.a, edge.b, other.a, other.b);
    if (!crossing) continue;
    const longest = Math.max(edge.meters, other.meters);
    if (lesserOf(edge.road, other.road) === LOCAL && longest > RULES.streetCrossingM) continue;
    const seconds = meetS(edge.road, other.road) + (longest > RULES.gapM ? RULES.guessedMeetS : 0);
    const [from, to] = [
      { edge, share: crossing.share },
      { edge: other, share: crossing.otherShare },
    ];
    builder.found.push({ from, to, meters: 0, seconds, isFar: false });
    builder.markCrossed(edge, other.road);
    builder.markCrossed(other, edge.road);
  }
}

function findPassings(builder: IntersectionBuilder): void {
  const { index, near } = builder;
  for (const node of index.nodes) {
    const limitOf = (road: Road) => (road === node.road ? 0 : RULES.meetM[lesserOf(node.road, road)]);
    near.set(node, index.findNear(node, { withinM: RULES.meetM[node.road.rank], limitOf }));
  }
  for (const [node, hits] of near)
    for (const [road, hit] of hits) {
      const isNearer = (other: Node) => (near.get(other)?.get(road)?.meters ?? Infinity) < hit.meters;
      if (builder.hasCrossed(node, road) || listNeighbors(node).some(isNearer)) continue;
      builder.join(node, hit, (hit.meters * RULES.connectorBend) / RULES.connectorSpeedMps);
    }
}

function findNamed(builder: IntersectionBuilder): void {
  for (const node of builder.index.nodes) {
    const texts = node.cameras.flatMap(({ near }) => near);
    const named = new Set(texts.filter((road) => road.rank < LOCAL && !builder.isKnown(node, road)));
    if (named.size === 0) continue;
    const limitOf = (road: Road) => (named.has(road) ? RULES.namedM : 0);
    const speed = RULES.endSpeedMps[node.road.rank];
    for (const hit of builder.index.findNear(node, { withinM: RULES.namedM, limitOf }).values())
      builder.join(node, hit, (hit.meters * RULES.connectorBend) / speed);
  }
}

export function findIntersections(index: EdgeIndex): readonly Intersection[] {
  const builder = new IntersectionBuilder(index);
  findCrossings(builder);
  findPassings(builder);
  findEnds(builder);
  findNamed(builder);
  return builder.found;
}

type End = ReturnType<typeof listEnds>[number];

function findMet(found: readonly Intersection[]): Set<Node> {
  const met = new Set<Node>();
  for (const { from, to } of found)
    for (const [{ edge, share }, other] of [
      [from, to],
      [to, from],
    ] as const) {
      if (other.edge.road.rank > edge.road.rank) continue;
      if (share * edge.meters <= RULES.endMetM) met.add(edge.a);
      if ((1 - share) * edge.meters <= RULES.endMetM) met.add(edge.b);
    }
  return met;
}

/** `outward` is in degrees; null for a lone group. */
function listEnds({ index, found }: IntersectionBuilder) {
  const met = findMet(found);
  return index.nodes.flatMap((node) => {
    const [neighbor, ...others] = listNeighbors(node);
    if (others.length > 0 || met.has(node)) return [];
    return [{ node, outward: neighbor ? getHeading(neighbor, node) : null }];
  });
}

function joinAhead(builder: IntersectionBuilder, { node, outward }: End): void {
  const { rank } = node.road;
  const nearM = outward === null ? RULES.endM[rank] / 3 : RULES.endM[rank];
  const farM = rank === MOTORWAY && outward !== null ? RULES.farEndM : nearM;
  const limitOf = (road: Road) => {
    if (road === node.road || (rank < LOCAL && road.rank === LOCAL)) return 0;
    return road.rank <= TRUNK ? farM : nearM;
  };
  const fits = ({ edge: { a, b }, share, meters }: Hit) => {
    const maxTurn = meters <= nearM ? RULES.endDegrees : RULES.farEndDegrees;
    return outward === null || turnBetween(outward, getHeading(node, interpolate(a, b, share))) <= maxTurn;
  };
  const hits = [...builder.index.findNear(node, { withinM: farM, limitOf, fits }).values()];
  const unknown = hits.filter(({ edge }) => !builder.isKnown(node, edge.road));
  for (const hit of takeNearest(unknown, RULES.endRoadsOfClass)) {
    const beyondM = Math.max(0, hit.meters - nearM);
    const driveS = (hit.meters - beyondM) / RULES.endSpeedMps[rank] + beyondM / RULES.farSpeedMps;
    builder.join(node, hit, driveS * RULES.connectorBend + RULES.guessedMeetS, beyondM > 0);
  }
}

const MAX_FACING = 2;

function findEnds(builder: IntersectionBuilder): void {
  const ends = listEnds(builder);
  for (const end of ends) joinAhead(builder, end);
  const tips = ends.filter(({ node, outward }) => outward !== null && node.road.rank < LOCAL);
  const index = BoxIndex.ofPoints(tips.map(({ node }) => node));
  const findFacing = ({ node, outward }: End) => {
    const facing = index.findNear(node, RULES.facingM).flatMap((at) => {
      const other = tips[at] as End;
      const meters = metersBetween(node, other.node);
      if (other.node.road === node.road || meters > RULES.facingM) return [];
      const heading = getHeading(node, other.node);
      const turn = Math.max(turnBetween(outward ?? 0, heading), turnBetween(other.outward ?? 0, heading + 180));
      return turn <= RULES.facingDegrees ? [{ ...toSpot(other.node), meters }] : [];
    });
    return facing.sort((a, b) => a.meters - b.meters).slice(0, MAX_FACING);
  };
  for (const tip of tips)
    for (const hit of findFacing(tip))
      if (!builder.isKnown(tip.node, hit.edge.road))
        builder.join(tip.node, hit, (hit.meters * bendOf(hit.meters)) / RULES.facingSpeedMps);
}
