import { FRAME_HEIGHT, FRAME_WIDTH, type Weather } from '../scenes/scene';
import { createRandom } from '../random';
import { mix, shade } from './color';
import type { Stage } from './stage';
import { path, rect, short, stroke, verticalGradient, faint } from './svg';

const DROPS = 110;
const FLAKES = 90;
/** How often snow falls through the picture in 20 s. Whole numbers close the loop. */
const FALLS_PER_LOOP = 5;
const FALL_LOOP_MS = 20_000;
const RAIN_STEP_MS = 66;

export function weatherDefs({ light, lens }: Stage): string {
  const far = (lens.mount.horizonPx / FRAME_HEIGHT) * 1;
  const fog = shade(mix(light.haze, light.skyLow, 0.3), 0.9);
  return verticalGradient('fg', [
    [0, fog, 0.35],
    [far, fog, 0.94],
    [far + 0.16, fog, 0.62],
    [1, fog, 0.06],
  ]);
}

function rain(stage: Stage): string {
  const random = createRandom(`rain ${Math.floor((stage.timeMs % stage.scene.loopMs) / RAIN_STEP_MS)}`);
  const drops = Array.from({ length: stage.some(DROPS) }, () => {
    const length = random.between(5, 15);
    return `M${short(random.between(-10, FRAME_WIDTH))} ${short(random.between(-10, FRAME_HEIGHT))}l${short(length * 0.14)} ${short(length)}`;
  });
  return stroke(drops.join(''), mix('#6d7f96', '#dfe8f2', stage.light.ambient), 0.55, { opacity: 0.34 });
}

function snow(stage: Stage): string {
  const random = createRandom(`snow ${stage.scene.seed}`);
  const fallen = ((stage.timeMs % FALL_LOOP_MS) / FALL_LOOP_MS) * FALLS_PER_LOOP * FRAME_HEIGHT;
  const flakes = Array.from({ length: stage.some(FLAKES) }, () => {
    const turns = random.pick([1, 1, 2]);
    const y = (random.between(0, FRAME_HEIGHT) + fallen * turns) % FRAME_HEIGHT;
    const sway = Math.sin((stage.timeMs / FALL_LOOP_MS) * 2 * Math.PI * 6 + random.between(0, 7)) * 4;
    return `M${short(random.between(0, FRAME_WIDTH) + sway)} ${short(y)}h.1`;
  });
  const half = flakes.length / 2;
  const style = { 'stroke-linecap': 'round', opacity: 0.8 };
  const color = mix('#8fa0b8', '#ffffff', 0.3 + stage.light.ambient * 0.7);
  return (
    stroke(flakes.slice(0, half).join(''), color, 1.1, style) + stroke(flakes.slice(half).join(''), color, 2, style)
  );
}

const fog = (): string => rect({ x: 0, y: 0, width: FRAME_WIDTH, height: FRAME_HEIGHT }, 'url(#fg)');
const veil = (stage: Stage, opacity: number): string =>
  path(`M0 0h${FRAME_WIDTH}v${FRAME_HEIGHT}H0z`, 'url(#fg)', {
    opacity: faint(opacity * (0.5 + stage.light.ambient * 0.5)),
  });

const WEATHER: Readonly<Record<Weather, (stage: Stage) => string>> = {
  clear: () => '',
  rain: (stage) => veil(stage, 0.4) + rain(stage),
  snow: (stage) => veil(stage, 0.55) + snow(stage),
  fog,
};

export function drawWeather(stage: Stage): string {
  return WEATHER[stage.scene.weather](stage);
}
