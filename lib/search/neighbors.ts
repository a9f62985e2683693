import type { Camera } from '@/lib/camera/camera';
import { directionName } from '@/lib/camera/direction';
import { metersBetween, type Point } from '@/lib/camera/point';
import { isListed } from '@/lib/camera/traits';
import { compareIds } from '@/lib/core/collections';
import { foldText } from '@/lib/core/fold-text';
import { findRoads, type NumberedRoad } from './roads';

export interface Neighbors {
  readonly previous: Camera | null;
  readonly next: Camera | null;
}

interface Road {
  readonly name: string;
  readonly road: NumberedRoad | undefined;
}

/** A number here means the same road in every state. */
const NATIONAL = new Set(['i', 'us']);

/** Keep it between calls: it caches the roads. */
export class NeighborFinder {
  private readonly roads = new Map<string, Road>();

  /** On the same road and direction; past its end, the nearest camera off the road. Null only if there is none. */
  find(camera: Camera, cameras: readonly Camera[]): Neighbors {
    const others = cameras.filter((other) => isListed(other) && other.id !== camera.id);
    const chain = this.getChain(camera, others);
    const position = chain.indexOf(camera);
    const onRoad = new Set(chain);
    const offRoad = others.filter((other) => !onRoad.has(other));
    const next = chain[position + 1] ?? findNearest(camera, offRoad);
    const previous = chain[position - 1] ?? findNearest(camera, offRoad, next);
    return { previous, next };
  }

  private getChain(camera: Camera, others: readonly Camera[]): Camera[] {
    const road = this.getRoadKey(camera);
    if (road === '') return [camera];
    const direction = directionName(camera.direction);
    const onRoad = others.filter(
      (other) =>
        other.roadway !== '' && this.getRoadKey(other) === road && directionName(other.direction) === direction,
    );
    // Sorted by id, the chain is the same for each of its cameras.
    return driveOrder([camera, ...onRoad].sort(compareIds), direction);
  }

  /** Equal for all spellings of a road; '' without one. A state's number is unique in the state, a name in the county. */
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

/** Along the road in the direction of travel. @param direction as of `directionName` */
export function driveOrder<T extends Point>(points: readonly T[], direction: string): T[] {
  const chain = chainPoints(points);
  return runsBackwards(chain, direction) ? chain.reverse() : chain;
}

/** Whether a chain runs against the direction of travel; roads without one run north and east. */
function runsBackwards(chain: readonly Point[], direction: string): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const north = last.lat - first.lat;
  const east = (last.lng - first.lng) * Math.cos((first.lat * Math.PI) / 180);
  if (direction === 'Northbound') return north < 0;
  if (direction === 'Southbound') return north > 0;
  if (direction === 'Eastbound') return east < 0;
  if (direction === 'Westbound') return east > 0;
  return (Math.abs(north) > Math.abs(east) ? north : east) < 0;
}

function findNearest(from: Point, cameras: readonly Camera[], except: Camera | null = null): Camera | null {
  let nearest: Camera | null = null;
  let shortest = Infinity;
  for (const camera of cameras) {
    if (camera === except) continue;
    const meters = metersBetween(from, camera);
    if (meters < shortest) [nearest, shortest] = [camera, meters];
  }
  return nearest;
}

/** Driving order: nearest next, to follow bends. O(n²) over 1,000 cameras, so the loop avoids trigonometry. */
function chainPoints<T extends Point>(points: readonly T[]): T[] {
  const lat = Float64Array.from(points, (point) => point.lat);
  const lng = Float64Array.from(points, (point) => point.lng);
  const narrowing = lat.map((degrees) => Math.cos((degrees * Math.PI) / 180));
  const left = new Set(points.keys());
  const chain: T[] = [];
  let current = findOutermost(points);
  while (current !== undefined) {
    left.delete(current);
    chain.push(points[current] as T);
    const [fromLat, fromLng, narrow] = [at(lat, current), at(lng, current), at(narrowing, current)];
    let shortest = Infinity;
    let nearest: number | undefined;
    for (const index of left) {
      const turn = Math.abs(at(lng, index) - fromLng);
      const east = Math.min(turn, 360 - turn) * narrow;
      const north = at(lat, index) - fromLat;
      const distance = east * east + north * north;
      if (distance < shortest) [nearest, shortest] = [index, distance];
    }
    current = nearest;
  }
  return chain;
}

const at = (numbers: Float64Array, index: number) => numbers[index] as number;

function findOutermost(points: readonly Point[]): number | undefined {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
  let farthest: number | undefined;
  let longest = -1;
  for (const [index, point] of points.entries()) {
    const meters = metersBetween(middle, point);
    if (meters > longest) [farthest, longest] = [index, meters];
  }
  return farthest;
}
