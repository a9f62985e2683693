import type { Camera } from '@/lib/camera/camera';
import { directionName, HEADINGS } from '@/lib/camera/direction';
import { findNearest, metersBetween, type Point } from '@/lib/geo/point';
import { getHeading, turnBetween } from '@/lib/geo/polyline';
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

/** For cameras without a direction. Degrees, as all headings. */
const NORTHEAST = 45;

const headingOf = ({ direction }: Pick<Camera, 'direction'>): number | undefined => HEADINGS[directionName(direction)];

function getTravel(camera: Camera, before: Camera | undefined, after: Camera | undefined): number {
  if (before || after) return getHeading(before ?? camera, after ?? camera);
  return headingOf(camera) ?? NORTHEAST;
}

function metersAhead(from: Point, to: Point, heading: number): number {
  const turn = turnBetween(getHeading(from, to), heading);
  return Math.round(metersBetween(from, to) * Math.cos((turn * Math.PI) / 180));
}

/** Off the road, a nearest camera alone would lead back and forth between two. */
function listToward(others: readonly Camera[], camera: Camera, heading: number, sign: 1 | -1): Camera[] {
  return others.filter((other) => {
    if (turnBetween(headingOf(other) ?? heading, heading) > 90) return false;
    const ahead = sign * metersAhead(camera, other, heading);
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
    const heading = getTravel(camera, chain[position - 1], chain[position + 1]);
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
  return turnBetween(getHeading(first, last), HEADINGS[direction] ?? NORTHEAST) > 90;
}
