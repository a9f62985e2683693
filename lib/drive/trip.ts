import { metersBetween, type Point } from '@/lib/camera/point';
import type { CameraHit } from './along-line';
import type { Carriageway, CarriagewayFinder } from './carriageway';
import { turnBetween } from './geometry';
import { MOTORWAY, type RoadKey } from './road';
import { endOf, headingAt, listPieces, startOf, type RouteLine } from './route-line';
import { RULES, SNAP, TRUST } from './rules';

export interface StopCamera {
  readonly id: string;
  readonly carriageway: Carriageway;
  /** Position of the view that looks ahead; 0 if the names of its views do not say. */
  readonly view: number;
}

/** One or more cameras that one passes together. Meters and seconds are along the way. */
export interface Stop {
  readonly meters: number;
  readonly seconds: number;
  readonly road: RoadKey | null;
  /** In degrees, clockwise from north. */
  readonly heading: number;
  readonly cameras: readonly StopCamera[];
}

/** A stretch on one road; meters along the way. */
export interface Leg {
  readonly road: RoadKey;
  readonly from: number;
  readonly to: number;
}

/** A stretch of 10 miles or more without a camera; meters along the way. */
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
  /** Its length over the straight line. */
  readonly detour: number;
  /** A `guess` may miss the road one would take. */
  readonly trust: 'likely' | 'guess';
  /** Longitudes and latitudes, in turn. */
  readonly line: Float64Array;
  /** Meters driven at each point of the line. */
  readonly along: Float64Array;
}

type Chosen = CameraHit & { readonly carriageway: Carriageway };

/** Leaves cameras of the other carriageway out where one of ours is near. */
function chooseCameras(line: RouteLine, hits: readonly CameraHit[], finder: CarriagewayFinder): Chosen[] {
  const chosen: Chosen[] = [];
  let run: CameraHit[] = [];
  for (const [position, hit] of hits.entries()) {
    run.push(hit);
    if (hits[position + 1]?.road === hit.road && position + 1 < hits.length) continue;
    for (const [place, one] of run.entries()) chosen.push({ ...one, carriageway: finder.find(line, run, place) });
    run = [];
  }
  const good = chosen.filter(({ carriageway }) => carriageway !== 'opposite');
  let next = 0;
  return chosen.filter(({ carriageway, meters }) => {
    if (carriageway !== 'opposite') return true;
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
/** A view that looks farther aside does not look ahead. */
const AHEAD_DEGREES = 60;

/** Of the names of a camera's views, the one that looks where we drive (`Looking West`). */
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
    const cameras = group.map(({ camera: { id, angles }, carriageway }) => {
      return { id, carriageway, view: findViewAhead(angles, heading) };
    });
    return [{ meters: first.meters, seconds: first.seconds, road: first.road?.key ?? null, heading, cameras }];
  });
}

/** A line that does not know its roads has those of the cameras it passes. */
function findLegs(line: RouteLine, stops: readonly Stop[]): Leg[] {
  const pieces = listPieces(line).map(({ from, to }) => ({ road: to.road?.key, from: from.meters, to: to.meters }));
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

/** Between the start, the stops, and the end. */
function findGaps(stops: readonly Stop[], meters: number): Gap[] {
  const marks = [0, ...stops.map((stop) => stop.meters), meters];
  return marks
    .slice(1)
    .map((to, index) => ({ from: marks[index] ?? to, to }))
    .filter(({ from, to }) => to - from > RULES.gapM);
}

/** Lengths, in meters: off known roads, on roads below motorways. */
function measureRoads(line: RouteLine): { offRoad: number; minor: number } {
  let [offRoad, minor] = [0, 0];
  for (const { from, to } of listPieces(line)) {
    if (!to.road) offRoad += to.meters - from.meters;
    else if (to.road.rank !== MOTORWAY) minor += to.meters - from.meters;
  }
  return { offRoad, minor };
}

function judge(line: RouteLine, places: readonly Point[], gaps: readonly Gap[]): Pick<Trip, 'detour' | 'trust'> {
  const { meters } = endOf(line);
  const straight = places.slice(1).map((place, index) => metersBetween(places[index] ?? place, place));
  const detour =
    meters /
    Math.max(
      1,
      straight.reduce((sum, one) => sum + one, 0),
    );
  if (line.isExact) return { detour, trust: 'likely' };
  const { offRoad, minor } = measureRoads(line);
  const isLikely =
    detour < TRUST.detour &&
    offRoad < TRUST.offRoadShare * meters &&
    minor < TRUST.minorShare * meters &&
    gaps.every(({ from, to }) => to - from < TRUST.gapM);
  return { detour, trust: isLikely ? 'likely' : 'guess' };
}

/** @param hits in driving order @param places that the line goes through */
export function describeTrip(
  line: RouteLine,
  hits: readonly CameraHit[],
  finder: CarriagewayFinder,
  places: readonly Point[] = [startOf(line), endOf(line)],
): Trip {
  const stops = gatherStops(line, chooseCameras(line, hits, finder));
  const { meters, seconds } = endOf(line);
  const gaps = findGaps(stops, meters);
  return {
    legs: findLegs(line, stops),
    stops,
    gaps,
    meters,
    seconds,
    ...judge(line, places, gaps),
    line: Float64Array.from(line.points.flatMap(({ lng, lat }) => [lng, lat])),
    along: Float64Array.from(line.points, (point) => point.meters),
  };
}
