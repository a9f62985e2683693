import { degreesToMeters, findFoot, Grid, narrowing, pointBetween, type Foot } from './geometry';
import { LOCAL, type Road } from './road';
import type { Chain, RoadCamera } from './road-chains';
import { listPieces, type Piece, type RouteLine } from './route-line';
import { SNAP } from './rules';

/** A camera at a line. */
export interface CameraHit {
  readonly camera: RoadCamera;
  /** Along the line. */
  readonly meters: number;
  readonly seconds: number;
  /** From the line. */
  readonly offM: number;
  /** Of the piece of the line; of an exact line without road names, the camera's own. */
  readonly road: Road | null;
}

/** A straight piece stands for a road that bends beside it. */
const widthOf = ({ from, to }: Piece) =>
  Math.min(SNAP.chordMostM, Math.max(SNAP.chordLeastM, SNAP.chordShare * (to.meters - from.meters)));

const CELL_DEGREES = 0.05;

/** Cameras by place, for finding those at a line. */
export class CameraGrid {
  private readonly grid = new Grid<RoadCamera>(CELL_DEGREES);
  private readonly foot: Foot = { share: 0, meters: 0 };

  constructor(cameras: readonly RoadCamera[]) {
    for (const camera of cameras) this.grid.put(camera, camera);
  }

  /** In driving order. */
  findAlong(line: RouteLine): CameraHit[] {
    const best = new Map<RoadCamera, CameraHit>();
    for (const piece of listPieces(line)) if (piece.to.road !== null) this.findAtPiece(piece, line.isExact, best);
    const hits = [...best.values()].sort((a, b) => a.meters - b.meters || (a.camera.id < b.camera.id ? -1 : 1));
    return line.isExact ? keepFollowed(hits) : hits;
  }

  private findAtPiece(piece: Piece, isExact: boolean, best: Map<RoadCamera, CameraHit>): void {
    const { from, to } = piece;
    const width = isExact ? SNAP.sameRoadM : Math.max(widthOf(piece), SNAP.namedM);
    const seen = new Set<readonly RoadCamera[]>();
    const degrees = Math.hypot(to.lat - from.lat, (to.lng - from.lng) * narrowing(to.lat));
    const steps = Math.max(1, Math.ceil(degrees / CELL_DEGREES));
    // Circles around the middles of steps hold every point within `width` of the piece.
    const reach = width + degreesToMeters(degrees / steps / 2);
    for (let step = 0; step < steps; step += 1)
      this.grid.around(pointBetween(from, to, (step + 0.5) / steps), reach, (cell) => {
        if (seen.has(cell)) return;
        seen.add(cell);
        for (const camera of cell) this.take(camera, piece, isExact, best);
      });
  }

  private take(camera: RoadCamera, piece: Piece, isExact: boolean, best: Map<RoadCamera, CameraHit>): void {
    const { from, to } = piece;
    const limit = isExact ? SNAP.sameRoadM : limitAt(camera, piece);
    if (limit === 0) return;
    const { share, meters: offM } = findFoot(camera, from, to, this.foot);
    if (offM > limit || offM >= (best.get(camera)?.offM ?? Infinity)) return;
    best.set(camera, {
      camera,
      offM,
      meters: from.meters + share * (to.meters - from.meters),
      seconds: from.seconds + share * (to.seconds - from.seconds),
      road: to.road ?? null,
    });
  }
}

function limitAt({ on, near }: RoadCamera, piece: Piece): number {
  const { road } = piece.to;
  if (!road) return 0;
  if (on.includes(road)) return widthOf(piece);
  return near.includes(road) ? SNAP.namedM : 0;
}

interface Followed {
  /** Spots of each road that the line passes from one to the next. */
  readonly spots: ReadonlyMap<Chain, ReadonlySet<number>>;
  /** Stretches on a large road: from and to, meters along the line, in order. */
  readonly stretches: readonly (readonly [number, number])[];
}

/** The hit nearest to the line at each spot. */
function placeHits(hits: readonly CameraHit[]): Map<Chain, Map<number, CameraHit>> {
  const places = new Map<Chain, Map<number, CameraHit>>();
  for (const hit of hits)
    for (const { chain, spot } of hit.camera.standings) {
      const known = places.get(chain) ?? new Map<number, CameraHit>();
      if (hit.offM < (known.get(spot)?.offM ?? Infinity)) known.set(spot, hit);
      places.set(chain, known);
    }
  return places;
}

const isFollowed = (drivenM: number, linkM: number) =>
  drivenM >= SNAP.followLeast * linkM && drivenM <= SNAP.followMost * linkM + SNAP.followSlackM;

/** Which roads an exact line follows: both ends of a link lie on it, and its way between them is about as long as the link. */
function findFollowed(hits: readonly CameraHit[]): Followed {
  const spots = new Map<Chain, Set<number>>();
  const stretches: [number, number][] = [];
  for (const [chain, known] of placeHits(hits)) {
    const followed = new Set<number>();
    spots.set(chain, followed);
    for (const { a, b, meters } of chain.links) {
      const [from, to] = [known.get(a), known.get(b)];
      if (!from || !to || !isFollowed(Math.abs(from.meters - to.meters), meters)) continue;
      followed.add(a).add(b);
      if (chain.road.rank < LOCAL) stretches.push([Math.min(from.meters, to.meters), Math.max(from.meters, to.meters)]);
    }
  }
  return { spots, stretches: stretches.sort(([a], [b]) => a - b) };
}

/** Answers for points in driving order whether the line is on a large road there: a street's camera then stands at an overpass. */
function createLargeRoadCheck(stretches: Followed['stretches']): (meters: number) => boolean {
  let [passed, reach] = [0, -1];
  return (meters) => {
    for (let next = stretches[passed]; next && next[0] <= meters; next = stretches[passed]) {
      reach = Math.max(reach, next[1]);
      passed += 1;
    }
    return meters <= reach;
  };
}

const standsAt = ({ road, camera: { on, near }, offM }: CameraHit) =>
  road !== null && (on.includes(road) || (near.includes(road) && offM <= SNAP.namedRoadM));

/** The largest road that the line follows where the camera stands. */
function findRoadThere({ camera, road }: CameraHit, { spots }: Followed): Road | undefined {
  return camera.standings
    .filter(({ chain, spot }) => spots.get(chain)?.has(spot))
    .map(({ chain }) => chain.road)
    .filter(({ rank }) => road === null || rank < LOCAL)
    .sort((a, b) => a.rank - b.rank)[0];
}

/** At an exact line: cameras of the road one drives, not those of a road that only crosses it. */
function keepFollowed(hits: readonly CameraHit[]): CameraHit[] {
  const followed = findFollowed(hits);
  const isOnLargeRoad = createLargeRoadCheck(followed.stretches);
  return hits.flatMap((hit) => {
    const isLarge = isOnLargeRoad(hit.meters);
    if (standsAt(hit)) return [hit];
    const road = findRoadThere(hit, followed);
    if (road) return [{ ...hit, road }];
    const { on } = hit.camera;
    const isOverpass = isLarge && on.length > 0 && on.every(({ rank }) => rank === LOCAL);
    const isLone = hit.road === null || on.length === 0;
    return isLone && !isOverpass && hit.offM <= SNAP.otherRoadM ? [hit] : [];
  });
}
