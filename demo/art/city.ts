import { FRAME_WIDTH } from '../scenes/scene';
import type { Random } from '../random';
import { faded } from './sky';
import type { Stage } from './stage';
import { circle, path, short, stroke, faint } from './svg';

/** Heights in pixels. */
interface Skyline {
  readonly far: number;
  readonly near: number;
}

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Taller toward the center of town. */
function towers(random: Random, highest: number, widths: readonly [number, number], center: number): Tower[] {
  const row: Tower[] = [];
  for (let x = -10; x < FRAME_WIDTH + 10;) {
    const width = random.between(...widths);
    const nearness = Math.exp(-(((x - center) / 150) ** 2));
    const height = highest * (0.16 + random.between(0.1, 1) * (0.22 + 0.75 * nearness));
    row.push({ x, width, height });
    x += width + (random.chance(0.3) ? random.between(0, 7) : 0);
  }
  return row;
}

const outline = (row: readonly Tower[], base: number): string =>
  row
    .map(({ x, width, height }) => `M${short(x)} ${short(base)}v${short(-height)}h${short(width)}v${short(height)}z`)
    .join('');

function windows(random: Random, row: readonly Tower[], base: number, lit: number): string {
  return row
    .flatMap(({ x, width, height }) => {
      const rows = Math.max(0, Math.floor((height - 3) / 3.4));
      const columns = Math.max(1, Math.floor((width - 2) / 2.8));
      return Array.from({ length: rows * columns }, (_, index) => {
        if (!random.chance(lit)) return '';
        const column = index % columns;
        const floor = Math.floor(index / columns);
        return `M${short(x + 1.6 + column * 2.8)} ${short(base - height + 2.6 + floor * 3.4)}h1.3`;
      });
    })
    .join('');
}

export function drawCity(stage: Stage, skyline: Skyline): string {
  const base = stage.lens.mount.horizonPx + 3;
  const { light } = stage;
  const random = stage.randomFor('city');
  const center = random.between(120, 360);
  const wide = stage.scene.detail === 'full' ? 1 : 1.7;
  const far = towers(random, skyline.far * 1.5, [9 * wide, 20 * wide], center);
  const near = towers(random, skyline.near, [14 * wide, 34 * wide], center + random.between(-120, 120));
  const glow = faint(light.lamps * 0.9);
  const beacon = far.toSorted((a, b) => b.height - a.height).slice(0, 2);
  return (
    path(outline(far, base), faded(stage, light.building, 0.5)) +
    (light.lamps > 0.1
      ? stroke(windows(random, far, base, stage.some(13) / 100), '#ffd9a0', 1.1, { opacity: faint(light.lamps * 0.55) })
      : '') +
    path(outline(near, base), faded(stage, light.building, 0.18)) +
    (light.lamps > 0.1
      ? stroke(windows(random, near, base, stage.some(22) / 100), '#ffe2ae', 1.3, { opacity: glow })
      : '') +
    (light.lamps > 0.5
      ? beacon.map(({ x, width, height }) => circle({ x: x + width / 2, y: base - height }, 2.4, 'url(#tl)')).join('')
      : '')
  );
}
