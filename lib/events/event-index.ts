import type { Point } from '@/lib/camera/point';
import { findFoot, Grid, pointBetween, type Foot } from '@/lib/drive/geometry';
import { isCurrent } from './current';
import { decodePolyline } from './polyline';
import type { RoadEvent } from './event-schema';
import { isSameRoad, readRoad, type NamedRoad } from './same-road';

/** An event with its line and its roads read. */
export interface PlacedEvent {
  readonly event: RoadEvent;
  /** At least one point. */
  readonly line: readonly [Point, ...Point[]];
  readonly roads: readonly NamedRoad[];
}

/** An event beside a point. */
export interface Beside {
  readonly placed: PlacedEvent;
  /** The event's place that is nearest. */
  readonly nearest: Point;
  /** Straight to it. */
  readonly meters: number;
}

/** What a camera's record says of its road. */
export interface CameraPlace extends Point {
  readonly roadway: string;
  readonly road: string | null;
  readonly location: string;
  readonly direction: string;
}

/** As far as an event matters to a camera of the same road: ten miles. */
export const REACH_M = 16_093;

const CELL_DEGREES = 0.25;

/** Events by place. Keep it between questions. */
export class EventIndex {
  readonly placed: readonly PlacedEvent[];
  private readonly grid = new Grid<PlacedEvent>(CELL_DEGREES);
  private readonly foot: Foot = { share: 0, meters: 0 };

  constructor(events: readonly RoadEvent[]) {
    this.placed = events.map(place);
    for (const placed of this.placed) {
      const [first] = placed.line;
      this.grid.put(first, placed);
      for (const [a, b] of pieces(placed.line)) this.grid.putPiece(a, b, placed);
    }
  }

  /** Those that are on, each once. */
  around(point: Point, meters: number, now: number): Beside[] {
    const found = new Set<PlacedEvent>();
    this.grid.around(point, meters, (cell) => {
      for (const placed of cell) found.add(placed);
    });
    return [...found]
      .filter(({ event }) => isCurrent(event, now))
      .map((placed) => this.measure(point, placed))
      .filter((beside) => beside.meters <= meters);
  }

  /** Those on the camera's own road, within ten miles. */
  onRoadOf(camera: CameraPlace, now: number): Beside[] {
    const road = readRoad(camera.roadway || camera.road || camera.location);
    if (road.name === '' && road.numbers.length === 0) return [];
    return this.around(camera, REACH_M, now).filter(({ placed }) =>
      placed.roads.some((other) => isSameRoad(road, other)),
    );
  }

  /** Whether something happens on the camera's road, within ten miles. */
  isNear(camera: CameraPlace, now: number): boolean {
    return this.onRoadOf(camera, now).length > 0;
  }

  private measure(point: Point, placed: PlacedEvent): Beside {
    const [first] = placed.line;
    let meters = findFoot(point, first, first, this.foot).meters;
    let nearest: Point = first;
    for (const [a, b] of pieces(placed.line)) {
      const foot = findFoot(point, a, b, this.foot);
      if (foot.meters >= meters) continue;
      meters = foot.meters;
      nearest = pointBetween(a, b, foot.share);
    }
    return { placed, nearest, meters };
  }
}

function place(event: RoadEvent): PlacedEvent {
  const [first, ...rest] = event.line === undefined ? [] : decodePolyline(event.line);
  const roads = event.roads.map(({ name }) => readRoad(name));
  const point = { lat: event.lat, lng: event.lng };
  return { event, line: first && rest.length > 0 ? [first, ...rest] : [point], roads };
}

function* pieces(line: readonly Point[]): Iterable<readonly [Point, Point]> {
  for (let index = 1; index < line.length; index += 1) yield [line[index - 1] as Point, line[index] as Point];
}
