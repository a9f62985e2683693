import { expandBox } from '@/lib/geo/box-index';
import { getBounds } from '@/lib/geo/ring';
import type { Point } from '@/lib/geo/point';
import { getHeading, turnBetween, type Polyline } from '@/lib/geo/polyline';
import { hasStarted, isClosed, type EventDirection } from './road-event';
import { findNearest, isSameRoad, readRoad, splitEventsAndSigns, type Placed, type RoadIndex } from './road-index';
import { HEADINGS } from '@/lib/camera/agency-words';
import { dropRepeated, formatDistance, nameEvent } from './near-camera';
import type { PassedSign, SignStatement } from './sign';
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
const MAX_EVENTS = 60;
const MAX_SIGNS = 40;

/** In driving order, without minor work. */
export function findAlong(drive: DriveLine, index: RoadIndex, now: number) {
  const [events, signs] = splitEventsAndSigns(index.within(expandBox(getBounds(drive.line), 2 * BESIDE_M), now));
  const met = events
    .filter(({ statement }) => hasStarted(statement, now) && matters(statement))
    .flatMap((placed) => meet(placed, drive));
  const passed = signs.flatMap(({ statement, roads }: Placed<SignStatement>): PassedSign[] => {
    const meters = findPassing(statement, { roads, direction: statement.direction }, drive);
    return meters === null ? [] : [{ sign: statement, meters }];
  });
  return {
    events: met.sort((a, b) => a.from - b.from).slice(0, MAX_EVENTS),
    signs: dropRepeated(passed.sort((a, b) => a.meters - b.meters)).slice(0, MAX_SIGNS),
  };
}

function meet({ statement: event, line, roads }: Placed<RoadEvent>, drive: DriveLine): DriveEvent[] {
  const direction = event.roads[0]?.direction ?? null;
  const ends = [line[0], line.at(-1) ?? line[0]];
  const passed = ends.flatMap((point) => findPassing(point, { roads, direction }, drive) ?? []);
  return passed.length === 0 ? [] : [{ event, from: Math.min(...passed), to: Math.max(...passed) }];
}

const matters = (event: RoadEvent): boolean =>
  isClosed(event) || event.type !== 'CONSTRUCTION' || event.severity === 'MAJOR';

/** Meters from the start; null if it is not on the drive's road, or only in the opposite direction. */
function findPassing(
  point: Point,
  { roads, direction }: Pick<Placed, 'roads'> & { readonly direction: EventDirection | null },
  { line, legs }: DriveLine,
): number | null {
  const { from: start, to: end, share, meters: beside } = findNearest(point, line);
  if (beside > BESIDE_M) return null;
  const meters = start.meters + share * (end.meters - start.meters);
  const own = HEADINGS[direction ?? ''];
  if (own !== undefined && turnBetween(own, getHeading(start, end)) > OPPOSITE_DEGREES) return null;
  const isOnRoad = legs.some(
    ({ name, from, to }) =>
      meters >= from - BESIDE_M && meters <= to + BESIDE_M && roads.some((road) => isSameRoad(readRoad(name), road)),
  );
  return isOnRoad ? meters : null;
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
  const at = event.reading === 'minutes' ? 'from' : 'at';
  const place = ends === '' && road && road.from !== '' ? ` ${at} ${road.from}` : ends;
  return `${nameEvent(event)}${place}`;
}

export const describeOnRoad = (event: RoadEvent): string =>
  [event.roads[0]?.name ?? '', describePlace(event)].filter(Boolean).join(': ');
