import type { StopControl } from './lane';

/** Every loop is a whole number of signal cycles. */
export const CYCLE_S = 20;

/** Start and end within the cycle. Yellow is the last part. */
const GREEN_S = { 'signal-main': [0, 10], 'signal-cross': [11.5, 18.5] } as const;
const YELLOW_S = 1.8;
/** Time a booth needs for one vehicle. */
const SERVICE_S = 2.4;
/** Minimum time between two vehicles at a stop line. */
const HEADWAY_S = 2.2;
/** The next vehicle first has to drive up to the booth. */
const BOOTH_HEADWAY_S = 4.2;
/** Delay between the green light and the start. */
const REACTION_S = 0.7;

export type SignalColor = 'green' | 'yellow' | 'red';

export function signalAt(street: 'signal-main' | 'signal-cross', seconds: number): SignalColor {
  const [start, end] = GREEN_S[street];
  const at = seconds % CYCLE_S;
  if (at < start || at >= end) return 'red';
  return at >= end - YELLOW_S ? 'yellow' : 'green';
}

/**
 * When a vehicle that would reach the stop line at `arrival` may leave it, given the departure of the vehicle ahead.
 * Seconds. At a free signal that is the arrival itself.
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
