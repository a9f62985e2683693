import type { Layout } from '../scenes/layout';
import type { Light } from '../scenes/daylight';
import { createRandom, type Random } from '../random';
import type { Scene } from '../scenes/scene';
import type { Lens } from './lens';

/** What every drawing function is given: the place, the moment and the light. */
export interface Stage {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly lens: Lens;
  readonly light: Light;
  /** The moment, shifted by the scene's phase: for what moves, not for the sun or the clock. */
  readonly timeMs: number;
  /** How many of something small to draw, by the scene's detail. */
  readonly some: (count: number) => number;
  /** Distances at which things become simpler, meters, by the scene's detail. */
  readonly within: (meters: number) => number;
  /** The wet road mirrors every light. */
  readonly isWet: boolean;
  /** Always the same draws for one part of one place. */
  readonly randomFor: (part: string) => Random;
}

/** A drawing function for a name, with draws of the place's own. */
export const createPlaceRandom =
  (scene: Scene) =>
  (part: string): Random =>
    createRandom(`${scene.seed} ${part}`);

const SPARSE_SHARE = 0.22;
const SPARSE_REACH = 0.33;

/** The stage's two rules for a scene's detail. */
export function detailRules({ detail }: Scene): Pick<Stage, 'some' | 'within'> {
  const isFull = detail === 'full';
  return {
    some: (count) => (isFull ? count : Math.ceil(count * SPARSE_SHARE)),
    within: (meters) => (isFull ? meters : meters * SPARSE_REACH),
  };
}

/** Something upright on the road, painted from far to near. */
export interface Prop {
  /** Meters ahead. */
  readonly z: number;
  readonly svg: string;
}
