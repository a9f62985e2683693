import { BoxIndex } from '@/lib/geo/box-index';
import { getBounds } from '@/lib/geo/ring';
import { TEN_MILES_M, type Point } from '@/lib/geo/point';
import { interpolate, listSegments, projectOnSegment } from '@/lib/geo/polyline';
import { isCurrent } from './road-event';
import { decodePolyline } from '@/lib/geo/encoded-polyline';
import type { RoadEvent } from './event-schema';
import { foldText } from '@/lib/core/fold-text';
import { findRoads, type NumberedRoad } from '@/lib/roads/road-numbers';

export interface PlacedEvent {
  readonly event: RoadEvent;
  readonly line: readonly [Point, ...Point[]];
  readonly roads: readonly NamedRoad[];
}

export interface Beside {
  readonly placed: PlacedEvent;
  readonly nearest: Point;
  readonly meters: number;
}

export interface CameraPlace extends Point {
  readonly roadway: string;
  readonly road: string | null;
  readonly location: string;
  readonly direction: string;
}

export class EventIndex {
  readonly placed: readonly PlacedEvent[];
  private readonly index: BoxIndex;

  constructor(events: readonly RoadEvent[]) {
    this.placed = events.map(place);
    this.index = new BoxIndex(this.placed.map(({ line }) => getBounds(line)));
  }

  around(point: Point, meters: number, now: number): Beside[] {
    return this.index
      .findNear(point, meters)
      .map((at) => this.placed[at] as PlacedEvent)
      .filter(({ event }) => isCurrent(event, now))
      .map((placed) => measure(point, placed))
      .filter((beside) => beside.meters <= meters);
  }

  /** Within ten miles. */
  onRoadOf(camera: CameraPlace, now: number): Beside[] {
    const road = readRoad(camera.roadway || camera.road || camera.location);
    if (road.name === '' && road.numbers.length === 0) return [];
    return this.around(camera, TEN_MILES_M, now).filter(({ placed }) =>
      placed.roads.some((other) => isSameRoad(road, other)),
    );
  }
}

function measure(point: Point, placed: PlacedEvent): Beside {
  const [first] = placed.line;
  let { meters } = projectOnSegment(point, first, first);
  let nearest: Point = first;
  for (const { from, to } of listSegments(placed.line)) {
    const projection = projectOnSegment(point, from, to);
    if (projection.meters >= meters) continue;
    meters = projection.meters;
    nearest = interpolate(from, to, projection.share);
  }
  return { placed, nearest, meters };
}

function place(event: RoadEvent): PlacedEvent {
  const [first, ...rest] = event.line === undefined ? [] : decodePolyline(event.line);
  const roads = event.roads.map(({ name }) => readRoad(name));
  const point = { lat: event.lat, lng: event.lng };
  return { event, line: first && rest.length > 0 ? [first, ...rest] : [point], roads };
}

export interface NamedRoad {
  readonly numbers: readonly NumberedRoad[];
  /** Empty with a number. */
  readonly name: string;
}

export function readRoad(text: string): NamedRoad {
  const folded = foldText(text);
  const numbers = findRoads(folded);
  return { numbers, name: numbers.length > 0 ? '' : folded };
}

/** Networks with separate numbers; a state's others share theirs. */
const OWN_NUMBERS: ReadonlySet<string> = new Set(['i', 'us', 'cr']);

function areSame(a: NumberedRoad, b: NumberedRoad): boolean {
  if (a.number !== b.number) return false;
  // `Highway 95` may be an interstate.
  if (a.network === 'hwy' || b.network === 'hwy') return a.network !== 'cr' && b.network !== 'cr';
  return a.network === b.network || (!OWN_NUMBERS.has(a.network) && !OWN_NUMBERS.has(b.network));
}

/** For texts about nearby places. */
export function isSameRoad(a: NamedRoad, b: NamedRoad): boolean {
  if (a.numbers.some((road) => b.numbers.some((other) => areSame(road, other)))) return true;
  return a.name !== '' && a.name === b.name;
}
