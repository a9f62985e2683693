import type { Layout } from '../layout';
import type { Light } from '../daylight';
import { drawsOf, type Draws } from '../random';
import type { Scene } from '../scene';
import type { Lens } from './lens';

/** What every drawing function is given: the place, the moment and the light. */
export interface Stage {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly lens: Lens;
  readonly light: Light;
  readonly timeMs: number;
  /** The wet road mirrors every light. */
  readonly isWet: boolean;
  /** Always the same draws for one part of one place. */
  draws(part: string): Draws;
}

/** A drawing function for a name, with draws of the place's own. */
export const placeDraws =
  (scene: Scene) =>
  (part: string): Draws =>
    drawsOf(`${scene.seed} ${part}`);

/** Something upright on the road, painted from far to near. */
export interface Prop {
  /** Metres ahead. */
  readonly z: number;
  readonly svg: string;
}
