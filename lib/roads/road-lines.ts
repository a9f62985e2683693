import { metersBetween, type Point } from '@/lib/geo/point';
import { smoothLine } from '@/lib/geo/polyline';
import type { Link } from './neighbor-chains';
import { isCanadian } from '@/lib/camera/regions';
import { MOTORWAY, TRUNK, type Road } from './road';
import type { Chain } from './road-chains';

export type Shield = 'interstate' | 'us' | 'province' | 'state';

export interface RoadLine {
  readonly rank: number;
  readonly shield: Shield;
  readonly number: string;
  /** Its course between two cameras is not known. */
  readonly isGap: boolean;
  readonly points: readonly Point[];
}

/** By road class: a longer link is a gap, or beyond the second limit not drawn. */
const MAX_SURE_M = [40_000, 25_000];
const MAX_GAP_M = [160_000, 60_000];
/** A shorter branch is a ramp or a camera of a crossing road. */
const SPUR_M = 2_500;
/** Closer cameras are on both sides of the road: a line through all would zigzag. */
const ZIGZAG_M = 500;

interface Path {
  readonly groups: readonly number[];
  readonly links: readonly Link[];
  /** Leads from a fork to a dead end. */
  readonly isBranch: boolean;
}

function joinLinks(count: number, links: readonly Link[]): Path[] {
  const around = Array.from({ length: count }, (): Link[] => []);
  for (const link of links) {
    around[link.a]?.push(link);
    around[link.b]?.push(link);
  }
  const used = new Set<Link>();
  const degreeOf = (group: number) => around[group]?.length ?? 0;
  const isPassed = (group: number) => degreeOf(group) === 2;
  const follow = (start: number, first: Link): Path => {
    const path = { groups: [start], links: [] as Link[] };
    let [here, link]: [number, Link | undefined] = [start, first];
    while (link) {
      used.add(link);
      path.links.push(link);
      here = link.a === here ? link.b : link.a;
      path.groups.push(here);
      link = isPassed(here) ? around[here]?.find((one) => !used.has(one)) : undefined;
    }
    const degrees = [degreeOf(start), degreeOf(here)];
    return { ...path, isBranch: Math.min(...degrees) === 1 && Math.max(...degrees) > 2 };
  };
  const groups = Array.from(around.keys());
  const starts = [...groups.filter((group) => !isPassed(group)), ...groups.filter(isPassed)];
  return starts.flatMap((start) =>
    (around[start] ?? []).flatMap((link) => (used.has(link) ? [] : [follow(start, link)])),
  );
}

function dropSpurs(count: number, links: readonly Link[]): readonly Link[] {
  const isSpur = (path: Path) => path.isBranch && path.links.reduce((sum, { meters }) => sum + meters, 0) <= SPUR_M;
  const dropped = new Set(joinLinks(count, links).flatMap((path) => (isSpur(path) ? path.links : [])));
  return links.filter((link) => !dropped.has(link));
}

function thin(points: readonly Point[]): Point[] {
  const rest: Point[] = [];
  points.forEach((point, index) => {
    const last = rest.at(-1);
    if (!last || metersBetween(last, point) >= ZIGZAG_M) rest.push(point);
    else if (index === points.length - 1) rest.splice(rest.length > 1 ? -1 : 1, 1, point);
  });
  return rest;
}

function getShield({ network, state }: Road): Shield {
  if (network === 'i') return 'interstate';
  if (network === 'us') return 'us';
  return isCanadian(state) ? 'province' : 'state';
}

function toLines({ road, groups, links }: Chain): RoadLine[] {
  const { rank } = road;
  const [sureM = 0, gapM = 0] = [MAX_SURE_M[rank], MAX_GAP_M[rank]];
  const common = { rank, shield: getShield(road), number: road.number.toUpperCase() };
  const toPoints = (path: readonly number[]) => path.flatMap((group) => groups[group] ?? []);
  const near = links.filter(({ meters }) => meters <= sureM);
  const sure = dropSpurs(groups.length, near);
  const gaps = links.filter(({ meters }) => meters > sureM && meters <= gapM);
  const known = joinLinks(groups.length, sure).map((path) => smoothLine(thin(toPoints(path.groups))));
  return [
    ...known.map((points) => ({ ...common, isGap: false, points: points.map(toPoint) })),
    ...gaps.map(({ a, b }) => ({ ...common, isGap: true, points: toPoints([a, b]).map(toPoint) })),
  ];
}

/** Drops the cameras, which must not leave the worker. */
const toPoint = ({ lat, lng }: Point): Point => ({ lat, lng });

export function listRoadLines(chains: readonly Chain[]): RoadLine[] {
  return chains
    .filter(({ road }) => road.network !== 'name' && (road.rank === MOTORWAY || road.rank === TRUNK))
    .flatMap(toLines);
}
