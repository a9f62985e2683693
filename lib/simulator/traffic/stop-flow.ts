import type { Draws } from '../random';
import type { Lane, StopControl, VehicleModel } from './lane';
import { departureAfter, quietStretch } from './signal';
import { drawModel, type TrafficMix } from './vehicle-model';

/** Length of road that a driver brakes over, metres. */
const BRAKING_M = 26;
const ACCELERATION_MPS2 = 2.4;
/** From bumper to bumper in a queue, metres. */
const QUEUE_GAP_M = 2.6;
/** Who would wait less than this drives through. */
const SHORTEST_STOP_S = 1.2;

/** The way of one vehicle past a stop line. Positions are metres travelled by its nose since it came into view. */
export interface Passage {
  readonly model: VehicleModel;
  /** When its nose would reach the line unhindered, seconds. */
  readonly arrivalS: number;
  /** Where it waits, and when it starts again; null when it drives through. */
  readonly wait: { readonly at: number; readonly startS: number } | null;
}

/** Everyone who passes a lane's stop line in one loop, first come first. `lineM` is where the line is. */
export function passages(draws: Draws, lane: Lane, lineM: number, loopS: number, mix: TrafficMix): Passage[] {
  const control = lane.stop?.control ?? 'booth';
  const done: Passage[] = [];
  let previousS = -Infinity;
  for (const arrivalS of arrivals(draws, lane, control, loopS)) {
    const model = drawModel(draws, mix);
    const departS = departureAfter(control, arrivalS, previousS);
    previousS = departS;
    const ahead = done.filter(({ wait }) => wait !== null && wait.startS > arrivalS - 1);
    const at = lineM - ahead.reduce((length, other) => length + other.model.lengthM + QUEUE_GAP_M, 0);
    const rollS = Math.sqrt((2 * (lineM - at)) / ACCELERATION_MPS2);
    const isFree = departS - arrivalS < SHORTEST_STOP_S && ahead.length === 0;
    const standsS = arrivalS + (Math.min(BRAKING_M, at) - (lineM - at)) / lane.speedMps;
    const startS = Math.max(standsS + SHORTEST_STOP_S, departS - rollS);
    done.push({ model, arrivalS, wait: isFree ? null : { at, startS } });
  }
  return done;
}

function arrivals(draws: Draws, lane: Lane, control: StopControl, loopS: number): number[] {
  const [quietFrom, quietTo] = quietStretch(control, loopS);
  const times: number[] = [];
  const step = (): number => draws.between(...lane.gapM) / lane.speedMps;
  for (let at = step() * draws.between(0.2, 1); at < loopS; at += step()) {
    if (at < quietFrom || at > quietTo) times.push(at);
  }
  return times;
}

/** Where a vehicle's nose is at a moment (metres travelled, seconds), and whether it brakes. */
export function positionOn(
  passage: Passage,
  lineM: number,
  speedMps: number,
  atS: number,
): { m: number; isBraking: boolean } {
  const freeM = lineM + (atS - passage.arrivalS) * speedMps;
  const { wait } = passage;
  if (wait === null) return { m: freeM, isBraking: false };
  const brakeM = Math.min(BRAKING_M, wait.at);
  const brakingS = (2 * brakeM) / speedMps;
  const brakeFromS = passage.arrivalS - (lineM - wait.at + brakeM) / speedMps;
  if (atS < brakeFromS) return { m: freeM, isBraking: false };
  if (atS < brakeFromS + brakingS) {
    const left = 1 - (atS - brakeFromS) / brakingS;
    return { m: wait.at - brakeM * left * left, isBraking: true };
  }
  if (atS < wait.startS) return { m: wait.at, isBraking: true };
  return { m: wait.at + accelerated(atS - wait.startS, speedMps), isBraking: false };
}

/** Metres after this long from a standing start. */
function accelerated(seconds: number, speedMps: number): number {
  const untilFull = speedMps / ACCELERATION_MPS2;
  const speedingUp = Math.min(seconds, untilFull);
  return (ACCELERATION_MPS2 * speedingUp ** 2) / 2 + Math.max(0, seconds - untilFull) * speedMps;
}
