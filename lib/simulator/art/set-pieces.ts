import type { Prop, Stage } from './stage';

/** Gradients that only set pieces use. */
export function pieceDefs(_stage: Stage): string {
  return '';
}

/** What set pieces paint flat on the ground. */
export function drawGround(_stage: Stage): string {
  return '';
}

/** What set pieces put upright. */
export function pieceProps(_stage: Stage): Prop[] {
  return [];
}
