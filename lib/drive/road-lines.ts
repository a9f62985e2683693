import { metersBetween, type Point } from '@/lib/camera/point';
import type { Link } from '@/lib/search/chains';
import { formatRoad, isInCanada, MOTORWAY, TRUNK, type Road, type RoadKey } from './road';
import type { Chain } from './road-chains';
import { smoothLine } from './smooth-line';

/** The kind of a shield. */
export type Sign = 'interstate' | 'us' | 'province' | 'state';

/** A numbered road, or a piece of one, as a map draws it. */
export interface RoadLine {
  readonly road: RoadKey;
  /** 0 for motorways, 1 for US routes and the provinces' main highways. */
  readonly rank: number;
  readonly sign: Sign;
  /** What its shield says: `90`. */
  readonly shield: string;
  /** `I-90` */
  readonly name: string;
  /** Whether no camera stands along it for so long that its course is not known. */
  readonly isGap: boolean;
  /** Longitudes and latitudes, in turn. */
  readonly line: Float64Array;
}

/** A longer link is a gap, and one longer than the second is drawn as no road. By class of road. */
const LONGEST_SURE_M = [40_000, 25_000];
const LONGEST_GAP_M = [160_000, 60_000];
/** A shorter side branch is a ramp, or a camera of the road that crosses. */
const TWIG_M = 2_500;
/** Cameras nearer to each other stand on both sides of the road: a line through all of them would zigzag. */
const ZIGZAG_M = 500;

/** Positions of spots from fork to fork, or to an end. A ring ends where it starts. */
function joinLinks(count: number, links: readonly Link[]): number[][] {
  const around = Array.from({ length: count }, (): Link[] => []);
  for (const link of links) {
    around[link.a]?.push(link);
    around[link.b]?.push(link);
  }
  const used = new Set<Link>();
  const follow = (start: number, first: Link): number[] => {
    const way = [start];
    let [here, link]: [number, Link | undefined] = [start, first];
    while (link) {
      used.add(link);
      here = link.a === here ? link.b : link.a;
      way.push(here);
      const next: readonly Link[] = around[here] ?? [];
      link = next.length === 2 ? next.find((one) => !used.has(one)) : undefined;
    }
    return way;
  };
  const isPassed = (spot: number) => around[spot]?.length === 2;
  const spots = Array.from(around.keys());
  const starts = [...spots.filter((spot) => !isPassed(spot)), ...spots.filter(isPassed)];
  return starts.flatMap((start) =>
    (around[start] ?? []).flatMap((link) => (used.has(link) ? [] : [follow(start, link)])),
  );
}

const toPair = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + metersBetween(points[index] ?? point, point), 0);

/** Without side branches that are hardly the road. */
function dropTwigs(spots: readonly Point[], links: readonly Link[]): readonly Link[] {
  const degrees = new Map<number, number>();
  for (const spot of links.flatMap(({ a, b }) => [a, b])) degrees.set(spot, (degrees.get(spot) ?? 0) + 1);
  const isTwig = (way: readonly number[]) => {
    const ends = way.filter((_, index) => index === 0 || index === way.length - 1).map((spot) => degrees.get(spot));
    const isBranch = ends.includes(1) && ends.some((degree = 0) => degree > 2);
    return isBranch && lengthOf(way.flatMap((spot) => spots[spot] ?? [])) <= TWIG_M;
  };
  const twigs = joinLinks(spots.length, links).filter(isTwig);
  const dropped = new Set(twigs.flatMap((way) => way.slice(1).map((spot, index) => toPair(spot, way[index] ?? spot))));
  return dropped.size === 0 ? links : links.filter(({ a, b }) => !dropped.has(toPair(a, b)));
}

/** One point for cameras that stand near one another; both ends stay. */
function thin(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const last = kept.at(-1);
    if (!last || metersBetween(last, point) >= ZIGZAG_M) kept.push(point);
    else if (index === points.length - 1) kept.splice(kept.length > 1 ? -1 : 1, 1, point);
  });
  return kept;
}

function signOf({ network, state }: Road): Sign {
  if (network === 'i') return 'interstate';
  if (network === 'us') return 'us';
  return isInCanada(state) ? 'province' : 'state';
}

function toLines({ road, spots, links }: Chain): RoadLine[] {
  const { key, rank } = road;
  const [sureM = 0, gapM = 0] = [LONGEST_SURE_M[rank], LONGEST_GAP_M[rank]];
  const common = { road: key, rank, sign: signOf(road), shield: road.number.toUpperCase(), name: formatRoad(key) };
  const toLine = (isGap: boolean, points: readonly Point[]): RoadLine => {
    return { ...common, isGap, line: Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat])) };
  };
  const pointsOf = (way: readonly number[]) => way.flatMap((spot) => spots[spot] ?? []);
  const sure = dropTwigs(
    spots,
    links.filter(({ meters }) => meters <= sureM),
  );
  const gaps = links.filter(({ meters }) => meters > sureM && meters <= gapM);
  return [
    ...joinLinks(spots.length, sure).map((way) => toLine(false, smoothLine(thin(pointsOf(way))))),
    ...gaps.map(({ a, b }) => toLine(true, pointsOf([a, b]))),
  ];
}

/** Interstates, US routes, state freeways, and the provinces' highways, as far as cameras stand along them. */
export function listRoadLines(chains: readonly Chain[]): RoadLine[] {
  return chains
    .filter(({ road }) => road.network !== 'name' && (road.rank === MOTORWAY || road.rank === TRUNK))
    .flatMap(toLines);
}
