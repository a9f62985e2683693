import type { Camera } from '@/lib/camera/camera';
import { directionName } from '@/lib/camera/direction';
import { findNearest, type Point } from '@/lib/geo/point';
import { isListed } from '@/lib/camera/traits';
import { compareIds } from '@/lib/core/collections';
import { foldText } from '@/lib/core/fold-text';
import { linkNeighbors, MAX_LINK_M, orderChains } from '@/lib/roads/neighbor-chains';
import { findRoads, type NumberedRoad } from '@/lib/roads/road-numbers';

export interface Neighbors {
  readonly previous: Camera | null;
  readonly next: Camera | null;
}

interface Road {
  readonly name: string;
  readonly road: NumberedRoad | undefined;
}

const NATIONAL = new Set(['i', 'us']);

interface Heading {
  readonly north: number;
  readonly east: number;
}

const NORTHEAST: Heading = { north: 1, east: 1 };
const HEADINGS: Readonly<Record<string, Heading>> = {
  Northbound: { north: 1, east: 0 },
  Southbound: { north: -1, east: 0 },
  Eastbound: { north: 0, east: 1 },
  Westbound: { north: 0, east: -1 },
};

const headTo = (from: Point, to: Point): Heading => ({
  north: to.lat - from.lat,
  east: (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180),
});

const alignment = (a: Heading, b: Heading): number => a.north * b.north + a.east * b.east;

const headingOf = ({ direction }: Camera): Heading | undefined => HEADINGS[directionName(direction)];

function getHeading(camera: Camera, before: Camera | undefined, after: Camera | undefined): Heading {
  if (before || after) return headTo(before ?? camera, after ?? camera);
  return headingOf(camera) ?? NORTHEAST;
}

/** Off the road, a nearest camera alone would lead back and forth between two. */
function listToward(others: readonly Camera[], camera: Camera, heading: Heading, sign: 1 | -1): Camera[] {
  return others.filter((other) => {
    if (alignment(headingOf(other) ?? heading, heading) < 0) return false;
    const ahead = sign * alignment(headTo(camera, other), heading);
    return ahead > 0 || (ahead === 0 && sign * compareIds(camera, other) < 0);
  });
}

/** Caches roads: reuse the instance. */
export class NeighborFinder {
  private readonly roads = new Map<string, Road>();

  find(camera: Camera, cameras: readonly Camera[]): Neighbors {
    const others = cameras.filter((other) => isListed(other) && other.id !== camera.id);
    const chains = this.getChains(camera, others);
    const chain = chains.find((members) => members.includes(camera)) ?? [camera];
    const position = chain.indexOf(camera);
    const onRoad = new Set(chains.flat());
    const offRoad = others.filter((other) => !onRoad.has(other));
    const heading = getHeading(camera, chain[position - 1], chain[position + 1]);
    return {
      previous: chain[position - 1] ?? findNearest(camera, listToward(offRoad, camera, heading, -1)) ?? null,
      next: chain[position + 1] ?? findNearest(camera, listToward(offRoad, camera, heading, 1)) ?? null,
    };
  }

  private getChains(camera: Camera, others: readonly Camera[]): Camera[][] {
    const road = this.getRoadKey(camera);
    if (road === '') return [[camera]];
    const direction = directionName(camera.direction);
    const onRoad = others.filter(
      (other) => this.getRoadKey(other) === road && directionName(other.direction) === direction,
    );
    const network = this.readRoad(camera.roadway).road?.network;
    const maxLinkM = network === 'i' || network === 'us' ? MAX_LINK_M[network] : MAX_LINK_M.state;
    return driveChains([camera, ...onRoad].sort(compareIds), direction, maxLinkM);
  }

  /** Unique per state for numbers, per county for names; '' without a road. */
  private getRoadKey({ roadway, state, county }: Camera): string {
    const { name, road } = this.readRoad(roadway);
    if (name === '') return '';
    if (!road) return `${name}|${state ?? ''}|${county ?? ''}`;
    const number = road.number.replace(/[nsew]$/, '');
    return NATIONAL.has(road.network) ? road.network + number : `${number}|${state ?? ''}`;
  }

  private readRoad(roadway: string): Road {
    let road = this.roads.get(roadway);
    if (!road) {
      const name = foldText(roadway);
      road = { name, road: findRoads(name)[0] };
      this.roads.set(roadway, road);
    }
    return road;
  }
}

function driveChains<T extends Point>(points: readonly T[], direction: string, maxLinkM = Infinity): T[][] {
  return orderChains(points.length, linkNeighbors(points, maxLinkM)).map((chain) => {
    const cameras = chain.flatMap((index) => points[index] ?? []);
    return runsBackwards(cameras, direction) ? cameras.reverse() : cameras;
  });
}

export function driveOrder<T extends Point>(points: readonly T[], direction: string): T[] {
  return driveChains(points, direction).flat();
}

function runsBackwards(chain: readonly Point[], direction: string): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const { north, east } = headTo(first, last);
  const heading = HEADINGS[direction] ?? (Math.abs(north) > Math.abs(east) ? HEADINGS.Northbound : HEADINGS.Eastbound);
  return alignment({ north, east }, heading ?? NORTHEAST) < 0;
}
