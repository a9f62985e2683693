import { CITY_MIX } from '@/demo/scenes/layout';
import { LAYOUTS } from '@/demo/scenes/layouts';
import { SCENE_KINDS } from '@/demo/scenes/scene';
import type { Lane, VehicleState } from '@/demo/traffic/lane';
import { CYCLE_S, signalAt } from '@/demo/traffic/signal';
import { trafficAt } from '@/demo/traffic/traffic';

const LOOP_MS = 120_000;
const SEEDS = ['one', 'two', 'three'];

const vehiclesOn = (lane: Lane, seed: string, timeMs: number): VehicleState[] =>
  trafficAt({ lanes: [lane], mix: CITY_MIX }, { seed, loopMs: LOOP_MS }, timeMs).toSorted((a, b) => a.along - b.along);

/** Worst overlap of two neighboring vehicles over a whole loop, meters. */
function worstOverlap(lane: Lane, seed: string): number {
  const moments = Array.from({ length: LOOP_MS / 1000 }, (_, step) => vehiclesOn(lane, seed, step * 1000));
  const overlaps = moments.flatMap((row) =>
    row.slice(1).map((vehicle, index) => row[index]!.along + row[index]!.model.lengthM - vehicle.along),
  );
  return Math.max(...overlaps);
}

test.each(SCENE_KINDS)('%s: vehicles never collide', (kind) => {
  const worst = LAYOUTS[kind].lanes.flatMap((lane) => SEEDS.map((seed) => worstOverlap(lane, seed)));
  expect(Math.max(...worst)).toBeLessThanOrEqual(0);
});

test('free traffic moves at the speed of its lane, and oncoming traffic approaches', () => {
  const rest = { from: 0, to: 5_000, speedMps: 20, gapM: [30, 60] } as const;
  const alongOf = (lane: Lane, at: number, index: number) => vehiclesOn(lane, 'speed', at).at(index)!.along;
  const [away, toward]: Lane[] = [
    { ...rest, heading: 'away', at: 2 },
    { ...rest, heading: 'toward', at: -2 },
  ];
  expect(alongOf(away!, 1_000, 0) - alongOf(away!, 0, 0)).toBeCloseTo(20, 6);
  expect(alongOf(toward!, 0, -1) - alongOf(toward!, 1_000, -1)).toBeCloseTo(20, 6);
});

test('vehicles wait behind the stop line', () => {
  const lane: Lane = {
    ...{ heading: 'away', at: 2, from: 0, to: 400, speedMps: 12, gapM: [18, 40] },
    stop: { at: 200, control: 'signal-main' },
  };
  const waiting = vehiclesOn(lane, 'line', 19_000).filter(({ along, isBraking }) => isBraking && along < 200);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter(({ along, model }) => along + model.lengthM > 200.01)).toEqual([]);
});

test('the two streets of a crossing are never green at the same time, and yellow comes between green and red', () => {
  const both = Array.from({ length: CYCLE_S * 10 }, (_, step) => step / 10).filter(
    (at) => signalAt('signal-main', at) !== 'red' && signalAt('signal-cross', at) !== 'red',
  );
  expect(both).toEqual([]);
  const shown = Array.from({ length: CYCLE_S * 4 }, (_, step) => signalAt('signal-main', step / 4));
  expect([...new Set(shown)]).toEqual(['green', 'yellow', 'red']);
});
