import { createRandom } from '../random';
import type { Heading, Lane, VehicleState } from './lane';
import { stopFlow, stoppingNoses, type LaneTraffic, type Nose } from './stop-flow';
import { drawModel, type TrafficMix } from './vehicle-model';

/** All vehicles at a time. Repeats after `loopMs`. */
export function trafficAt(
  { lanes, mix }: { readonly lanes: readonly Lane[]; readonly mix: TrafficMix },
  { seed, loopMs }: { readonly seed: string; readonly loopMs: number },
  timeMs: number,
): VehicleState[] {
  const loopS = loopMs / 1000;
  const atS = (timeMs % loopMs) / 1000;
  return lanes.flatMap((lane, index) =>
    noses({ lane, mix, random: createRandom(`${seed} lane ${index}`), loopS }, atS)
      .filter(({ traveledM, model }) => traveledM >= 0 && traveledM <= lane.to - lane.from + model.lengthM)
      .map(({ model, traveledM, isBraking }) => ({
        model,
        heading: lane.heading,
        across: lane.at,
        along: getAlong(lane, traveledM, model.lengthM),
        isBraking,
      })),
  );
}

const isForward = (heading: Heading): boolean => heading === 'away' || heading === 'right';

function getAlong(lane: Lane, traveledM: number, lengthM: number): number {
  return isForward(lane.heading) ? lane.from + traveledM - lengthM : lane.to - traveledM;
}

function noses(traffic: LaneTraffic, atS: number): Nose[] {
  const { lane } = traffic;
  if (lane.stop === undefined) return freeNoses(traffic, atS);
  const lineM = isForward(lane.heading) ? lane.stop.at - lane.from : lane.to - lane.stop.at;
  return stoppingNoses(stopFlow(traffic, lane.stop.control, lineM), atS);
}

/** Constant speed on a ring as long as the distance of one loop, so the loop closes. */
function freeNoses({ lane, mix, random, loopS }: LaneTraffic, atS: number): Nose[] {
  const ringM = lane.speedMps * loopS;
  const found: Nose[] = [];
  for (let at = random.between(0, lane.gapM[1]); at < ringM; at += random.between(...lane.gapM)) {
    const model = drawModel(random, mix);
    at += model.lengthM;
    // The last vehicle keeps its distance to the first.
    if (at < ringM - lane.gapM[0])
      found.push({ model, traveledM: (at + lane.speedMps * atS) % ringM, isBraking: false });
  }
  return found;
}
