import { BoxIndex, expandBox } from '@/lib/geo/box-index';
import { getBounds } from '@/lib/geo/ring';
import { metersBetween, type Point } from '@/lib/geo/point';
import {
  getHeading,
  listSegments,
  pointAlong,
  projectOnSegment,
  type PathPoint,
  type Segment,
} from '@/lib/geo/polyline';
import { LOCAL, type Road } from '@/lib/roads/road';
import type { Chain, RoadCamera } from '@/lib/roads/road-chains';
import { SNAP } from './rules';

export interface LinePoint extends PathPoint {
  readonly seconds: number;
  /** The road of the segment that ends here. Null: off road; undefined: unknown. */
  readonly road?: Road | null | undefined;
}

export interface RouteLine {
  /** At least two. */
  readonly points: readonly LinePoint[];
  /** Follows the pavement instead of running straight from camera to camera. */
  readonly isExact: boolean;
}

export const getStart = ({ points }: RouteLine) => points[0] as LinePoint;
export const getEnd = ({ points }: RouteLine) => points.at(-1) as LinePoint;

/** Over a stretch long enough to ignore ramps. */
export function headingAt({ points }: RouteLine, meters: number): number {
  return getHeading(pointAlong(points, meters - SNAP.headingM), pointAlong(points, meters + SNAP.headingM));
}

interface TracedPoint extends Point {
  readonly road?: Road | undefined;
}

/** A track has a point each second. */
const THIN_M = 25;
/** About 56 mph, for tracks without times. */
const FREE_FLOW_MPS = 25;

/** @param points at least two @param seconds of the whole line */
export function toExactLine(points: readonly TracedPoint[], seconds?: number): RouteLine {
  const thinned: LinePoint[] = [];
  let meters = 0;
  for (const [index, { lat, lng, road }] of points.entries()) {
    const last = thinned.at(-1);
    const driven = last ? metersBetween(last, { lat, lng }) : 0;
    if (last && driven < THIN_M && last.road === road && index < points.length - 1) continue;
    meters += driven;
    thinned.push({ lat, lng, meters, seconds: 0, road });
  }
  const pace = seconds === undefined || meters === 0 ? 1 / FREE_FLOW_MPS : seconds / meters;
  return { points: thinned.map((point) => ({ ...point, seconds: point.meters * pace })), isExact: true };
}

export interface CameraHit {
  readonly camera: RoadCamera;
  /** Along the line. */
  readonly meters: number;
  readonly seconds: number;
  readonly offM: number;
  /** The segment's road; on an exact line without road names, the camera's. */
  readonly road: Road | null;
}

/** The road bends on both sides of a straight segment. */
const getWidth = ({ from, to }: Segment) =>
  Math.min(SNAP.maxChordM, Math.max(SNAP.minChordM, SNAP.chordShare * (to.meters - from.meters)));

export class CameraIndex {
  private readonly index: BoxIndex;

  constructor(private readonly cameras: readonly RoadCamera[]) {
    this.index = BoxIndex.ofPoints(cameras);
  }

  /** In driving order. */
  findAlong({ points, isExact }: RouteLine): CameraHit[] {
    const best = new Map<RoadCamera, CameraHit>();
    for (const segment of listSegments(points))
      for (const hit of segment.to.road === null ? [] : this.findAtSegment(segment, isExact))
        if (hit.offM < (best.get(hit.camera)?.offM ?? Infinity)) best.set(hit.camera, hit);
    const hits = [...best.values()].sort((a, b) => a.meters - b.meters || (a.camera.id < b.camera.id ? -1 : 1));
    return isExact ? keepFollowed(hits) : hits;
  }

  private findAtSegment(segment: Segment<LinePoint>, isExact: boolean): CameraHit[] {
    const { from, to } = segment;
    const width = isExact ? SNAP.sameRoadM : Math.max(getWidth(segment), SNAP.namedM);
    return this.index.search(expandBox(getBounds([from, to]), width)).flatMap((at) => {
      const camera = this.cameras[at] as RoadCamera;
      const limit = isExact ? width : getLimit(camera, segment);
      if (limit === 0) return [];
      const { share, meters: offM } = projectOnSegment(camera, from, to);
      if (offM > limit) return [];
      const meters = from.meters + share * (to.meters - from.meters);
      const seconds = from.seconds + share * (to.seconds - from.seconds);
      return [{ camera, offM, meters, seconds, road: to.road ?? null }];
    });
  }
}

function getLimit({ on, near }: RoadCamera, segment: Segment<LinePoint>): number {
  const { road } = segment.to;
  if (!road) return 0;
  if (on.includes(road)) return getWidth(segment);
  return near.includes(road) ? SNAP.namedM : 0;
}

function placeHits(hits: readonly CameraHit[]): Map<Chain, Map<number, CameraHit>> {
  const places = new Map<Chain, Map<number, CameraHit>>();
  for (const hit of hits)
    for (const { chain, group } of hit.camera.positions) {
      const known = places.get(chain) ?? new Map<number, CameraHit>();
      if (hit.offM < (known.get(group)?.offM ?? Infinity)) known.set(group, hit);
      places.set(chain, known);
    }
  return places;
}

const isFollowed = (drivenM: number, linkM: number) =>
  drivenM >= SNAP.minFollow * linkM && drivenM <= SNAP.maxFollow * linkM + SNAP.followSlackM;

type Followed = ReturnType<typeof findFollowed>;

function findFollowed(hits: readonly CameraHit[]) {
  const groups = new Map<Chain, Set<number>>();
  // Meters along the line, on large roads.
  const stretches: [number, number][] = [];
  for (const [chain, known] of placeHits(hits)) {
    const followed = new Set<number>();
    groups.set(chain, followed);
    for (const { a, b, meters } of chain.links) {
      const [from, to] = [known.get(a), known.get(b)];
      if (!from || !to || !isFollowed(Math.abs(from.meters - to.meters), meters)) continue;
      followed.add(a).add(b);
      if (chain.road.rank < LOCAL) stretches.push([Math.min(from.meters, to.meters), Math.max(from.meters, to.meters)]);
    }
  }
  return { groups, stretches };
}

const isOnRoad = ({ road, camera: { on, near }, offM }: CameraHit) =>
  road !== null && (on.includes(road) || (near.includes(road) && offM <= SNAP.namedRoadM));

function findRoadThere({ camera, road }: CameraHit, { groups }: Followed): Road | undefined {
  return camera.positions
    .filter(({ chain, group }) => groups.get(chain)?.has(group))
    .map(({ chain }) => chain.road)
    .filter(({ rank }) => road === null || rank < LOCAL)
    .sort((a, b) => a.rank - b.rank)[0];
}

function keepFollowed(hits: readonly CameraHit[]): CameraHit[] {
  const followed = findFollowed(hits);
  // On a large road, a street's camera is at an overpass.
  const isOverpass = ({ meters, camera: { on } }: CameraHit) =>
    on.length > 0 &&
    on.every(({ rank }) => rank === LOCAL) &&
    followed.stretches.some(([from, to]) => from <= meters && meters <= to);
  return hits.flatMap((hit) => {
    if (isOnRoad(hit)) return [hit];
    const road = findRoadThere(hit, followed);
    if (road) return [{ ...hit, road }];
    const isLone = hit.road === null || hit.camera.on.length === 0;
    return isLone && hit.offM <= SNAP.otherRoadM && !isOverpass(hit) ? [hit] : [];
  });
}
