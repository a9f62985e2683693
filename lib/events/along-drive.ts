import type { Point } from '@/lib/camera/point';
import { findFoot, headingOf, turnBetween, type Foot } from '@/lib/drive/geometry';
import { isCurrent } from './current';
import type { EventIndex, PlacedEvent } from './event-index';
import { formatDistance, nameEvent } from './near-camera';
import type { RoadEvent } from './event-schema';
import { isClosed } from './road-event';
import { isSameRoad, readRoad } from './same-road';

/** What is asked of a drive. */
export interface DriveLine {
  /** Longitudes and latitudes, in turn. */
  readonly line: Float64Array;
  /** Meters driven at each point of the line. */
  readonly along: Float64Array;
  /** Stretches of one road, in meters driven, under the road's name. */
  readonly legs: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

/** Meters driven where it begins and ends. */
export interface DriveEvent {
  readonly event: RoadEvent;
  readonly from: number;
  readonly to: number;
}

/** Straight pieces from camera to camera stand for roads that bend beside them. */
const BESIDE_M = 4_000;
/** What is only of the opposite direction is left out. */
const OPPOSITE_DEGREES = 120;
const HEADINGS: Readonly<Record<string, number>> = { Northbound: 0, Eastbound: 90, Southbound: 180, Westbound: 270 };
const MOST = 60;

/** What one meets on a drive, in driving order. Of work, only what closes a road or is severe: there is some everywhere. */
export function findAlong(drive: DriveLine, index: EventIndex, now: number): DriveEvent[] {
  const points = readPoints(drive);
  const box = boundsOf(points);
  const legs = drive.legs.map((leg) => ({ ...leg, road: readRoad(leg.name) }));
  const found: DriveEvent[] = [];
  for (const placed of index.placed) {
    const { event } = placed;
    if (!matters(event) || !isCurrent(event, now) || !isIn(box, event)) continue;
    const ends = [placed.line[0], placed.line[placed.line.length - 1] ?? placed.line[0]];
    const hits = ends.flatMap((end) => locate(end, points, drive.along) ?? []);
    const [first] = hits;
    if (first === undefined || !fits(placed, first, legs)) continue;
    const meters = hits.map((hit) => hit.meters);
    found.push({ event, from: Math.min(...meters), to: Math.max(...meters) });
  }
  return found.sort((a, b) => a.from - b.from).slice(0, MOST);
}

const matters = (event: RoadEvent): boolean =>
  isClosed(event) || event.type !== 'CONSTRUCTION' || event.severity === 'MAJOR';

const readPoints = ({ line }: DriveLine): Point[] =>
  Array.from({ length: line.length / 2 }, (_, at) => ({ lng: line[2 * at] ?? 0, lat: line[2 * at + 1] ?? 0 }));

interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const MARGIN_DEGREES = 0.1;

function boundsOf(points: readonly Point[]): Bounds {
  const bounds = { south: 90, north: -90, west: 180, east: -180 };
  for (const { lat, lng } of points) {
    bounds.south = Math.min(bounds.south, lat - MARGIN_DEGREES);
    bounds.north = Math.max(bounds.north, lat + MARGIN_DEGREES);
    bounds.west = Math.min(bounds.west, lng - MARGIN_DEGREES);
    bounds.east = Math.max(bounds.east, lng + MARGIN_DEGREES);
  }
  return bounds;
}

const isIn = ({ south, north, west, east }: Bounds, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

interface Hit {
  readonly meters: number;
  readonly heading: number;
}

/** Where on the way a place is; null if it is not beside it. */
function locate(place: Point, points: readonly Point[], along: Float64Array): Hit | null {
  const foot: Foot = { share: 0, meters: 0 };
  let best: { readonly at: number; readonly share: number; readonly meters: number } | null = null;
  for (let at = 1; at < points.length; at += 1) {
    const { share, meters } = findFoot(place, points[at - 1] as Point, points[at] as Point, foot);
    if (meters <= BESIDE_M && meters < (best?.meters ?? Infinity)) best = { at, share, meters };
  }
  if (!best) return null;
  const [before = 0, after = 0] = [along[best.at - 1], along[best.at]];
  const [a, b] = [points[best.at - 1] as Point, points[best.at] as Point];
  return { meters: before + best.share * (after - before), heading: headingOf(a, b) };
}

/** On the road that one drives there, and not only of the other direction. */
function fits(
  { event, roads }: PlacedEvent,
  { meters, heading }: Hit,
  legs: readonly { readonly road: ReturnType<typeof readRoad>; readonly from: number; readonly to: number }[],
): boolean {
  const own = HEADINGS[event.roads[0]?.direction ?? ''];
  if (own !== undefined && turnBetween(own, heading) > OPPOSITE_DEGREES) return false;
  return legs.some(
    ({ road, from, to }) =>
      meters >= from - BESIDE_M && meters <= to + BESIDE_M && roads.some((other) => isSameRoad(road, other)),
  );
}

/** Shorter stretches are places. */
const STRETCH_M = 200;

/** `Closed between Herkimer and Utica · 2.1 mi`, `Crash` */
export function describeAlong({ event, from, to }: DriveEvent, isMetric: boolean): string {
  const length = to - from >= STRETCH_M ? ` · ${formatDistance(to - from, isMetric)}` : '';
  return `${describePlace(event)}${length}`;
}

/** `Closed between Herkimer and Utica`, `Crash at Exit 3` */
export function describePlace(event: RoadEvent): string {
  const [road] = event.roads;
  const ends = road && road.from !== '' && road.to !== '' ? ` between ${road.from} and ${road.to}` : '';
  const place = ends === '' && road && road.from !== '' ? ` at ${road.from}` : ends;
  return `${nameEvent(event)}${place}`;
}
