import type { Stage } from './stage';
import { mix } from './color';
import { radialGradient, type Stop } from './svg';

const LAMPS: Readonly<Record<string, readonly Stop[]>> = {
  // Headlight
  hl: [
    [0, '#ffffff', 0.95],
    [0.18, '#fff3d8', 0.6],
    [0.5, '#ffe2ad', 0.16],
    [1, '#ffd48a', 0],
  ],
  // Tail light
  tl: [
    [0, '#ff5a4a', 0.95],
    [0.3, '#ff2a22', 0.45],
    [1, '#ff1a1a', 0],
  ],
  // Headlight beam on the road
  bm: [
    [0, '#ffeec8', 0.4],
    [1, '#ffe2ad', 0],
  ],
  // Sodium lamp
  so: [
    [0, '#fff0cf', 0.95],
    [0.14, '#ffc873', 0.62],
    [0.45, '#ff9d3c', 0.17],
    [1, '#ff8a2a', 0],
  ],
  // Its pool of light
  sp: [
    [0, '#ffb45e', 0.55],
    [1, '#ff9d3c', 0],
  ],
  // White lamp
  wh: [
    [0, '#ffffff', 0.95],
    [0.14, '#dcecff', 0.6],
    [0.45, '#9cc4ff', 0.15],
    [1, '#7ab2ff', 0],
  ],
  // Its pool of light
  wp: [
    [0, '#cfe2ff', 0.42],
    [1, '#9cc4ff', 0],
  ],
};

const SKY: Readonly<Record<string, readonly Stop[]>> = {
  // Sunset
  sg: [
    [0, '#ffe0a8', 0.7],
    [0.4, '#ff9d6a', 0.3],
    [1, '#ff7a5c', 0],
  ],
  // City glow
  cg: [
    [0, '#ffb877', 0.5],
    [1, '#ff9d5c', 0],
  ],
  // Vignette
  vn: [
    [0.62, '#000000', 0],
    [1, '#000000', 0.34],
  ],
};

/** Gradients of everything that glows. */
export function lightDefs({ light }: Stage): string {
  const cloud = mix(light.skyLow, '#ffffff', 0.2 + light.ambient * 0.2);
  const clouds: Readonly<Record<string, readonly Stop[]>> = {
    cl: [
      [0, cloud, 0.9],
      [1, cloud, 0],
    ],
    cd: [
      [0, mix(light.skyTop, '#000000', 0.3), 0.9],
      [1, light.skyTop, 0],
    ],
  };
  return Object.entries({ ...LAMPS, ...clouds, ...SKY })
    .map(([id, stops]) => radialGradient(id, stops))
    .join('');
}
