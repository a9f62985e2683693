import { expandBox } from '@/lib/geo/box-index';
import { getBounds, isInBox } from '@/lib/geo/ring';
import type { Point } from '@/lib/geo/point';
import { getHeading, listSegments, projectOnSegment, turnBetween, type Polyline } from '@/lib/geo/polyline';
import { isClosed, isCurrent } from './road-event';
import { isSameRoad, readRoad, type EventIndex, type PlacedEvent } from './event-index';
import { formatDistance, HEADINGS, nameEvent } from './near-camera';
import type { RoadEvent } from './event-schema';

export interface DriveLine {
  readonly line: Polyline;
  /** Meters from the start. */
  readonly legs: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

/** Meters from the start. */
export interface DriveEvent {
  readonly event: RoadEvent;
  readonly from: number;
  readonly to: number;
}

/** Tolerance for straight segments between cameras. */
const BESIDE_M = 4_000;
/** Minimum turn between opposite directions. */
const OPPOSITE_DEGREES = 120;
const MAX_RESULTS = 60;

/** In driving order, without minor work. */
export function findAlong({ line, legs }: DriveLine, index: EventIndex, now: number): DriveEvent[] {
  const box = expandBox(getBounds(line), 2 * BESIDE_M);
  const roads = legs.map((leg) => ({ ...leg, road: readRoad(leg.name) }));
  const found: DriveEvent[] = [];
  for (const placed of index.placed) {
    const { event } = placed;
    if (!matters(event) || !isCurrent(event, now) || !isInBox(event, box)) continue;
    const ends = [placed.line[0], placed.line[placed.line.length - 1] ?? placed.line[0]];
    const hits = ends.flatMap((end) => locate(end, line) ?? []);
    const [first] = hits;
    if (first === undefined || !fits(placed, first, roads)) continue;
    const meters = hits.map((hit) => hit.meters);
    found.push({ event, from: Math.min(...meters), to: Math.max(...meters) });
  }
  return found.sort((a, b) => a.from - b.from).slice(0, MAX_RESULTS);
}

const matters = (event: RoadEvent): boolean =>
  isClosed(event) || event.type !== 'CONSTRUCTION' || event.severity === 'MAJOR';

interface Hit {
  readonly meters: number;
  readonly heading: number;
}

function locate(place: Point, line: Polyline): Hit | null {
  let [best, nearest]: [Hit | null, number] = [null, BESIDE_M];
  for (const { from, to } of listSegments(line)) {
    const { share, meters } = projectOnSegment(place, from, to);
    if (meters > nearest || (best && meters === nearest)) continue;
    nearest = meters;
    best = { meters: from.meters + share * (to.meters - from.meters), heading: getHeading(from, to) };
  }
  return best;
}

/** On the drive's road and not only in the opposite direction. */
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

/** Shorter events show no length. */
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
