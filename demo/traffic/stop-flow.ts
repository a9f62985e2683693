import type { Random } from '../random';
import type { Lane, StopControl, VehicleModel } from './lane';
import { departureAfter } from './signal';
import { drawModel, type TrafficMix } from './vehicle-model';

/** Braking distance. */
const BRAKING_M = 26;
const ACCELERATION_MPS2 = 2.4;
/** A vehicle that would wait less than this drives through. */
const SHORTEST_STOP_S = 1.2;
/** Newell's car-following rule: a driver copies the vehicle ahead, this much later and this far behind. */
const REACTION_S = 1.1;
const QUEUE_GAP_M = 2.6;
/** Longest queue. */
const CHAIN = 12;
/** Compares three positions to detect braking. */
const LOOK_BACK_S = 0.4;
const SLOWING_M = 0.12;
const STANDING_M = 0.05;

/** One vehicle passing a stop line as if it were alone. Positions are meters traveled by its front. */
interface Passage {
  readonly model: VehicleModel;
  /** When its front would reach the line without stopping, seconds since the loop began. */
  readonly arrivalS: number;
  /** When it starts again; null if it drives through. */
  readonly startS: number | null;
}

/** Traffic of one lane past a line `lineM` meters from the start of the lane. Repeats after `loopS` seconds. */
interface StopFlow {
  readonly passages: readonly Passage[];
  readonly lineM: number;
  readonly speedMps: number;
  readonly loopS: number;
}

export interface LaneTraffic {
  readonly lane: Lane;
  readonly mix: TrafficMix;
  readonly random: Random;
  readonly loopS: number;
}

export function stopFlow({ lane, mix, random, loopS }: LaneTraffic, control: StopControl, lineM: number): StopFlow {
  const arrivals: { arrivalS: number; model: VehicleModel }[] = [];
  const step = (): number => random.between(...lane.gapM) / lane.speedMps;
  for (let at = step(); at < loopS; at += step()) {
    const model = drawModel(random, mix);
    arrivals.push({ arrivalS: at, model });
    at += model.lengthM / lane.speedMps;
  }
  const departures = (previousS: number): number[] => {
    let last = previousS;
    return arrivals.map(({ arrivalS }) => (last = departureAfter(control, arrivalS, last)));
  };
  // The first vehicle of a loop follows the last one of the loop before.
  const lastS = departures(-Infinity).at(-1) ?? -Infinity;
  const startS = departures(lastS - loopS);
  const passages = arrivals.map(({ arrivalS, model }, index) => {
    const departS = startS[index] ?? arrivalS;
    return { model, arrivalS, startS: departS - arrivalS < SHORTEST_STOP_S ? null : departS };
  });
  return { passages, lineM, speedMps: lane.speedMps, loopS };
}

/** Meters traveled at a time (seconds since the loop began) without a vehicle ahead. */
function aloneAt(flow: StopFlow, passage: Passage, atS: number): number {
  const { lineM, speedMps } = flow;
  const freeM = lineM + (atS - passage.arrivalS) * speedMps;
  if (passage.startS === null) return freeM;
  const brakingS = (2 * BRAKING_M) / speedMps;
  const brakeFromS = passage.arrivalS - BRAKING_M / speedMps;
  if (atS < brakeFromS) return freeM;
  const left = Math.max(0, 1 - (atS - brakeFromS) / brakingS);
  const stoppedM = lineM - BRAKING_M * left * left;
  return atS < passage.startS ? stoppedM : stoppedM + accelerated(atS - passage.startS, speedMps);
}

function accelerated(seconds: number, speedMps: number): number {
  const untilFull = speedMps / ACCELERATION_MPS2;
  const speedingUp = Math.min(seconds, untilFull);
  return (ACCELERATION_MPS2 * speedingUp ** 2) / 2 + Math.max(0, seconds - untilFull) * speedMps;
}

/**
 * Meters traveled by the front of the n-th vehicle: as far as it would get alone, but behind every vehicle ahead, which
 * it follows with a delay and at a distance. `atS` may be outside the loop. Vehicles before the first belong to the
 * previous loop.
 */
function traveledAt(flow: StopFlow, index: number, atS: number): number {
  const { passages, loopS } = flow;
  let furthest = Infinity;
  let behindM = 0;
  for (let ahead = 0; ahead <= Math.min(CHAIN, passages.length - 1); ahead++) {
    const at = index - ahead;
    const passage = passages[(at + passages.length) % passages.length];
    if (passage === undefined) break;
    if (ahead > 0) behindM += passage.model.lengthM + QUEUE_GAP_M;
    const theirS = atS - ahead * REACTION_S + (at < 0 ? loopS : 0);
    furthest = Math.min(furthest, aloneAt(flow, passage, theirS) - behindM);
  }
  return furthest;
}

/** Front of a vehicle, meters from the start of its lane. */
export interface Nose {
  readonly model: VehicleModel;
  readonly traveledM: number;
  readonly isBraking: boolean;
}

/** All vehicles of a lane at a time of the loop, including those of the previous and next loop. */
export function stoppingNoses(flow: StopFlow, atS: number): Nose[] {
  return flow.passages.flatMap(({ model }, index) =>
    [atS - flow.loopS, atS, atS + flow.loopS].map((seconds) => {
      const [now, before, earlier] = [0, 1, 2].map((back) => traveledAt(flow, index, seconds - back * LOOK_BACK_S)) as [
        number,
        number,
        number,
      ];
      const isSlowing = now - before < before - earlier - SLOWING_M;
      return { model, traveledM: now, isBraking: isSlowing || now - before < STANDING_M };
    }),
  );
}
