import { FRAME_WIDTH } from '../scenes/scene';
import { mix } from './color';
import type { Stage } from './stage';
import { circle, dots, ellipse, stroke, rect, verticalGradient, faint } from './svg';

const STARS = 46;
const CLOUDS = 7;

export function skyDefs({ light }: Stage): string {
  return verticalGradient('sky', [
    [0, light.skyTop],
    [0.55, light.skyMid],
    [1, light.skyLow],
  ]);
}

export function drawSky(stage: Stage): string {
  const horizon = stage.lens.mount.horizonPx;
  return (
    rect({ x: 0, y: 0, width: FRAME_WIDTH, height: horizon + 2 }, 'url(#sky)') +
    stars(stage, horizon) +
    clouds(stage, horizon) +
    glow(stage, horizon)
  );
}

function stars({ light, randomFor, some }: Stage, horizon: number): string {
  if (light.stars < 0.05) return '';
  const random = randomFor('stars');
  const places = Array.from({ length: some(STARS) }, () => {
    return { x: random.between(0, FRAME_WIDTH), y: random.between(0, horizon * 0.8) };
  });
  return stroke(dots(places), '#cfe0ff', 0.8, { 'stroke-linecap': 'round', opacity: faint(light.stars * 0.6) });
}

function clouds({ light, scene, randomFor, some }: Stage, horizon: number): string {
  const random = randomFor('clouds');
  const isClosed = scene.weather !== 'clear';
  return Array.from({ length: some(isClosed ? CLOUDS + 4 : CLOUDS) + 1 }, () => {
    const y = random.between(horizon * 0.08, horizon * 0.86);
    const center = { x: random.between(-40, FRAME_WIDTH + 40), y };
    const color = isClosed && random.chance(0.5) ? 'url(#cd)' : 'url(#cl)';
    const opacity = faint(random.between(0.18, 0.5) * (0.35 + light.ambient * 0.65));
    return ellipse(center, [random.between(60, 170), random.between(3, 11) * (isClosed ? 1.7 : 1)], color, { opacity });
  }).join('');
}

/** Column of the sun or moon, shared by everything that reflects it. */
export function sunColumn({ randomFor }: Stage): number {
  return randomFor('sun').between(70, FRAME_WIDTH - 70);
}

function glow(stage: Stage, horizon: number): string {
  const { light, scene } = stage;
  const x = sunColumn(stage);
  const isLow = light.stars < 0.6 && light.lamps > 0.02;
  const sun = isLow
    ? ellipse({ x, y: horizon }, [210, 96], 'url(#sg)', { opacity: scene.weather === 'clear' ? 0.85 : 0.25 })
    : '';
  const city =
    light.lamps > 0.5
      ? ellipse({ x: FRAME_WIDTH / 2, y: horizon }, [300, 46], 'url(#cg)', { opacity: faint(light.lamps * 0.55) })
      : '';
  return sun + city + (scene.weather === 'clear' ? disc(stage, x, horizon) : '');
}

/** A low sun, or on some nights a moon. */
function disc({ light, randomFor }: Stage, x: number, horizon: number): string {
  if (light.lamps > 0.3 && light.lamps < 0.95) return circle({ x, y: horizon - 5 }, 7.5, '#ffe9c2', { opacity: 0.92 });
  if (light.stars < 0.6 || !randomFor('moon').chance(0.6)) return '';
  const y = horizon * randomFor('moon height').between(0.22, 0.5);
  return circle({ x, y }, 34, 'url(#wp)', { opacity: 0.7 }) + circle({ x, y }, 5.2, '#e9eef6', { opacity: 0.94 });
}

/** Fades a color into the haze. `depth` goes from 0 (near) to 1 (lost in the haze). */
export function faded({ light }: Stage, color: Parameters<typeof mix>[0], depth: number): ReturnType<typeof mix> {
  return mix(color, light.haze, depth);
}
