import { HEADINGS, readCameraDirection } from '@/lib/camera/agency-words';
import { METERS_PER_MILE, type Point } from '@/lib/geo/point';
import { getHeading, turnBetween } from '@/lib/geo/polyline';
import { splitEventsAndSigns, type Beside, type CameraPlace, type RoadIndex } from './road-index';
import { getSignText, type PassedSign, type SignStatement } from './sign';
import type { RoadEvent } from './event-schema';
import { getEventRank, isClosed, type EventDirection } from './road-event';

type Side = 'here' | 'ahead' | 'behind' | 'to the north' | 'to the east' | 'to the south' | 'to the west';

export interface NearEvent {
  readonly event: RoadEvent;
  readonly meters: number;
  readonly side: Side;
  /** Only if different from the camera's. */
  readonly otherWay: EventDirection | null;
}

/** Nearer events may be on either side. */
const HERE_M = 300;
const MAX_RESULTS = 3;
const PASS_READINGS = ['chains', 'surface', 'plow'] as const;
/** Equals a step of severity. */
const METERS_PER_WEIGHT = METERS_PER_MILE;

/** Tolerance for bends. */
const AHEAD_DEGREES = 75;
const WINDS = ['to the north', 'to the east', 'to the south', 'to the west'] as const;

export type NearStatements = ReturnType<typeof findNear>;

/** Statements of a camera's road within ten miles. */
export function findNear(camera: CameraPlace, index: RoadIndex, now: number) {
  const [events, signs] = splitEventsAndSigns(index.onRoadOf(camera, now));
  const found = events
    .map((beside) => locate(camera, beside))
    .filter(({ event, side }) => event.reading !== 'minutes' || side === 'here' || side === 'ahead');
  const rank = ({ event, meters }: NearEvent): number => getEventRank(event) - meters / METERS_PER_WEIGHT;
  const worst = found.toSorted((a, b) => getEventRank(b.event) - getEventRank(a.event) || a.meters - b.meters);
  return {
    /** Most important first. */
    near: found.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_RESULTS),
    /** The worst chain control and surface, and the nearest plow. */
    readings: PASS_READINGS.flatMap(
      (reading) => worst.find(({ event, side }) => event.reading === reading && side !== 'behind') ?? [],
    ),
    /** The next that traffic in the camera's direction passes; news before minutes. */
    signs: listAhead(camera, signs),
  };
}

function listAhead(camera: CameraPlace, signs: readonly Beside<SignStatement>[]): PassedSign[] {
  const own = readCameraDirection(camera);
  const isForTraffic = ({ direction }: SignStatement): boolean =>
    !(own in HEADINGS) || direction === null || direction === 'Both Directions' || direction === own;
  const passed = signs
    .filter(({ statement, meters }) => isForTraffic(statement) && (meters <= HERE_M || isAhead(camera, statement, own)))
    .map(({ statement, meters }): PassedSign => ({ sign: statement, meters }))
    .sort((a, b) => Number(isOnlyMinutes(a.sign)) - Number(isOnlyMinutes(b.sign)) || a.meters - b.meters);
  return dropRepeated(passed).slice(0, MAX_RESULTS);
}

/** By the camera's direction, or the sign's. */
function isAhead(camera: Point, sign: SignStatement, own: string): boolean {
  const heading = HEADINGS[own] ?? HEADINGS[sign.direction ?? ''];
  return heading === undefined || turnBetween(getHeading(camera, sign), heading) <= AHEAD_DEGREES;
}

/** Every page says minutes. */
const isOnlyMinutes = ({ pages, minutes }: SignStatement): boolean =>
  minutes.length > 0 && pages.length <= minutes.length;

/** Two signs with one text this close are one. */
const SAME_M = 3_000;

export function dropRepeated(found: readonly PassedSign[]): PassedSign[] {
  return found.filter(
    ({ sign, meters }, at) =>
      !found
        .slice(0, at)
        .some((other) => getSignText(other.sign) === getSignText(sign) && Math.abs(other.meters - meters) <= SAME_M),
  );
}

function locate(camera: CameraPlace, { statement: event, nearest, meters }: Beside<RoadEvent>): NearEvent {
  const own = readCameraDirection(camera);
  const direction = event.roads[0]?.direction ?? null;
  const isOther = own in HEADINGS && direction !== null && direction in HEADINGS && direction !== own;
  const heading = isOther ? undefined : HEADINGS[own];
  return {
    event,
    meters,
    side: meters <= HERE_M ? 'here' : readSide(getHeading(camera, nearest), heading),
    otherWay: isOther ? direction : null,
  };
}

function readSide(bearing: number, heading: number | undefined): Side {
  const turn = heading === undefined ? 90 : turnBetween(bearing, heading);
  if (turn <= AHEAD_DEGREES) return 'ahead';
  if (turn >= 180 - AHEAD_DEGREES) return 'behind';
  return WINDS[Math.round(bearing / 90) % 4] ?? 'to the north';
}

/** `1.2 mi`, `14 km` */
export function formatDistance(meters: number, isMetric: boolean): string {
  const amount = meters / (isMetric ? 1000 : METERS_PER_MILE);
  return `${amount < 9.95 ? amount.toFixed(1) : Math.round(amount)} ${isMetric ? 'km' : 'mi'}`;
}

export const nameEvent = (event: RoadEvent): string => (isClosed(event) ? 'Closed' : event.headline);

/** `Closed 1.2 mi ahead`, `Crash 0.4 mi to the east, westbound` */
export function describeNear({ event, meters, side, otherWay }: NearEvent, isMetric: boolean): string {
  const from = event.reading === 'minutes' ? 'from ' : '';
  const where = side === 'here' ? 'here' : `${formatDistance(meters, isMetric)} ${side}`;
  return `${nameEvent(event)} ${from}${where}${otherWay === null ? '' : `, ${otherWay.toLowerCase()}`}`;
}

/** `The sign 2.0 mi ahead says:` */
export function describeSign(meters: number, isMetric: boolean): string {
  return `The sign ${meters <= HERE_M ? 'here' : `${formatDistance(meters, isMetric)} ahead`} says:`;
}
