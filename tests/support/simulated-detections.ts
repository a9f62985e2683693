import type { Box, Detection } from '@/lib/detection/detection';
import { createRandom } from '@/demo/random';
import type { Scene } from '@/demo/scenes/scene';
import { vehiclesInReach, type SceneVehicle } from '@/demo/scenes/scene-vehicles';

const MIN_SIDE_PX = 5;
/** Minimum share of a vehicle's box inside the picture. */
const MIN_INSIDE_SHARE = 0.4;

/** The vehicles a detector should find in a picture of a scene. Lists vehicles even if others hide them. */
export function visibleVehicles(scene: Scene, timeMs: number): SceneVehicle[] {
  return vehiclesInReach(scene, timeMs).filter(
    ({ insideShare, bbox: [, , width, height] }) =>
      insideShare >= MIN_INSIDE_SHARE && Math.min(width, height) >= MIN_SIDE_PX,
  );
}

/** Imitates an imperfect detector: boxes jitter by up to `jitterPx`, and `missRate` (0 to 1) of the vehicles are missed. */
export function simulatedDetections(scene: Scene, timeMs: number, jitterPx: number, missRate: number): Detection[] {
  const random = createRandom(`detections ${timeMs}`);
  const jitter = (): number => random.between(-jitterPx, jitterPx);
  return visibleVehicles(scene, timeMs)
    .filter(({ bbox }) => Math.min(bbox[2], bbox[3]) >= 8 && !random.chance(missRate))
    .map(({ class: name, bbox: [x, y, width, height] }) => {
      const bbox: Box = [x + jitter(), y + jitter(), width + jitter(), height + jitter()];
      return { class: name, score: 0.8, bbox };
    });
}
