import type { Box, Detection } from '@/lib/detection/detection';
import { drawsOf } from '@/demo/random';
import type { Scene } from '@/demo/scenes/scene';
import { sceneVehicles } from '@/demo/scenes/scene-vehicles';

/** What an imperfect detector would say of a scene: boxes that tremble, and now and then a vehicle overlooked. */
export function simulatedDetections(scene: Scene, timeMs: number, tremblePx: number, missed: number): Detection[] {
  const draws = drawsOf(`detections ${timeMs}`);
  const tremble = (): number => draws.between(-tremblePx, tremblePx);
  return sceneVehicles(scene, timeMs)
    .filter(({ bbox }) => Math.min(bbox[2], bbox[3]) >= 8 && !draws.chance(missed))
    .map(({ class: name, bbox: [x, y, width, height] }) => {
      const bbox: Box = [x + tremble(), y + tremble(), width + tremble(), height + tremble()];
      return { class: name, score: 0.8, bbox };
    });
}
