import type { Page } from '@playwright/test';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from '../scenes/scene';
import { type SceneVehicle, vehiclesInReach, listVehicles } from '../scenes/scene-vehicles';
import { lampProps } from '../art/lamps';
import { pieceProps } from '../art/pieces/set-pieces';
import { rect } from '../art/svg';
import { silhouette } from '../art/vehicles';
import { createStage } from '../art/draw-scene';
import { getDistance } from '../art/vehicle-body';

/** `seenShare` is the visible share of its box, 0 to 1. */
export interface SeenVehicle extends SceneVehicle {
  readonly seenShare: number;
}

/** Pixel count of one mask color and its bounding box. */
type Area = readonly [count: number, left: number, top: number, right: number, bottom: number];

/** A vehicle's outline fills at least this share of its box. */
const LEAST_FILL = 0.5;

function getSeenShare({ bbox: [, , width, height], insideShare }: SceneVehicle, area: Area | undefined): number {
  if (area === undefined) return 0;
  const [count, left, top, right, bottom] = area;
  const inside = width * height;
  return insideShare * Math.min(1, ((right - left) * (bottom - top)) / inside, count / (inside * LEAST_FILL));
}

/** Rasterizes a mask in a page and measures each color. */
async function measureAreas(page: Page, svg: string): Promise<Record<number, Area>> {
  return page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(text)}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('No 2D canvas in this browser');
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

/**
 * All vehicles of a picture with the share of each that is neither cut off nor hidden by signs, poles and other
 * vehicles.
 */
export async function findSeenVehicles(page: Page, scene: Scene, timeMs: number): Promise<SeenVehicle[]> {
  const areas = await measureAreas(page, sceneMask(scene, timeMs));
  return vehiclesInReach(scene, timeMs).map((vehicle) => ({
    ...vehicle,
    seenShare: getSeenShare(vehicle, areas[maskBlue(vehicle.number)]),
  }));
}

/** Turns everything more than half opaque black, so the glow of a lamp hides nothing. */
const HIDER =
  '<filter id="h" x="0" y="0" width="480" height="270" filterUnits="userSpaceOnUse"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 -4.5"/></filter>';

/** Blue value of the n-th vehicle of `listVehicles`; 0 means no vehicle. */
const maskBlue = (index: number): number => index + 1;

const toMaskColor = (index: number): `#${string}` => `#0000${maskBlue(index).toString(16).padStart(2, '0')}`;

/**
 * The visible part of each vehicle as a black SVG in which every vehicle of `listVehicles` (at most 255) has its own
 * shade of blue.
 */
function sceneMask(scene: Scene, timeMs: number): string {
  const stage = createStage(scene, timeMs);
  const states = listVehicles(scene, timeMs);
  const vehicles = states.map((state, index) => ({
    z: getDistance(state),
    svg: silhouette(stage, state, toMaskColor(index)),
    isVehicle: true,
  }));
  const hiders = [...lampProps(stage), ...pieceProps(stage)].map((prop) => ({ ...prop, isVehicle: false }));
  const props = [...vehicles, ...hiders].toSorted((a, b) => b.z - a.z);
  // Filters are slow, so everything between two vehicles shares one.
  const picture = props.map(({ svg, isVehicle }, index) => {
    if (isVehicle) return svg;
    const begins = props[index - 1]?.isVehicle !== false;
    const ends = props[index + 1]?.isVehicle !== false;
    return `${begins ? '<g filter="url(#h)">' : ''}${svg}${ends ? '</g>' : ''}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}" viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}" shape-rendering="crispEdges">`,
    `<defs>${HIDER}</defs>`,
    rect({ x: 0, y: 0, width: FRAME_WIDTH, height: FRAME_HEIGHT }, '#000'),
    ...picture,
    '</svg>',
  ].join('');
}
