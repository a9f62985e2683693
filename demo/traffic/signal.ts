import type { StopControl } from './lane';

/** One cycle of a crossing's signals. Every loop is a whole number of cycles. */
export const CYCLE_S = 20;

/** When each street has green, seconds into the cycle: start and end. Yellow is the last part of it. */
const GREEN_S = { 'signal-main': [0, 10], 'signal-cross': [11.5, 18.5] } as const;
const YELLOW_S = 1.8;
/** A booth serves one vehicle in this time. */
const SERVICE_S = 2.4;
/** Vehicles pass a stop line at least this far apart. */
const HEADWAY_S = 2.2;
/** The booth's next customer has to drive up first. */
const BOOTH_HEADWAY_S = 4.2;
/** How long a driver takes to see the green. */
const REACTION_S = 0.7;

export type SignalColor = 'green' | 'yellow' | 'red';

/** What a street's signal shows, seconds since the loop began. */
export function signalAt(street: 'signal-main' | 'signal-cross', seconds: number): SignalColor {
  const [start, end] = GREEN_S[street];
  const at = seconds % CYCLE_S;
  if (at < start || at >= end) return 'red';
  return at >= end - YELLOW_S ? 'yellow' : 'green';
}

/**
 * When a vehicle that would reach the stop line at `arrival` may leave it, given when the one before left; seconds. A free
 * signal lets it through without stopping.
 */
export function departureAfter(control: StopControl, arrival: number, previous: number): number {
  if (control === 'booth') return Math.max(arrival, previous + BOOTH_HEADWAY_S - SERVICE_S) + SERVICE_S;
  const [start, end] = GREEN_S[control];
  const ready = Math.max(arrival, previous + HEADWAY_S);
  const cycle = Math.floor(ready / CYCLE_S);
  const at = ready - cycle * CYCLE_S;
  if (at >= start && at < end - YELLOW_S) return ready;
  const nextStart = (at < start ? cycle : cycle + 1) * CYCLE_S + start;
  return nextStart + REACTION_S;
}
