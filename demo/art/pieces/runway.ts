import { mix } from '../color';
import { ribbon } from '../lens';
import type { Prop, Stage } from '../stage';
import { circle, dots, ellipse, path, polygon, short, stroke, type Point, faint } from '../svg';

const RUNWAY = { left: -60, right: -14, from: 84, to: 1500 } as const;
const TAXIWAY_M = [54, 76] as const;
const LIGHT_STEP_M = 30;
const BEACON_MS = 4_000;
const STROBE_MS = 1_000;

export function runwayGround(stage: Stage): string {
  const { lens, light } = stage;
  const slab =
    polygon(ribbon(lens, [-400, 400], TAXIWAY_M)) +
    polygon(ribbon(lens, [-90, 90], [20, 40])) +
    polygon(ribbon(lens, [20, 44], [40, 54]));
  const strip = polygon(ribbon(lens, [RUNWAY.left, RUNWAY.right], [RUNWAY.from, RUNWAY.to]));
  const middle = (RUNWAY.left + RUNWAY.right) / 2;
  const dashes = Array.from({ length: 9 }, (_, index) =>
    polygon(ribbon(lens, [middle - 0.6, middle + 0.6], [130 + index * 60, 160 + index * 60])),
  );
  const keys = Array.from({ length: 8 }, (_, index) =>
    polygon(ribbon(lens, [RUNWAY.left + 3 + index * 5.2, RUNWAY.left + 5.8 + index * 5.2], [90, 108])),
  );
  const yellow = polygon(ribbon(lens, [-400, 400], [64.7, 65.3])) + polygon(ribbon(lens, [31.6, 32.2], [34, 65]));
  const asphalt = mix(light.asphalt, light.haze, 0.12);
  return (
    path(slab + strip, asphalt) +
    path(dashes.join('') + keys.join(''), light.marking, { opacity: 0.8 }) +
    path(yellow, mix('#d9a92f', light.asphalt, 0.5 - light.ambient * 0.4)) +
    fieldLights(stage)
  );
}

function fieldLights(stage: Stage): string {
  const { lens, light } = stage;
  const edge = Array.from({ length: stage.some(26) }, (_, index) =>
    [RUNWAY.left, RUNWAY.right].map((x) => lens.project(x, 0.4, RUNWAY.from + index * LIGHT_STEP_M)),
  ).flat();
  const taxi = Array.from({ length: 15 }, (_, index) =>
    TAXIWAY_M.map((z) => lens.project(-84 + index * 12, 0.3, z)),
  ).flat();
  const threshold = Array.from({ length: 9 }, (_, index) =>
    lens.project(RUNWAY.left + 1 + index * 5.6, 0.3, RUNWAY.from - 2),
  );
  const lamp = (points: readonly Point[], color: string): string =>
    stroke(dots(points), color, 5.5, { 'stroke-linecap': 'round', opacity: faint(0.05 + light.lamps * 0.22) }) +
    stroke(dots(points), color, 1.5, { 'stroke-linecap': 'round', opacity: faint(0.35 + light.lamps * 0.65) });
  return lamp(edge, '#fff3d0') + lamp(taxi, '#4f8dff') + lamp(threshold, '#3dffa0');
}

export function runwayProps(stage: Stage): Prop[] {
  return [
    { z: 240, svg: tower(stage) },
    { z: 250, svg: hangar(stage) },
    { z: 78, svg: windsock(stage) },
    { z: 47, svg: aircraft(stage) },
  ];
}

function tower({ lens, light, timeMs }: Stage): string {
  const z = 240;
  const point = (x: number, y: number): Point => lens.project(62 + x, y, z);
  const shell = mix(mix('#0e131c', '#a9b1b8', light.ambient), light.haze, 0.25);
  const shaft = polygon([point(-2.6, 0), point(-2, 24), point(2, 24), point(2.6, 0)]);
  const cab = polygon([point(-3.4, 24), point(-4.8, 30), point(4.8, 30), point(3.4, 24)]);
  const roof = polygon([point(-4.8, 30), point(-4, 31.4), point(4, 31.4), point(4.8, 30)]);
  const phase = (timeMs % BEACON_MS) / BEACON_MS;
  const flash = phase < 0.12 ? '#ffffff' : phase > 0.5 && phase < 0.62 ? '#45ffb4' : '';
  const beacon = flash === '' ? '' : circle(point(0, 32.6), 7, flash === '#ffffff' ? 'url(#wh)' : 'url(#gr)');
  return path(shaft + roof, shell) + path(cab, mix('#1a2a38', '#8fe3ff', 0.25 + light.lamps * 0.4)) + beacon;
}

function hangar({ lens, light }: Stage): string {
  const z = 250;
  const point = (x: number, y: number): Point => lens.project(78 + x, y, z);
  const shell = mix(mix('#10151d', '#8d969e', light.ambient), light.haze, 0.3);
  const hall = polygon([point(0, 0), point(0, 9), point(16, 13), point(32, 9), point(32, 0)]);
  const gate = polygon([point(6, 0), point(6, 7.6), point(26, 7.6), point(26, 0)]);
  return path(hall, shell) + path(gate, mix(shell, '#ffd9a0', light.lamps * 0.7));
}

function windsock(stage: Stage): string {
  const { lens, light, timeMs } = stage;
  const z = 78;
  const top = lens.project(24, 7, z);
  const foot = lens.project(24, 0, z);
  const scale = lens.scaleAt(z);
  const sway = Math.sin((timeMs / 20_000) * 2 * Math.PI * 7) * 0.5;
  const end = { x: top.x + scale * 3.6, y: top.y + scale * (0.9 + sway) };
  const sock = polygon([
    { x: top.x, y: top.y - scale * 0.55 },
    { x: end.x, y: end.y - scale * 0.22 },
    { x: end.x, y: end.y + scale * 0.22 },
    { x: top.x, y: top.y + scale * 0.55 },
  ]);
  const orange = mix('#5a2a12', '#ff7a2f', 0.35 + light.ambient * 0.65);
  return (
    stroke(
      `M${short(foot.x)} ${short(foot.y)}L${short(top.x)} ${short(top.y - 2)}`,
      mix('#14181d', '#8d969e', light.ambient),
      1.1,
    ) + path(sock, orange)
  );
}

/** A commuter turboprop, nose to the left. */
function aircraft(stage: Stage): string {
  const { lens, light, timeMs } = stage;
  const z = 47;
  const scale = lens.scaleAt(z);
  const at = lens.project(-17, 2.4, z);
  const p = (x: number, y: number): Point => ({ x: at.x + x * scale, y: at.y - y * scale });
  const skin = mix('#1c2430', '#eef1f4', 0.12 + light.ambient * 0.82);
  const stripe = mix('#12202f', '#2f6ea3', 0.25 + light.ambient * 0.75);
  const hull = `M${short(p(-9, 0).x)} ${short(p(-9, 0).y)}Q${short(p(-8.4, 1.5).x)} ${short(p(-8.4, 1.5).y)} ${short(p(-5.6, 1.5).x)} ${short(p(-5.6, 1.5).y)}L${short(p(5, 1.4).x)} ${short(p(5, 1.4).y)}L${short(p(10.4, 0.7).x)} ${short(p(10.4, 0.7).y)}L${short(p(5, -1.1).x)} ${short(p(5, -1.1).y)}L${short(p(-6.6, -1.2).x)} ${short(p(-6.6, -1.2).y)}Q${short(p(-8.8, -1).x)} ${short(p(-8.8, -1).y)} ${short(p(-9, 0).x)} ${short(p(-9, 0).y)}z`;
  const fin = polygon([p(6.6, 1.2), p(8.6, 5.4), p(10.2, 5.4), p(10, 0.8)]);
  const wing = polygon([p(-2.6, 1.6), p(1.4, 1.6), p(3.2, 2.1), p(-2, 2.1)]);
  const engine = polygon([p(-3.8, 0.9), p(1.2, 0.9), p(1.8, 1.5), p(-3.8, 1.6)]);
  const gear = stroke(
    `M${short(p(-6.6, -1).x)} ${short(p(-6.6, -1).y)}V${short(p(0, -2.3).y)}M${short(p(0.4, -1).x)} ${short(p(0.4, -1).y)}V${short(p(0, -2.3).y)}`,
    '#0c0f13',
    2,
  );
  const windows = dots(
    Array.from({ length: 9 }, (_, index) => p(-5.4 + index * 1.05, 0.55)),
    2.6,
  );
  const strobe = timeMs % STROBE_MS < 120 ? circle(p(9.2, 5.5), 8, 'url(#tl)') : '';
  return (
    ellipse(p(0.5, -2.4), [scale * 10.5, scale * 0.9], '#000', { opacity: 0.3 }) +
    gear +
    path(fin, stripe) +
    path(hull, skin) +
    path(wing, mix(skin, '#000000', 0.2)) +
    path(engine, mix(skin, '#000000', 0.35)) +
    stroke(windows, mix('#141a22', '#ffe2ae', light.lamps), 1.6) +
    strobe
  );
}
