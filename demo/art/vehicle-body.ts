import type { VehicleModel, VehicleState } from '../traffic/lane';
import type { Lens } from './lens';
import type { Point } from './svg';

export type Finish = 'paint' | 'glass' | 'dark' | 'steel';

/**
 * A block of a vehicle in its own coordinates, meters: `u` from tail (0) to nose, `half` of its width, `y` up. The top
 * may be shorter and narrower than the bottom.
 */
interface Block {
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

/** Windows all around and a painted roof. */
const cabin = (u: Block['u'], topU: Block['topU'], half: number, y: Block['y']): Block => ({
  ...{ u, topU, half, topHalf: half - 0.14, y },
  sides: 'glass',
  top: 'paint',
});

/** In painting order. Seen from above, so low blocks come first. */
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

/** Height, and half the distance between the two lights of a pair. Meters. */
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

/** Visible faces of a block in the picture, in painting order. */
interface Faces {
  readonly flank: readonly Point[];
  readonly top: readonly Point[];
  readonly facing: readonly Point[];
}

/** From a vehicle's own coordinates (meters) to the picture. */
export type Placer = (u: number, v: number, y: number) => Point;

export function createPlacer(lens: Lens, state: VehicleState): Placer {
  const { heading, across, along, model } = state;
  switch (heading) {
    case 'away':
      return (u, v, y) => lens.project(across + v, y, along + u);
    case 'toward':
      return (u, v, y) => lens.project(across - v, y, along + model.lengthM - u);
    case 'right':
      return (u, v, y) => lens.project(along + u, y, across - v);
    case 'left':
      return (u, v, y) => lens.project(along + model.lengthM - u, y, across + v);
  }
}

/** To the nearest end of a vehicle, meters. */
export function getDistance(state: VehicleState): number {
  return state.heading === 'away' || state.heading === 'toward' ? state.along : state.across - 1;
}

export function getFaces(place: Placer, block: Block, state: VehicleState, lens: Lens): Faces {
  const bottom = { u: block.u, half: block.half, y: block.y[0] };
  const top = { u: block.topU, half: block.topHalf, y: block.y[1] };
  const corner = (level: typeof bottom, end: 0 | 1, side: 1 | -1): Point =>
    place(level.u[end], side * level.half, level.y);
  const isCrossing = state.heading === 'right' || state.heading === 'left';
  const roof = [corner(top, 0, -1), corner(top, 0, 1), corner(top, 1, 1), corner(top, 1, -1)];
  const end = (at: 0 | 1): Point[] => [
    corner(bottom, at, -1),
    corner(bottom, at, 1),
    corner(top, at, 1),
    corner(top, at, -1),
  ];
  const side = (at: 1 | -1): Point[] => [
    corner(bottom, 0, at),
    corner(bottom, 1, at),
    corner(top, 1, at),
    corner(top, 0, at),
  ];
  if (isCrossing) {
    // The near side is on the right of a vehicle heading right, and on the left of one heading left.
    const near = state.heading === 'right' ? 1 : -1;
    const isRightOfCamera = state.along > lens.mount.sideM;
    const flankEnd = isRightOfCamera === (state.heading === 'right') ? 0 : 1;
    return { flank: end(flankEnd), top: roof, facing: side(near) };
  }
  const nearEnd = state.heading === 'away' ? 0 : 1;
  const isRight = state.across > lens.mount.sideM;
  const flankSide = isRight === (state.heading === 'away') ? -1 : 1;
  return { flank: side(flankSide), top: roof, facing: end(nearEnd) };
}

export function getCorners(place: Placer, state: VehicleState): Point[] {
  return BODIES[state.model.body].flatMap((block) =>
    ([0, 1] as const).flatMap((end) =>
      [1, -1].flatMap((side) => [
        place(block.u[end], side * block.half, block.y[0]),
        place(block.topU[end], side * block.topHalf, block.y[1]),
      ]),
    ),
  );
}
