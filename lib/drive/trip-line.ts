import type { Point } from '@/lib/camera/point';
import { headingOf, pointBetween } from './geometry';
import type { Trip } from './trip';

type TripLine = Pick<Trip, 'line' | 'along'>;

const pointOf = ({ line }: TripLine, index: number): Point => ({
  lng: line[2 * index] ?? 0,
  lat: line[2 * index + 1] ?? 0,
});

/** Position of the first point after so many meters, at least 1. */
function findNext({ along }: TripLine, meters: number): number {
  let [low, high] = [1, Math.max(1, along.length - 1)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((along[middle] ?? 0) < meters) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a trip is after so many meters, and which way it goes there, in degrees clockwise from north. */
export function pointAlong(trip: TripLine, meters: number): Point & { heading: number } {
  const next = findNext(trip, meters);
  const [from, to] = [pointOf(trip, next - 1), pointOf(trip, next)];
  const [before = 0, after = 0] = [trip.along[next - 1], trip.along[next]];
  const share = after === before ? 1 : Math.min(1, Math.max(0, (meters - before) / (after - before)));
  return { ...pointBetween(from, to, share), heading: headingOf(from, to) };
}

/** The line between two distances in meters, without what is before and after. */
export function cutLine(trip: TripLine, from: number, to: number): Point[] {
  const inner = Array.from(trip.along, (meters, index) => ({ meters, index }))
    .filter(({ meters }) => meters > from && meters < to)
    .map(({ index }) => pointOf(trip, index));
  const ends = [pointAlong(trip, from), pointAlong(trip, to)].map(({ lat, lng }) => ({ lat, lng }));
  return [...ends.slice(0, 1), ...inner, ...ends.slice(1)];
}
