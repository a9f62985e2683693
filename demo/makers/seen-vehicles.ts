import type { Page } from '@playwright/test';
import type { Scene } from '@/demo/scenes/scene';
import { maskBlue, sceneMask } from './scene-mask';
import { vehiclesInReach, type SceneVehicle } from '@/demo/scenes/scene-vehicles';

/** A vehicle of a picture, and the share of its whole box that can be seen, 0 to 1. */
export interface SeenVehicle extends SceneVehicle {
  readonly seenShare: number;
}

/** Pixels of one blue, and the box around them. */
type Area = readonly [count: number, left: number, top: number, right: number, bottom: number];

/** From above and aside, a vehicle's outline fills at least this much of its box. */
const LEAST_FILL = 0.5;

function shareOf({ bbox: [, , width, height], insideShare }: SceneVehicle, area: Area | undefined): number {
  if (area === undefined) return 0;
  const [count, left, top, right, bottom] = area;
  const inside = width * height;
  return insideShare * Math.min(1, ((right - left) * (bottom - top)) / inside, count / (inside * LEAST_FILL));
}

/** Finds the areas of a mask in a page, which may be an empty one. */
async function areasOf(page: Page, svg: string): Promise<Record<number, Area>> {
  return page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(text)}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('this browser cannot read pictures');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const areas: Record<number, [number, number, number, number, number]> = {};
    for (let at = 0; at < width * height; at++) {
      const blue = data[at * 4 + 2] ?? 0;
      if (blue === 0) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      const area = (areas[blue] ??= [0, x, y, x, y]);
      area[0] += 1;
      area[1] = Math.min(area[1], x);
      area[3] = Math.max(area[3], x + 1);
      area[4] = Math.max(area[4], y + 1);
    }
    return areas;
  }, svg);
}

/** All vehicles of a picture with how much of each can be seen: not cut off, nor behind signs, poles and other vehicles. */
export async function seenVehicles(page: Page, scene: Scene, timeMs: number): Promise<SeenVehicle[]> {
  const areas = await areasOf(page, sceneMask(scene, timeMs));
  return vehiclesInReach(scene, timeMs).map((vehicle) => ({
    ...vehicle,
    seenShare: shareOf(vehicle, areas[maskBlue(vehicle.number)]),
  }));
}
