import { FRAME_WIDTH } from '../scene';
import { mix } from './colour';
import type { Stage } from './stage';
import { circle, ellipse, path, rect, short, verticalGradient } from './svg';

const STARS = 46;
const CLOUDS = 7;

/** Gradients that the whole picture shares. */
export function skyDefs({ light }: Stage): string {
  return verticalGradient('sky', [
    [0, light.skyTop],
    [0.55, light.skyMid],
    [1, light.skyLow],
  ]);
}

/** Sky down to the horizon: gradient, stars, clouds and the glow where the sun is or a city lies. */
export function drawSky(stage: Stage): string {
  const horizon = stage.lens.mount.horizonPx;
  return (
    rect(0, 0, FRAME_WIDTH, horizon + 2, 'url(#sky)') +
    stars(stage, horizon) +
    clouds(stage, horizon) +
    glow(stage, horizon)
  );
}

function stars({ light, draws }: Stage, horizon: number): string {
  if (light.stars < 0.05) return '';
  const at = draws('stars');
  const dots = Array.from(
    { length: STARS },
    () => `M${short(at.between(0, FRAME_WIDTH))} ${short(at.between(0, horizon * 0.8))}h.1`,
  );
  return path(dots.join(''), 'none', {
    stroke: '#cfe0ff',
    'stroke-width': 0.8,
    'stroke-linecap': 'round',
    opacity: (light.stars * 0.6).toFixed(2),
  });
}

/** Flat banks, lit from below at dusk. */
function clouds({ light, scene, draws }: Stage, horizon: number): string {
  const at = draws('clouds');
  const isClosed = scene.weather !== 'clear';
  return Array.from({ length: isClosed ? CLOUDS + 4 : CLOUDS }, () => {
    const y = at.between(horizon * 0.08, horizon * 0.86);
    const centre = { x: at.between(-40, FRAME_WIDTH + 40), y };
    const colour = isClosed && at.chance(0.5) ? 'url(#cd)' : 'url(#cl)';
    const opacity = (at.between(0.18, 0.5) * (0.35 + light.ambient * 0.65)).toFixed(2);
    return ellipse(centre, at.between(60, 170), at.between(3, 11) * (isClosed ? 1.7 : 1), colour, { opacity });
  }).join('');
}

function glow({ light, draws }: Stage, horizon: number): string {
  const at = draws('sun');
  const x = at.between(60, FRAME_WIDTH - 60);
  const isLow = light.stars < 0.6 && light.lamps > 0.02;
  const sun = isLow ? circle({ x, y: horizon }, 130, 'url(#sg)', { opacity: 0.75 }) : '';
  const city =
    light.lamps > 0.5
      ? ellipse({ x: FRAME_WIDTH / 2, y: horizon }, 300, 46, 'url(#cg)', { opacity: (light.lamps * 0.55).toFixed(2) })
      : '';
  return sun + city;
}

/** The colour of far things at a depth: 0 near, 1 lost in the haze. */
export function faded({ light }: Stage, colour: Parameters<typeof mix>[0], depth: number): ReturnType<typeof mix> {
  return mix(colour, light.haze, depth);
}
