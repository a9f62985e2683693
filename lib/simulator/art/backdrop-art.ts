import type { Backdrop } from '../layout';
import { FRAME_WIDTH } from '../scene';
import { drawCity } from './city-art';
import { mix, type Colour } from './colour';
import { faded } from './sky-art';
import type { Stage } from './stage';
import { path, rect, short, stroke } from './svg';

const RIDGE_POINTS = 24;
const SNOW: Colour = '#e8eef4';

/** A ridge line as an area down to the horizon. Heights in pixels; `rough` is the share of small teeth. */
function ridge(stage: Stage, part: string, lowPx: number, highPx: number, rough: number): string {
  const at = stage.draws(part);
  const waves = [1, 2.3, 4.1].map((frequency) => ({ frequency, phase: at.between(0, 7), weight: 1 / frequency }));
  const horizon = stage.lens.mount.horizonPx + 2;
  const points = Array.from({ length: RIDGE_POINTS + 1 }, (_, index) => {
    const x = (index / RIDGE_POINTS) * FRAME_WIDTH;
    const wave = waves.reduce(
      (sum, { frequency, phase, weight }) => sum + weight * Math.sin(phase + (frequency * x) / 76),
      0,
    );
    const level = 0.5 + wave / 3.6 + at.between(-rough, rough);
    return `${short(x)} ${short(horizon - lowPx - Math.max(0, level) * (highPx - lowPx))}`;
  });
  return `M0 ${horizon}L${points.join(' ')} ${FRAME_WIDTH} ${horizon}z`;
}

function hills(stage: Stage): string {
  const { grass, rock } = stage.light;
  return (
    path(ridge(stage, 'far hills', 8, 26, 0.02), faded(stage, rock, 0.62)) +
    path(ridge(stage, 'hills', 3, 17, 0.03), faded(stage, mix(rock, grass, 0.5), 0.4)) +
    path(ridge(stage, 'near hills', 0, 9, 0.12), faded(stage, mix(grass, '#06120c', 0.3), 0.12)) +
    villageLights(stage)
  );
}

/** A few far windows, so that night has a depth. */
function villageLights(stage: Stage): string {
  if (stage.light.lamps < 0.4) return '';
  const at = stage.draws('village');
  const y = stage.lens.mount.horizonPx;
  const dots = Array.from(
    { length: 22 },
    () => `M${short(at.between(0, FRAME_WIDTH))} ${short(y - at.between(-1, 9))}h.8`,
  );
  return stroke(dots.join(''), '#ffcf8a', 0.9, { opacity: (stage.light.lamps * 0.75).toFixed(2) });
}

function mountains(stage: Stage): string {
  const { rock, ambient, grass } = stage.light;
  const snow = mix(mix('#4a5a76', SNOW, ambient), stage.light.skyLow, 0.2);
  return (
    path(ridge(stage, 'peaks', 34, 88, 0.12), mix(snow, stage.light.haze, 0.2)) +
    path(ridge(stage, 'shoulders', 16, 62, 0.14), faded(stage, rock, 0.3)) +
    path(ridge(stage, 'forest', 4, 30, 0.13), faded(stage, mix(rock, grass, 0.6), 0.1))
  );
}

function plain(stage: Stage): string {
  const { rock, grass } = stage.light;
  return (
    path(ridge(stage, 'rise', 1, 7, 0.02), faded(stage, mix(rock, grass, 0.5), 0.55)) +
    path(ridge(stage, 'hedge', 0, 4, 0.3), faded(stage, mix(grass, '#050c09', 0.4), 0.2)) +
    villageLights(stage)
  );
}

function sea(stage: Stage): string {
  const { rock } = stage.light;
  const horizon = stage.lens.mount.horizonPx;
  const water = rect(0, horizon, FRAME_WIDTH, 60, 'url(#wt)');
  return (
    water +
    glitter(stage, horizon + 1, 26, 90) +
    path(ridge(stage, 'headland', -16, 22, 0.05), faded(stage, rock, 0.45))
  );
}

/** Light on water: short dashes that wander with the time, one step in 500 ms. */
export function glitter(stage: Stage, top: number, height: number, count: number): string {
  const at = stage.draws(`glitter ${Math.floor((stage.timeMs % stage.scene.loopMs) / 500)}`);
  const dashes = Array.from({ length: count }, () => {
    const depth = at.between(0, 1) ** 1.6;
    return `M${short(at.between(0, FRAME_WIDTH))} ${short(top + depth * height)}h${short(2 + depth * 9)}`;
  });
  return stroke(dashes.join(''), mix(stage.light.skyLow, '#ffffff', 0.25), 0.7, { opacity: 0.4 });
}

const BACKDROPS: Readonly<Record<Backdrop, (stage: Stage) => string>> = {
  city: (stage) => hillsBehind(stage) + drawCity(stage, { far: 34, near: 24, share: 1 }),
  downtown: (stage) => drawCity(stage, { far: 56, near: 40, share: 1 }),
  hills,
  mountains,
  plain,
  sea,
};

const hillsBehind = (stage: Stage): string =>
  path(ridge(stage, 'far hills', 2, 12, 0.02), faded(stage, stage.light.rock, 0.65));

/** What stands on the horizon. */
export function drawBackdrop(stage: Stage): string {
  return BACKDROPS[stage.layout.backdrop](stage);
}
