import { groupRuns } from '@/lib/core/collections';
import type { Point } from '@/lib/geo/point';
import { getLength, listSegments, turnBetween, type Polyline } from '@/lib/geo/polyline';
import { MOTORWAY, type RoadKey } from '@/lib/roads/road';
import { getEnd, getStart, headingAt, type CameraHit, type LinePoint, type RouteLine } from '@/lib/routing/route-line';
import { RULES, SNAP, TRUST } from '@/lib/routing/rules';
import { findTravelDirections, type TravelDirection } from '@/lib/routing/travel-direction';

interface PassedCamera {
  readonly id: string;
  readonly direction: TravelDirection;
  /** Index of the view that looks ahead; 0 if unknown. */
  readonly view: number;
}

/** Cameras passed together. Meters and seconds are from the start. */
export interface PassedGroup {
  readonly meters: number;
  readonly seconds: number;
  readonly road: RoadKey | null;
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly cameras: readonly PassedCamera[];
}

/** Meters from the start. */
export interface Leg {
  readonly road: RoadKey;
  readonly from: number;
  readonly to: number;
}

/** Ten miles or more without a camera, in meters from the start. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface Trip {
  readonly legs: readonly Leg[];
  readonly groups: readonly PassedGroup[];
  readonly gaps: readonly Gap[];
  readonly meters: number;
  readonly seconds: number;
  readonly detour: number;
  readonly trust: 'likely' | 'guess';
  readonly line: Polyline;
}

interface Chosen {
  readonly hit: CameraHit;
  readonly direction: TravelDirection;
}

function chooseCameras(line: RouteLine, hits: readonly CameraHit[]): Chosen[] {
  const chosen = groupRuns(hits, (hit, [first]) => hit.road === first?.road).flatMap((run) => {
    const directions = findTravelDirections(line, run);
    return run.map((hit, position): Chosen => ({ hit, direction: directions[position] ?? 'unknown' }));
  });
  const good = chosen.filter(({ direction }) => direction !== 'opposite');
  const isNear = (one: Chosen, other: Chosen) => Math.abs(one.hit.meters - other.hit.meters) <= SNAP.oppositeM;
  return chosen.filter((one) => one.direction !== 'opposite' || !good.some((other) => isNear(one, other)));
}

/** Every 45 degrees. */
const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const COMPASS_WORD = /\b(?:(north|south)?[- ]?(east|west)|(north|south))(?:bound)?\b/;
const AHEAD_DEGREES = 60;

function findViewAhead(angles: readonly string[], heading: number): number {
  let [ahead, least] = [0, AHEAD_DEGREES];
  for (const [position, name] of angles.entries()) {
    const [, first = '', second = '', only = ''] = COMPASS_WORD.exec(name.toLowerCase()) ?? [];
    const point = COMPASS.indexOf(only === '' ? first + second : only);
    const turn = point < 0 ? Infinity : turnBetween(heading, 45 * point);
    if (turn < least) [ahead, least] = [position, turn];
  }
  return ahead;
}

function gatherGroups(line: RouteLine, chosen: readonly Chosen[]): PassedGroup[] {
  const runs = groupRuns(chosen, ({ hit: { meters, road } }, [first]) => {
    return first?.hit.road === road && meters - first.hit.meters <= SNAP.groupM;
  });
  return runs.map((run) => {
    const [{ hit: first }] = run as [Chosen];
    const heading = headingAt(line, first.meters);
    const cameras = run.map(({ hit, direction }) => {
      const { id, angles } = hit.camera;
      return { id, direction, view: findViewAhead(angles, heading) };
    });
    return { meters: first.meters, seconds: first.seconds, road: first.road?.key ?? null, heading, cameras };
  });
}

function findLegs(line: RouteLine, groups: readonly PassedGroup[]): Leg[] {
  const driven = listSegments(line.points).flatMap(({ from, to }): Leg | [] =>
    to.road ? { road: to.road.key, from: from.meters, to: to.meters } : [],
  );
  const passed = groups.flatMap(({ road, meters }): Leg | [] => (road ? { road, from: meters, to: meters } : []));
  const known = driven.length > 0 ? driven : passed;
  return groupRuns(known, ({ road }, [first]) => road === first?.road).map((run) => {
    const [{ road, from }] = run as [Leg];
    return { road, from, to: run.at(-1)?.to ?? from };
  });
}

function findGaps(groups: readonly PassedGroup[], meters: number): Gap[] {
  const marks = [0, ...groups.map((group) => group.meters), meters];
  return listSegments(marks).filter(({ from, to }) => to - from > RULES.gapM);
}

function measure({ points }: RouteLine, isCounted: (road: LinePoint['road']) => boolean): number {
  const counted = listSegments(points).filter(({ to }) => isCounted(to.road));
  return counted.reduce((sum, { from, to }) => sum + to.meters - from.meters, 0);
}

function judge(line: RouteLine, stops: readonly Point[], gaps: readonly Gap[]): Pick<Trip, 'detour' | 'trust'> {
  const { meters } = getEnd(line);
  const detour = meters / Math.max(1, getLength(stops));
  if (line.isExact) return { detour, trust: 'likely' };
  const isLikely =
    detour < TRUST.detour &&
    measure(line, (road) => !road) < TRUST.connectorShare * meters &&
    measure(line, (road) => !!road && road.rank !== MOTORWAY) < TRUST.minorShare * meters &&
    gaps.every(({ from, to }) => to - from < TRUST.gapM);
  return { detour, trust: isLikely ? 'likely' : 'guess' };
}

export function describeTrip(
  line: RouteLine,
  hits: readonly CameraHit[],
  stops: readonly Point[] = [getStart(line), getEnd(line)],
): Trip {
  const groups = gatherGroups(line, chooseCameras(line, hits));
  const { meters, seconds } = getEnd(line);
  const gaps = findGaps(groups, meters);
  return {
    legs: findLegs(line, groups),
    groups,
    gaps,
    meters,
    seconds,
    ...judge(line, stops, gaps),
    line: line.points.map(({ lat, lng, meters: at }) => ({ lat, lng, meters: at })),
  };
}
