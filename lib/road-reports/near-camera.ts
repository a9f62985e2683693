import { directionName } from '@/lib/camera/direction';
import { METERS_PER_MILE } from '@/lib/geo/point';
import { getHeading, turnBetween } from '@/lib/geo/polyline';
import type { Beside, CameraPlace, EventIndex } from './event-index';
import type { RoadEvent } from './event-schema';
import { isClosed, READINGS, weigh, type EventDirection } from './road-event';

type Side = 'here' | 'ahead' | 'behind' | 'to the north' | 'to the east' | 'to the south' | 'to the west';

export interface NearEvent {
  readonly event: RoadEvent;
  readonly meters: number;
  readonly side: Side;
  /** Only if different from the camera's. */
  readonly otherWay: EventDirection | null;
}

/** Nearer events may be on either side. */
export const HERE_M = 300;
const MAX_RESULTS = 3;
/** Equals a step of severity. */
const METERS_PER_WEIGHT = METERS_PER_MILE;

export const HEADINGS: Readonly<Record<string, number>> = {
  Northbound: 0,
  Eastbound: 90,
  Southbound: 180,
  Westbound: 270,
};
/** Tolerance for bends. */
export const AHEAD_DEGREES = 75;
const WINDS = ['to the north', 'to the east', 'to the south', 'to the west'] as const;

/** Most important first. */
export function findNearEvents(camera: CameraPlace, index: EventIndex, now: number): NearEvent[] {
  const rank = ({ event, meters }: NearEvent): number => weigh(event) - meters / METERS_PER_WEIGHT;
  return index
    .onRoadOf(camera, now)
    .map((beside) => locate(camera, beside))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MAX_RESULTS);
}

/** The worst chain control and surface, and the nearest plow. */
export function findReadings(camera: CameraPlace, index: EventIndex, now: number): NearEvent[] {
  const near = index
    .onRoadOf(camera, now)
    .map((beside) => locate(camera, beside))
    .sort((a, b) => weigh(b.event) - weigh(a.event) || a.meters - b.meters);
  return READINGS.flatMap(
    (reading) => near.find(({ event, side }) => event.reading === reading && side !== 'behind') ?? [],
  );
}

function locate(camera: CameraPlace, { placed: { event }, nearest, meters }: Beside): NearEvent {
  const own = directionName(camera.direction);
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
  const where = side === 'here' ? 'here' : `${formatDistance(meters, isMetric)} ${side}`;
  return `${nameEvent(event)} ${where}${otherWay === null ? '' : `, ${otherWay.toLowerCase()}`}`;
}
