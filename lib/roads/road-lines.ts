import { metersBetween, type Point } from '@/lib/geo/point';
import { getLength, smoothLine } from '@/lib/geo/polyline';
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

function joinLinks(count: number, links: readonly Link[]): number[][] {
  const around = Array.from({ length: count }, (): Link[] => []);
  for (const link of links) {
    around[link.a]?.push(link);
    around[link.b]?.push(link);
  }
  const used = new Set<Link>();
  const follow = (start: number, first: Link): number[] => {
    const path = [start];
    let [here, link]: [number, Link | undefined] = [start, first];
    while (link) {
      used.add(link);
      here = link.a === here ? link.b : link.a;
      path.push(here);
      const next: readonly Link[] = around[here] ?? [];
      link = next.length === 2 ? next.find((one) => !used.has(one)) : undefined;
    }
    return path;
  };
  const isPassed = (group: number) => around[group]?.length === 2;
  const groups = Array.from(around.keys());
  const starts = [...groups.filter((group) => !isPassed(group)), ...groups.filter(isPassed)];
  return starts.flatMap((start) =>
    (around[start] ?? []).flatMap((link) => (used.has(link) ? [] : [follow(start, link)])),
  );
}

const toPair = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;

function dropSpurs(groups: readonly Point[], links: readonly Link[]): readonly Link[] {
  const degrees = new Map<number, number>();
  for (const group of links.flatMap(({ a, b }) => [a, b])) degrees.set(group, (degrees.get(group) ?? 0) + 1);
  const isSpur = (path: readonly number[]) => {
    const ends = path.filter((_, index) => index === 0 || index === path.length - 1).map((group) => degrees.get(group));
    const isBranch = ends.includes(1) && ends.some((degree = 0) => degree > 2);
    return isBranch && getLength(path.flatMap((group) => groups[group] ?? [])) <= SPUR_M;
  };
  const spurs = joinLinks(groups.length, links).filter(isSpur);
  const dropped = new Set(
    spurs.flatMap((path) => path.slice(1).map((group, index) => toPair(group, path[index] ?? group))),
  );
  return links.filter(({ a, b }) => !dropped.has(toPair(a, b)));
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
  const sure = dropSpurs(
    groups,
    links.filter(({ meters }) => meters <= sureM),
  );
  const gaps = links.filter(({ meters }) => meters > sureM && meters <= gapM);
  const known = joinLinks(groups.length, sure).map((path) => smoothLine(thin(toPoints(path))));
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
