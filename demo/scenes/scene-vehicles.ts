import { createLens } from '../art/lens';
import { getCorners, getDistance, createPlacer } from '../art/vehicle-body';
import { getLayout } from './vary-layout';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from './scene';
import type { VehicleClass, VehicleState } from '../traffic/lane';
import { trafficAt } from '../traffic/traffic';

/** A vehicle as a detector should find it. `bbox` is left, top, width and height in pixels. */
export interface SceneVehicle {
  /** Index in `listVehicles`. */
  readonly number: number;
  readonly class: VehicleClass;
  readonly bbox: readonly [x: number, y: number, width: number, height: number];
  /** Share of its box that is inside the picture. */
  readonly insideShare: number;
}

/** Anything nearer is behind the camera. */
const CLOSEST_M = 5;

/** All vehicles in front of the camera. */
export function listVehicles(scene: Scene, timeMs: number): VehicleState[] {
  return trafficAt(getLayout(scene), scene, timeMs + scene.phaseMs).filter((state) => getDistance(state) >= CLOSEST_M);
}

/** Every vehicle that is at least partly in the picture, however small. */
export function vehiclesInReach(scene: Scene, timeMs: number): SceneVehicle[] {
  const lens = createLens(getLayout(scene).mount);
  return listVehicles(scene, timeMs).flatMap((state, number) => {
    const corners = getCorners(createPlacer(lens, state), state);
    const cut = clipped(
      corners.map(({ x }) => x),
      corners.map(({ y }) => y),
    );
    return cut.insideShare === 0 ? [] : [{ number, class: state.model.class, ...cut }];
  });
}

const clamp = (value: number, high: number): number => Math.min(high, Math.max(0, value));

function clipped(xs: readonly number[], ys: readonly number[]): Pick<SceneVehicle, 'bbox' | 'insideShare'> {
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [clamp(left, FRAME_WIDTH), clamp(top, FRAME_HEIGHT)];
  const [width, height] = [clamp(right, FRAME_WIDTH) - x, clamp(bottom, FRAME_HEIGHT) - y];
  return { bbox: [x, y, width, height], insideShare: (width * height) / ((right - left) * (bottom - top)) };
}
