import type { Backdrop } from '../scenes/layout';
import { FRAME_WIDTH } from '../scenes/scene';
import { drawCity } from './city';
import { mix, type Color } from './color';
import { faded, sunColumn } from './sky';
import type { Random } from '../random';
import type { Stage } from './stage';
import { dots, path, polygon, rect, short, stroke, verticalGradient, faint } from './svg';

/** Each level doubles the points of a ridge: 4 * 2^4 = 64 steps across. */
const RIDGE_LEVELS = 4;
const GLITTER_STEP_MS = 500;
const SNOW: Color = '#e8eef4';

/** Heights (0 to 1) of a ridge line by midpoint displacement. `rough` goes from 0 (smooth) to 1 (jagged). */
function ridgeHeights(random: Random, rough: number, levels: number): number[] {
  let heights = [
    random.between(0.2, 0.8),
    random.between(0.3, 1),
    random.between(0.1, 0.9),
    random.between(0.3, 1),
    random.between(0.2, 0.8),
  ];
  let reach = 0.42;
  for (let level = 0; level < levels; level++) {
    reach *= 0.32 + rough * 0.3;
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + random.between(-reach, reach)];
    });
  }
  return heights;
}

/** Path data of a ridge, filled down to the horizon. */
function ridge(stage: Stage, part: string, [lowPx, highPx]: readonly [number, number], rough: number): string {
  const horizon = stage.lens.mount.horizonPx + 2;
  const heights = ridgeHeights(
    stage.randomFor(part),
    rough,
    stage.scene.detail === 'full' ? RIDGE_LEVELS : RIDGE_LEVELS - 1,
  );
  const points = heights.map((height, index) => {
    const x = (index / (heights.length - 1)) * FRAME_WIDTH;
    return { x, y: horizon - lowPx - Math.max(0, height) * (highPx - lowPx) };
  });
  return polygon([{ x: 0, y: horizon }, ...points, { x: FRAME_WIDTH, y: horizon }]);
}

function hills(stage: Stage): string {
  const { grass, rock } = stage.light;
  return (
    path(ridge(stage, 'far hills', [10, 44], 0.35), faded(stage, rock, 0.62)) +
    path(ridge(stage, 'hills', [4, 27], 0.4), faded(stage, mix(rock, grass, 0.5), 0.38)) +
    path(ridge(stage, 'near hills', [1, 12], 0.9), faded(stage, mix(grass, '#06120c', 0.3), 0.12)) +
    villageLights(stage)
  );
}

/** Distant windows give the night some depth. */
function villageLights(stage: Stage): string {
  if (stage.light.lamps < 0.4) return '';
  const random = stage.randomFor('village');
  const y = stage.lens.mount.horizonPx;
  const windows = Array.from({ length: stage.some(22) }, () => {
    return { x: random.between(0, FRAME_WIDTH), y: y - random.between(-1, 9) };
  });
  return stroke(dots(windows, 0.8), '#ffcf8a', 0.9, { opacity: faint(stage.light.lamps * 0.75) });
}

export function backdropDefs(stage: Stage): string {
  const { rock, ambient, haze, skyLow } = stage.light;
  const snow = mix(mix('#3d4c69', SNOW, ambient), skyLow, 0.22);
  return stage.layout.backdrop === 'mountains'
    ? verticalGradient('pk', [
        [0.1, snow],
        [0.5, mix(snow, mix(rock, haze, 0.4), 0.75)],
        [1, mix(rock, haze, 0.75)],
      ])
    : '';
}

function mountains(stage: Stage): string {
  const { rock, grass } = stage.light;
  return (
    path(ridge(stage, 'peaks', [30, 92], 0.85), 'url(#pk)') +
    path(ridge(stage, 'shoulders', [12, 56], 0.75), faded(stage, rock, 0.36)) +
    path(ridge(stage, 'forest', [4, 30], 1), faded(stage, mix(rock, grass, 0.6), 0.12)) +
    villageLights(stage)
  );
}

function plain(stage: Stage): string {
  const { rock, grass } = stage.light;
  return (
    path(ridge(stage, 'rise', [1, 9], 0.3), faded(stage, mix(rock, grass, 0.5), 0.55)) +
    path(ridge(stage, 'hedge', [0, 5], 1), faded(stage, mix(grass, '#050c09', 0.4), 0.2)) +
    villageLights(stage)
  );
}

function sea(stage: Stage): string {
  const { rock } = stage.light;
  const horizon = stage.lens.mount.horizonPx;
  const water = rect({ x: 0, y: horizon, width: FRAME_WIDTH, height: 60 }, 'url(#wt)');
  return (
    water +
    glitter(stage, horizon + 1, 26, 90) +
    path(ridge(stage, 'headland', [-22, 26], 0.5), faded(stage, rock, 0.45))
  );
}

/** Light on water: short dashes that move every 500 ms, densest below the sun or moon. */
export function glitter(stage: Stage, top: number, height: number, count: number): string {
  const random = stage.randomFor(`glitter ${Math.floor((stage.timeMs % stage.scene.loopMs) / GLITTER_STEP_MS)}`);
  const column = sunColumn(stage);
  const dashes = (spread: number, amount: number): string =>
    Array.from({ length: amount }, () => {
      const depth = random.between(0, 1) ** 1.6;
      const x = spread === 0 ? random.between(0, FRAME_WIDTH) : column + random.between(-1, 1) * spread * (0.3 + depth);
      return `M${short(x)} ${short(top + depth * height)}h${short(1.5 + depth * 7)}`;
    }).join('');
  const bright = mix(stage.light.skyLow, '#ffffff', 0.3);
  return (
    stroke(dashes(0, stage.some(count / 2)), bright, 0.6, { opacity: 0.25 }) +
    stroke(dashes(46, stage.some(count)), bright, 0.8, { opacity: 0.55 })
  );
}

const BACKDROPS: Readonly<Record<Backdrop, (stage: Stage) => string>> = {
  city: (stage) => hillsBehind(stage) + drawCity(stage, { far: 34, near: 24 }),
  downtown: (stage) => drawCity(stage, { far: 56, near: 40 }),
  hills,
  mountains,
  plain,
  sea,
};

const hillsBehind = (stage: Stage): string =>
  path(ridge(stage, 'far hills', [4, 20], 0.4), faded(stage, stage.light.rock, 0.65));

export function drawBackdrop(stage: Stage): string {
  return BACKDROPS[stage.layout.backdrop](stage);
}
