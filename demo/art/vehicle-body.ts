import type { VehicleModel } from '../traffic/lane';

/** What a face is painted with. */
export type Finish = 'paint' | 'glass' | 'dark' | 'steel';

/**
 * A block of a vehicle in its own coordinates, meters: `u` from the tail (0) to the nose, `half` across, `y` up. The top may be
 * shorter and narrower than the bottom.
 */
export interface Block {
  readonly u: readonly [tail: number, nose: number];
  readonly topU: readonly [tail: number, nose: number];
  readonly half: number;
  readonly topHalf: number;
  readonly y: readonly [bottom: number, top: number];
  readonly sides: Finish;
  readonly top: Finish;
}

const box = (u: Block['u'], half: number, y: Block['y'], finish: Finish = 'paint'): Block => ({
  ...{ u, topU: u, half, topHalf: half, y },
  sides: finish,
  top: finish,
});

/** A glasshouse with a painted roof. */
const cabin = (u: Block['u'], topU: Block['topU'], half: number, y: Block['y']): Block => ({
  ...{ u, topU, half, topHalf: half - 0.14, y },
  sides: 'glass',
  top: 'paint',
});

/** From back to front as they cover each other; seen from above, so low blocks come first. */
export const BODIES: Readonly<Record<VehicleModel['body'], readonly Block[]>> = {
  sedan: [box([0, 4.6], 0.91, [0.22, 0.86]), cabin([0.55, 3.45], [1.15, 2.6], 0.86, [0.86, 1.42])],
  suv: [box([0, 4.7], 0.95, [0.28, 1.02]), cabin([0.08, 3.6], [0.35, 2.9], 0.9, [1.02, 1.72])],
  pickup: [
    box([0, 5.4], 0.98, [0.32, 1.06]),
    box([0.15, 1.9], 0.82, [1.06, 1.07], 'dark'),
    cabin([1.95, 4.1], [2.2, 3.5], 0.92, [1.06, 1.8]),
  ],
  van: [box([0, 5.6], 1, [0.3, 1.2]), cabin([0.05, 4.9], [0.2, 4.1], 0.98, [1.2, 2.3])],
  taxi: [
    box([0, 4.7], 0.92, [0.24, 0.92]),
    cabin([0.3, 3.5], [0.8, 2.75], 0.87, [0.92, 1.52]),
    box([1.6, 2], 0.35, [1.52, 1.68], 'steel'),
  ],
  semi: [
    box([0.2, 14], 1.1, [0.4, 1.1], 'dark'),
    box([12.2, 15], 1.15, [0.5, 1.6]),
    cabin([12, 14.6], [12, 14], 1.15, [1.6, 3.1]),
    box([0, 11.6], 1.26, [1.1, 4]),
  ],
  'box-truck': [
    box([5.8, 8], 1.05, [0.5, 1.3]),
    cabin([5.8, 7.6], [5.8, 7.1], 1.05, [1.3, 2.4]),
    box([0, 5.7], 1.2, [0.6, 3.3]),
  ],
  bus: [
    box([0, 11.5], 1.26, [0.35, 1.35]),
    { ...cabin([0, 11.5], [0, 11.4], 1.26, [1.35, 2.5]), topHalf: 1.26 },
    box([0, 11.4], 1.26, [2.5, 3.1]),
  ],
  motorcycle: [box([0, 2.2], 0.2, [0.2, 0.8], 'dark'), box([0.6, 1.3], 0.3, [0.8, 1.6], 'dark')],
};

/** Heights and half distance of the lights, meters. */
export const LIGHTS: Readonly<Record<VehicleModel['body'], { readonly y: number; readonly half: number }>> = {
  sedan: { y: 0.7, half: 0.68 },
  suv: { y: 0.85, half: 0.72 },
  pickup: { y: 0.9, half: 0.78 },
  van: { y: 0.9, half: 0.8 },
  taxi: { y: 0.74, half: 0.7 },
  semi: { y: 0.95, half: 0.95 },
  'box-truck': { y: 0.9, half: 0.9 },
  bus: { y: 0.85, half: 1 },
  motorcycle: { y: 0.75, half: 0 },
};
