import { FRAME_WIDTH } from '../../scenes/scene';
import { mix } from '../color';
import type { Prop, Stage } from '../stage';
import { circle, line, path, polygon, short, stroke, type Point } from '../svg';

const TURBINES = 7;
/** Rotor turns in 20 s. Whole numbers close the loop. */
const TURNS_PER_LOOP = 4;
const LOOP_MS = 20_000;
const BLINK_MS = 2_000;
const POLE_STEP_M = 38;
const POLE_AT_M = 27;

export function fields(stage: Stage): string {
  const { lens, light } = stage;
  const rows = Array.from({ length: stage.some(34) }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const x = side * (34 + Math.floor(index / 2) * 7.5);
    return line(lens.project(x, 0, 30), lens.project(x, 0, 900));
  });
  return stroke(rows.join(''), mix(light.grass, '#000000', 0.35), 1.2, { opacity: 0.5 });
}

export function turbines(stage: Stage): Prop[] {
  const random = stage.randomFor('turbines');
  const rotors = Array.from({ length: TURBINES }, (_, index) => {
    const z = random.between(650, 1500);
    const foot = stage.lens.project((-0.52 + ((index + random.between(0.1, 0.9)) / TURBINES) * 1.04) * z, 0, z);
    return { z, svg: turbine(stage, foot, stage.lens.scaleAt(z), random.between(0, Math.PI)) };
  });
  return [...rotors, ...poles(stage)];
}

function turbine(stage: Stage, foot: Point, scale: number, phase: number): string {
  const { light, timeMs } = stage;
  const hub = { x: foot.x, y: foot.y - 78 * scale };
  const blade = 46 * scale;
  const turned = phase + ((timeMs % LOOP_MS) / LOOP_MS) * TURNS_PER_LOOP * 2 * Math.PI;
  const blades = [0, 1, 2].map((index) => {
    const angle = turned + (index * 2 * Math.PI) / 3;
    return line(hub, { x: hub.x + Math.cos(angle) * blade, y: hub.y + Math.sin(angle) * blade });
  });
  const color = mix(light.haze, mix('#0b0f16', '#f2f5f7', light.ambient), 0.6);
  const isLit = light.lamps > 0.4 && timeMs % BLINK_MS < BLINK_MS / 2;
  return (
    stroke(line(foot, hub), color, Math.max(0.8, scale * 4)) +
    stroke(blades.join(''), color, Math.max(0.6, scale * 2.4)) +
    (isLit ? circle(hub, 4, 'url(#tl)') + circle(hub, 0.8, '#ff6a5a') : '')
  );
}

function poles({ lens, light }: Stage): Prop[] {
  const wood = mix('#0b0d10', '#4f463c', light.ambient);
  const tops: Point[][] = [];
  const props = Array.from({ length: 8 }, (_, index): Prop => {
    const z = 34 + index * POLE_STEP_M;
    const at = (x: number, y: number): Point => lens.project(POLE_AT_M + x, y, z);
    tops.push([at(-1.1, 8.6), at(1.1, 8.6)]);
    const scale = lens.scaleAt(z);
    return {
      z,
      svg: stroke(
        `${line(at(0, 0), at(0, 9.4))}${line(at(-1.3, 8.6), at(1.3, 8.6))}`,
        wood,
        Math.max(0.6, scale * 0.22),
      ),
    };
  });
  const wires = [0, 1].map((wire) => sagging(tops.flatMap((pair) => pair[wire] ?? [])));
  return [...props, { z: 33, svg: stroke(wires.join(''), wood, 0.5, { opacity: 0.8 }) }];
}

function sagging(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let from = first;
  const steps = rest.map((to) => {
    const dip = Math.hypot(to.x - from.x, to.y - from.y) * 0.05;
    const step = `Q${short((from.x + to.x) / 2)} ${short((from.y + to.y) / 2 + dip)} ${short(to.x)} ${short(to.y)}`;
    from = to;
    return step;
  });
  // The first pole is behind the camera.
  return `M${FRAME_WIDTH + 40} ${short(first.y - 46)}L${short(first.x)} ${short(first.y)}${steps.join('')}`;
}

export function barn({ lens, light, randomFor }: Stage): Prop[] {
  const random = randomFor('barn');
  const z = 210;
  const x = random.between(-120, -60);
  const point = (dx: number, y: number): Point => lens.project(x + dx, y, z);
  const wall = mix(mix('#0d0b0d', '#7c3b32', light.ambient), light.haze, 0.3);
  const house = polygon([point(0, 0), point(0, 6), point(4, 9.5), point(12, 9.5), point(16, 6), point(16, 0)]);
  const silo = polygon([point(19, 0), point(19, 12), point(21, 13.4), point(23, 12), point(23, 0)]);
  const lit = light.lamps > 0.4 ? circle(point(8, 4), 3.2, 'url(#so)') : '';
  return [{ z, svg: path(house, wall) + path(silo, mix(wall, '#aab2ba', 0.3)) + lit }];
}
