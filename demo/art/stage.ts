import type { Layout } from '../scenes/layout';
import type { Light } from '../scenes/daylight';
import { createRandom, type Random } from '../random';
import type { Scene } from '../scenes/scene';
import type { Lens } from './lens';

/** Input of every drawing function. */
export interface Stage {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly lens: Lens;
  readonly light: Light;
  /** Includes the scene's phase. Use it for motion, not for the sun or the clock. */
  readonly timeMs: number;
  /** Scales a count of small things by the scene's detail. */
  readonly some: (count: number) => number;
  /** Scales a level-of-detail distance by the scene's detail. */
  readonly within: (meters: number) => number;
  /** A wet road reflects every light. */
  readonly isWet: boolean;
  /** Random numbers that are always the same for one part of one place. */
  readonly randomFor: (part: string) => Random;
}

export const createPlaceRandom =
  (scene: Scene) =>
  (part: string): Random =>
    createRandom(`${scene.seed} ${part}`);

const SPARSE_SHARE = 0.22;
const SPARSE_REACH = 0.33;

export function detailRules({ detail }: Scene): Pick<Stage, 'some' | 'within'> {
  const isFull = detail === 'full';
  return {
    some: (count) => (isFull ? count : Math.ceil(count * SPARSE_SHARE)),
    within: (meters) => (isFull ? meters : meters * SPARSE_REACH),
  };
}

/** Something upright, painted from far to near. */
export interface Prop {
  /** Meters ahead. */
  readonly z: number;
  readonly svg: string;
}
