import type { VehicleState } from '../traffic/lane';
import { BODIES, type Block } from './vehicle-body';
import type { Lens } from './lens';
import type { Point } from './svg';

/** The visible faces of a block as outlines on the picture, in the order in which they are painted. */
export interface Faces {
  readonly flank: readonly Point[];
  readonly top: readonly Point[];
  readonly facing: readonly Point[];
}

/** From a vehicle's own coordinates (meters) to the picture. */
export type Placer = (u: number, v: number, y: number) => Point;

/** Where a vehicle's own coordinates lie on the road. */
export function placerOf(lens: Lens, state: VehicleState): Placer {
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

/** Distance of a vehicle's nearest end, meters. */
export function distanceOf(state: VehicleState): number {
  return state.heading === 'away' || state.heading === 'toward' ? state.along : state.across - 1;
}

/** Which corners of a block face the camera. */
export function facesOf(place: Placer, block: Block, state: VehicleState, lens: Lens): Faces {
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
    // The side toward the camera has the smaller distance: right of one heading right, left of one heading left.
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

/** Outline corners of a whole vehicle: all corners of all its blocks. */
export function cornersOf(place: Placer, state: VehicleState): Point[] {
  return BODIES[state.model.body].flatMap((block) =>
    ([0, 1] as const).flatMap((end) =>
      [1, -1].flatMap((side) => [
        place(block.u[end], side * block.half, block.y[0]),
        place(block.topU[end], side * block.topHalf, block.y[1]),
      ]),
    ),
  );
}
