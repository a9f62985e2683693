import { directionName } from '@/lib/camera/direction';
import { headingOf, turnBetween } from '@/lib/drive/geometry';
import type { Beside, CameraPlace, EventIndex } from './event-index';
import type { RoadEvent } from './event-schema';
import { isClosed, weigh, type EventDirection } from './road-event';

/** Where an event is, as seen from a camera. */
type Side = 'here' | 'ahead' | 'behind' | 'to the north' | 'to the east' | 'to the south' | 'to the west';

/** An event on the road of a camera, not far from it. */
export interface NearEvent {
  readonly event: RoadEvent;
  /** Straight, so a little less than along the road. */
  readonly meters: number;
  readonly side: Side;
  /** If it is of the other direction than the camera. */
  readonly otherWay: EventDirection | null;
}

/** Within a few hundred meters nobody can say where along the road a camera looks. */
const HERE_M = 300;
const MOST = 3;
/** The nearer of two counts for more, a mile for as much as a step of severity. */
const METERS_PER_WEIGHT = 1_609;

const HEADINGS: Readonly<Record<string, number>> = { Northbound: 0, Eastbound: 90, Southbound: 180, Westbound: 270 };
/** Roads bend: as far as this from straight on, it is still ahead. */
const AHEAD_DEGREES = 75;
const WINDS = ['to the north', 'to the east', 'to the south', 'to the west'] as const;

/** What happens on the road of a camera, what matters most first. */
export function findNearEvents(camera: CameraPlace, index: EventIndex, now: number): NearEvent[] {
  const rank = ({ event, meters }: NearEvent): number => weigh(event) - meters / METERS_PER_WEIGHT;
  return index
    .onRoadOf(camera, now)
    .map((beside) => locate(camera, beside))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST);
}

function locate(camera: CameraPlace, { placed: { event }, nearest, meters }: Beside): NearEvent {
  const own = directionName(camera.direction);
  const direction = event.roads[0]?.direction ?? null;
  const isOther = own in HEADINGS && direction !== null && direction in HEADINGS && direction !== own;
  const heading = isOther ? undefined : HEADINGS[own];
  return {
    event,
    meters,
    side: meters <= HERE_M ? 'here' : readSide(headingOf(camera, nearest), heading),
    otherWay: isOther ? direction : null,
  };
}

function readSide(bearing: number, heading: number | undefined): Side {
  const turn = heading === undefined ? 90 : turnBetween(bearing, heading);
  if (turn <= AHEAD_DEGREES) return 'ahead';
  if (turn >= 180 - AHEAD_DEGREES) return 'behind';
  return WINDS[Math.round(bearing / 90) % 4] ?? 'to the north';
}

const METERS_PER_MILE = 1609.344;

/** `1.2 mi`, `14 km` */
export function formatDistance(meters: number, isMetric: boolean): string {
  const amount = meters / (isMetric ? 1000 : METERS_PER_MILE);
  return `${amount < 9.95 ? amount.toFixed(1) : Math.round(amount)} ${isMetric ? 'km' : 'mi'}`;
}

/** In a word or two: that a road is closed matters more than why. */
export const nameEvent = (event: RoadEvent): string => (isClosed(event) ? 'Closed' : event.headline);

/** `Closed 1.2 mi ahead`, `Crash 0.4 mi to the east, westbound` */
export function describeNear({ event, meters, side, otherWay }: NearEvent, isMetric: boolean): string {
  const where = side === 'here' ? 'here' : `${formatDistance(meters, isMetric)} ${side}`;
  return `${nameEvent(event)} ${where}${otherWay === null ? '' : `, ${otherWay.toLowerCase()}`}`;
}
