import type { Point } from '@/lib/geo/point';
import { getLength, listSegments, turnBetween, type Polyline } from '@/lib/geo/polyline';
import { MOTORWAY, type RoadKey } from '@/lib/roads/road';
import { getEnd, getStart, headingAt, type CameraHit, type RouteLine } from '@/lib/routing/route-line';
import { RULES, SNAP, TRUST } from '@/lib/routing/rules';
import type { TravelDirection, TravelDirectionFinder } from '@/lib/routing/travel-direction';

export interface StopCamera {
  readonly id: string;
  readonly direction: TravelDirection;
  /** Index of the view that looks ahead; 0 if unknown. */
  readonly view: number;
}

/** Cameras passed together. Meters and seconds are from the start. */
export interface Stop {
  readonly meters: number;
  readonly seconds: number;
  readonly road: RoadKey | null;
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly cameras: readonly StopCamera[];
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
  readonly stops: readonly Stop[];
  readonly gaps: readonly Gap[];
  readonly meters: number;
  readonly seconds: number;
  readonly detour: number;
  readonly trust: 'likely' | 'guess';
  readonly line: Polyline;
}

type Chosen = CameraHit & { readonly direction: TravelDirection };

function chooseCameras(line: RouteLine, hits: readonly CameraHit[], finder: TravelDirectionFinder): Chosen[] {
  const chosen: Chosen[] = [];
  let run: CameraHit[] = [];
  for (const [position, hit] of hits.entries()) {
    run.push(hit);
    if (hits[position + 1]?.road === hit.road && position + 1 < hits.length) continue;
    for (const [place, one] of run.entries()) chosen.push({ ...one, direction: finder.find(line, run, place) });
    run = [];
  }
  const good = chosen.filter(({ direction }) => direction !== 'opposite');
  let next = 0;
  return chosen.filter(({ direction, meters }) => {
    if (direction !== 'opposite') return true;
    while ((good[next]?.meters ?? Infinity) < meters - SNAP.oppositeM) next += 1;
    return (good[next]?.meters ?? Infinity) > meters + SNAP.oppositeM;
  });
}

const COMPASS: Readonly<Record<string, number>> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};
const COMPASS_WORD = /\b(?:(north|south)?[- ]?(east|west)|(north|south))(?:bound)?\b/;
const AHEAD_DEGREES = 60;

function findViewAhead(angles: readonly string[], heading: number): number {
  let [ahead, least] = [0, AHEAD_DEGREES];
  for (const [position, name] of angles.entries()) {
    const [, first = '', second = '', only = ''] = COMPASS_WORD.exec(name.toLowerCase()) ?? [];
    const degrees = COMPASS[only === '' ? first + second : only];
    const turn = degrees === undefined ? Infinity : turnBetween(heading, degrees);
    if (turn < least) [ahead, least] = [position, turn];
  }
  return ahead;
}

function gatherStops(line: RouteLine, chosen: readonly Chosen[]): Stop[] {
  const groups: Chosen[][] = [];
  for (const hit of chosen) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && hit.meters - first.meters <= SNAP.stopM && first.road === hit.road) group.push(hit);
    else groups.push([hit]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const heading = headingAt(line, first.meters);
    const cameras = group.map(({ camera: { id, angles }, direction }) => {
      return { id, direction, view: findViewAhead(angles, heading) };
    });
    return [{ meters: first.meters, seconds: first.seconds, road: first.road?.key ?? null, heading, cameras }];
  });
}

function findLegs(line: RouteLine, stops: readonly Stop[]): Leg[] {
  const pieces = listSegments(line.points).map(({ from, to }) => ({
    road: to.road?.key,
    from: from.meters,
    to: to.meters,
  }));
  const isKnown = pieces.some(({ road }) => road !== undefined);
  const stretches = isKnown
    ? pieces
    : stops.map(({ road, meters }) => ({ road: road ?? undefined, from: meters, to: meters }));
  const legs: Leg[] = [];
  for (const { road, from, to } of stretches) {
    if (road === undefined) continue;
    const last = legs.at(-1);
    if (last?.road === road) legs[legs.length - 1] = { ...last, to };
    else legs.push({ road, from, to });
  }
  return legs;
}

function findGaps(stops: readonly Stop[], meters: number): Gap[] {
  const marks = [0, ...stops.map((stop) => stop.meters), meters];
  return listSegments(marks).filter(({ from, to }) => to - from > RULES.gapM);
}

function measureRoads(line: RouteLine): { connectors: number; minor: number } {
  let [connectors, minor] = [0, 0];
  for (const { from, to } of listSegments(line.points)) {
    if (!to.road) connectors += to.meters - from.meters;
    else if (to.road.rank !== MOTORWAY) minor += to.meters - from.meters;
  }
  return { connectors, minor };
}

function judge(line: RouteLine, places: readonly Point[], gaps: readonly Gap[]): Pick<Trip, 'detour' | 'trust'> {
  const { meters } = getEnd(line);
  const detour = meters / Math.max(1, getLength(places));
  if (line.isExact) return { detour, trust: 'likely' };
  const { connectors, minor } = measureRoads(line);
  const isLikely =
    detour < TRUST.detour &&
    connectors < TRUST.connectorShare * meters &&
    minor < TRUST.minorShare * meters &&
    gaps.every(({ from, to }) => to - from < TRUST.gapM);
  return { detour, trust: isLikely ? 'likely' : 'guess' };
}

export function describeTrip(
  line: RouteLine,
  hits: readonly CameraHit[],
  finder: TravelDirectionFinder,
  places: readonly Point[] = [getStart(line), getEnd(line)],
): Trip {
  const stops = gatherStops(line, chooseCameras(line, hits, finder));
  const { meters, seconds } = getEnd(line);
  const gaps = findGaps(stops, meters);
  return {
    legs: findLegs(line, stops),
    stops,
    gaps,
    meters,
    seconds,
    ...judge(line, places, gaps),
    line: line.points.map(({ lat, lng, meters: at }) => ({ lat, lng, meters: at })),
  };
}
