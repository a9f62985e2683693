import type { Camera } from '@/lib/camera/camera';
import { directionName, HEADINGS } from '@/lib/camera/agency-words';
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

const isNational = (road: NumberedRoad | undefined): road is NumberedRoad & { readonly network: 'i' | 'us' } =>
  road?.network === 'i' || road?.network === 'us';

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

const roads = new Map<string, Road>();

function readRoad(roadway: string): Road {
  let road = roads.get(roadway);
  if (!road) {
    const name = foldText(roadway);
    road = { name, road: findRoads(name)[0] };
    roads.set(roadway, road);
  }
  return road;
}

/** Unique per state for numbers, per county for names; '' without a road. */
function getRoadKey({ roadway, state, county }: Camera): string {
  const { name, road } = readRoad(roadway);
  if (name === '') return '';
  if (!road) return `${name}|${state ?? ''}|${county ?? ''}`;
  const number = road.number.replace(/[nsew]$/, '');
  return isNational(road) ? road.network + number : `${number}|${state ?? ''}`;
}

function getChains(camera: Camera, others: readonly Camera[]): Camera[][] {
  const key = getRoadKey(camera);
  if (key === '') return [[camera]];
  const direction = directionName(camera.direction);
  const onRoad = others.filter((other) => getRoadKey(other) === key && directionName(other.direction) === direction);
  const { road } = readRoad(camera.roadway);
  const maxLinkM = MAX_LINK_M[isNational(road) ? road.network : 'state'];
  return driveChains([camera, ...onRoad].sort(compareIds), direction, maxLinkM);
}

export function findNeighbors(camera: Camera, cameras: readonly Camera[]): Neighbors {
  const others = cameras.filter((other) => isListed(other) && other.id !== camera.id);
  const chains = getChains(camera, others);
  const chain = chains.find((members) => members.includes(camera)) ?? [camera];
  const position = chain.indexOf(camera);
  const [before, after] = [chain[position - 1], chain[position + 1]];
  const onRoad = new Set(chains.flat());
  const offRoad = others.filter((other) => !onRoad.has(other));
  const heading = getTravel(camera, before, after);
  return {
    previous: before ?? findNearest(camera, listToward(offRoad, camera, heading, -1)) ?? null,
    next: after ?? findNearest(camera, listToward(offRoad, camera, heading, 1)) ?? null,
  };
}

function driveChains<T extends Point>(points: readonly T[], direction: string, maxLinkM = Infinity): T[][] {
  return orderChains(points.length, linkNeighbors(points, maxLinkM)).map((chain) => {
    const cameras = chain.flatMap((index) => points[index] ?? []);
    return runsBackwards(cameras, direction) ? cameras.reverse() : cameras;
  });
}

export const driveOrder = <T extends Point>(points: readonly T[], direction: string): T[] =>
  driveChains(points, direction).flat();

function runsBackwards(chain: readonly Point[], direction: string): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  return turnBetween(getHeading(first, last), HEADINGS[direction] ?? NORTHEAST) > 90;
}
