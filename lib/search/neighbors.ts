import type { Camera } from '@/lib/camera/camera';
import { directionName } from '@/lib/camera/direction';
import { foldText } from '@/lib/core/fold-text';
import { nearestOf, roadChain } from './road-chain';
import { roadsIn, type NumberedRoad } from './road-names';
import { isListed } from '@/lib/camera/traits';

export interface Neighbors {
  readonly previous: Camera | null;
  readonly next: Camera | null;
}

/** Networks whose numbers mean the same road in every state. */
const NATIONAL = new Set(['i', 'us']);

interface Road {
  readonly name: string;
  readonly road: NumberedRoad | undefined;
}

const roads = new Map<string, Road>();

/** There are far fewer roads than cameras. */
function readRoad(roadway: string): Road {
  let road = roads.get(roadway);
  if (!road) {
    const name = foldText(roadway);
    road = { name, road: roadsIn(name)[0] };
    roads.set(roadway, road);
  }
  return road;
}

/**
 * The road a camera stands at, the same for every spelling; '' when it has none. A state's number means a road of that state,
 * a name one of the county.
 */
function roadKey({ roadway, state, county }: Camera): string {
  const { name, road } = readRoad(roadway);
  if (name === '') return '';
  if (!road) return `${name}|${state ?? ''}|${county ?? ''}`;
  const number = road.number.replace(/[nsew]$/, '');
  return NATIONAL.has(road.network) ? road.network + number : `${number}|${state ?? ''}`;
}

/** Whether a chain runs against the direction of travel; without one, roads run north and east. */
function runsBackwards(chain: readonly Camera[], direction: string): boolean {
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

/**
 * The cameras before and behind one, in the direction of travel among those of its road and direction. Where the road ends,
 * the nearest camera that is not on it stands in, so that one can always go on; null only when there is none.
 */
export function neighborsOf(camera: Camera, cameras: readonly Camera[]): Neighbors {
  const others = cameras.filter((other) => isListed(other) && other.id !== camera.id);
  const chain = chainOf(camera, others);
  const position = chain.indexOf(camera);
  const onRoad = new Set(chain);
  const elsewhere = others.filter((other) => !onRoad.has(other));
  const next = chain[position + 1] ?? nearestOf(camera, elsewhere) ?? null;
  const previous =
    chain[position - 1] ??
    nearestOf(
      camera,
      elsewhere.filter((other) => other !== next),
    ) ??
    null;
  return { previous, next };
}

function chainOf(camera: Camera, others: readonly Camera[]): Camera[] {
  const road = roadKey(camera);
  if (road === '') return [camera];
  const direction = directionName(camera.direction);
  const onRoad = others.filter(
    (other) => other.roadway !== '' && roadKey(other) === road && directionName(other.direction) === direction,
  );
  // By id, so that the chain is the same from whichever of its cameras it is looked at.
  const chain = roadChain([camera, ...onRoad].sort((a, b) => (a.id < b.id ? -1 : 1)));
  return runsBackwards(chain, direction) ? chain.reverse() : chain;
}
