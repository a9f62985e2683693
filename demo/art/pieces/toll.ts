import { mix } from '../color';
import { facing, flanking } from '../lens';
import type { Prop, Stage } from '../stage';
import { circle, ellipse, path, polygon, rect, type Point, faint } from '../svg';

const ROOF_M = [54, 66] as const;
const ROOF_HALF_M = 20;
const ROOF_Y_M = [5.6, 6.9] as const;
const ISLANDS_M = [-16, -10.8, -5.6, 0, 5.6, 10.8, 16] as const;
const LANES_M = [-13.4, -8.2, -3, 3, 8.2, 13.4] as const;
const BOOTH_M = [57, 61] as const;

export function tollGround(stage: Stage): string {
  if (stage.light.lamps < 0.15) return '';
  return LANES_M.map((x) => {
    const at = stage.lens.project(x, 0, ROOF_M[0] + 2);
    return ellipse(at, [34, 12], 'url(#wp)', { opacity: faint(stage.light.lamps * 0.9) });
  }).join('');
}

export function toll(stage: Stage): Prop[] {
  return [
    { z: ROOF_M[0] - 0.5, svg: canopy(stage) },
    ...ISLANDS_M.map((x) => ({ z: BOOTH_M[0], svg: booth(stage, x) })),
  ];
}

function canopy(stage: Stage): string {
  const { lens, light } = stage;
  const near = (x: number, y: number): Point => lens.project(x, y, ROOF_M[0]);
  const top = polygon([
    near(-ROOF_HALF_M, ROOF_Y_M[1]),
    near(ROOF_HALF_M, ROOF_Y_M[1]),
    lens.project(ROOF_HALF_M, ROOF_Y_M[1], ROOF_M[1]),
    lens.project(-ROOF_HALF_M, ROOF_Y_M[1], ROOF_M[1]),
  ]);
  const front = (low: number, high: number) =>
    polygon(facing(lens, [-ROOF_HALF_M, ROOF_HALF_M], [low, high], ROOF_M[0]));
  const shell = mix('#1c2430', '#aeb8c2', light.ambient * 0.85);
  const scale = lens.scaleAt(ROOF_M[0]);
  const lamps = LANES_M.map((x, index) => {
    const at = near(x, ROOF_Y_M[0] - 0.1);
    const isOpen = index !== 1;
    const y = (near(x, ROOF_Y_M[1]).y + near(x, ROOF_Y_M[0]).y) / 2;
    return (
      (light.lamps > 0.15 ? circle(at, scale * 2.6, 'url(#wh)', { opacity: faint(light.lamps * 0.9) }) : '') +
      rect({ x: at.x - scale * 0.5, y: y - scale * 0.42, width: scale, height: scale * 0.84 }, '#0b0f13') +
      circle({ x: at.x, y }, scale * (0.5 + light.lamps * 0.8), isOpen ? 'url(#gr)' : 'url(#tl)') +
      circle({ x: at.x, y }, scale * 0.26, isOpen ? '#45ffb4' : '#ff4a3d')
    );
  });
  return (
    path(top, mix(shell, light.skyMid, 0.3)) +
    path(front(...ROOF_Y_M), shell) +
    path(front(ROOF_Y_M[0], ROOF_Y_M[0] + 0.16), mix(shell, '#eaf4ff', light.lamps)) +
    lamps.join('')
  );
}

function booth(stage: Stage, x: number): string {
  const { lens, light } = stage;
  const [from, to] = BOOTH_M;
  const shell = mix('#141a22', '#8d98a3', light.ambient * 0.85);
  const island = polygon([
    lens.project(x - 0.8, 0.2, from - 9),
    lens.project(x + 0.8, 0.2, from - 9),
    lens.project(x + 0.8, 0.2, to + 4),
    lens.project(x - 0.8, 0.2, to + 4),
  ]);
  const inner = x > lens.mount.sideM ? x - 0.7 : x + 0.7;
  const flank = polygon(flanking(lens, inner, [0, 2.8], BOOTH_M));
  const glow = mix('#20303c', '#ffe0ad', light.lamps);
  const columns = path(polygon(facing(lens, [x - 0.2, x + 0.2], [2.8, ROOF_Y_M[0]], from + 2)), shell);
  return (
    path(island, mix(light.asphalt, '#d8b64a', 0.25)) +
    columns +
    path(flank, mix(shell, '#000000', 0.25)) +
    path(polygon(facing(lens, [x - 0.7, x + 0.7], [0, 2.8], from)), shell) +
    path(polygon(facing(lens, [x - 0.55, x + 0.55], [1.1, 2.4], from)), glow)
  );
}
