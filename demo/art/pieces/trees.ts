import type { Random } from '../../random';
import { FRAME_WIDTH } from '../../scenes/scene';
import { mix, shade, type Color } from '../color';
import type { Prop, Stage } from '../stage';
import { path, polygon, short, stroke, type Point } from '../svg';

const NEAREST_M = 26;
const FARTHEST_M = 260;
/** Trees are grouped by distance; each group is one path. */
const BUCKETS = 7;

interface Tree {
  readonly foot: Point;
  readonly scale: number;
  readonly heightM: number;
}

/** Tree positions on both sides of the road, grouped from near to far. */
function groves(
  stage: Stage,
  part: string,
  perBucket: number,
  heights: readonly [number, number],
): { z: number; trees: Tree[] }[] {
  const { lens, layout } = stage;
  const random = stage.randomFor(part);
  const edge = Math.max(...layout.carriageways.map(({ right }) => right)) + 4;
  const left = Math.min(...layout.carriageways.map((strip) => strip.left)) - 4;
  return Array.from({ length: BUCKETS }, (_, bucket) => {
    const z = NEAREST_M * (FARTHEST_M / NEAREST_M) ** (bucket / (BUCKETS - 1));
    const count = stage.some(Math.round(perBucket * (1 + bucket * 0.7)));
    const trees = Array.from({ length: count }, (_unused, index): Tree => {
      const reach = z * 0.9;
      const x = index % 2 === 0 ? edge + random.between(0, reach) : left - random.between(0, reach);
      const own = z * random.between(0.9, 1.12);
      return { foot: lens.project(x, 0, own), scale: lens.scaleAt(own), heightM: random.between(...heights) };
    });
    return { z, trees: trees.filter(({ foot, scale }) => foot.x > -scale * 5 && foot.x < FRAME_WIDTH + scale * 5) };
  });
}

const getHazeShare = (z: number): number => Math.min(0.6, (z / FARTHEST_M) * 0.55);

function conifer({ foot, scale, heightM }: Tree): string {
  const h = heightM * scale;
  const w = h * 0.2;
  const steps: readonly (readonly [number, number])[] = [
    [0, -1],
    [0.45, -0.62],
    [0.24, -0.64],
    [0.75, -0.32],
    [0.42, -0.34],
    [1, -0.04],
  ];
  const right = steps.map(([x, y]) => ({ x: foot.x + x * w, y: foot.y + y * h }));
  const left = steps.toReversed().map(([x, y]) => ({ x: foot.x - x * w, y: foot.y + y * h }));
  return polygon([...right, ...left]);
}

export function pines(stage: Stage): Prop[] {
  const { light, scene } = stage;
  const isWinter = scene.weather === 'snow';
  const needle = mix('#050c0e', isWinter ? '#41545c' : '#2a4434', light.ambient);
  return groves(stage, 'pines', 5, [9, 19]).map(({ z, trees }) => {
    const color = mix(needle, light.haze, getHazeShare(z));
    const snowy = isWinter ? path(trees.map(snowCap).join(''), mix(color, '#ffffff', 0.25 + light.ambient * 0.35)) : '';
    return { z, svg: path(trees.map(conifer).join(''), color) + snowy };
  });
}

function snowCap({ foot, scale, heightM }: Tree): string {
  const h = heightM * scale;
  const tip = { x: foot.x, y: foot.y - h };
  return polygon([tip, { x: tip.x - h * 0.075, y: tip.y + h * 0.3 }, { x: tip.x + h * 0.02, y: tip.y + h * 0.24 }]);
}

function crown(random: Random, { foot, scale, heightM }: Tree): string {
  const r = heightM * scale * 0.3;
  const blobs = [
    [-0.7, 1.1, random.between(0.75, 0.95)],
    [0.75, 1, random.between(0.7, 0.9)],
    [random.between(-0.2, 0.2), 1.75, random.between(0.95, 1.1)],
  ] as const;
  const trunk = `M${short(foot.x - r * 0.12)} ${short(foot.y)}v${short(-r * 0.8)}h${short(r * 0.24)}v${short(r * 0.8)}z`;
  const round = ([x, y, size]: (typeof blobs)[number]): string => {
    const own = short(r * size);
    return `M${short(foot.x + x * r - r * size)} ${short(foot.y - y * r)}a${own} ${own} 0 1 1 ${short(r * size * 2)} 0a${own} ${own} 0 1 1 ${short(-r * size * 2)} 0`;
  };
  return trunk + blobs.map(round).join('');
}

/** Deciduous trees along a country road. */
export function grove(stage: Stage): Prop[] {
  const { light, scene } = stage;
  const random = stage.randomFor('crowns');
  const leaf: Color = scene.weather === 'snow' ? '#56636b' : '#34492f';
  const color = mix('#060c0c', leaf, light.ambient);
  return groves(stage, 'grove', 3, [4.5, 9]).map(({ z, trees }) => ({
    z,
    svg: path(trees.map((tree) => crown(random, tree)).join(''), mix(color, light.haze, getHazeShare(z))),
  }));
}

const PALM_STEP_M = 24;
const PALM_ROWS_M = [13.5, 20] as const;
const FRONDS = [-2.7, -2.1, -1.5, -1, -0.45, 0.15] as const;

export function palms(stage: Stage): Prop[] {
  const { lens, light } = stage;
  const random = stage.randomFor('palms');
  const trunk = mix('#0a0d10', '#6b5a48', light.ambient);
  const frond = mix('#060d0c', '#3d5a38', light.ambient);
  return PALM_ROWS_M.flatMap((x) =>
    Array.from({ length: stage.some(8) + 1 }, (_, index): Prop => {
      const z = 30 + index * PALM_STEP_M + random.between(-6, 6);
      const scale = lens.scaleAt(z);
      const lean = random.between(-0.8, 1.2);
      const foot = lens.project(x + random.between(-1, 1), 0, z);
      const top = { x: foot.x + lean * scale, y: foot.y - random.between(7, 10.5) * scale };
      const bole = `M${short(foot.x)} ${short(foot.y)}Q${short(foot.x)} ${short((foot.y + top.y) / 2)} ${short(top.x)} ${short(top.y)}`;
      const haze = getHazeShare(z);
      return {
        z,
        svg:
          stroke(bole, mix(trunk, light.haze, haze), Math.max(0.6, scale * 0.34)) +
          path(
            FRONDS.map((angle) => leafPath(top, angle, scale * random.between(2.4, 3.2))).join(''),
            mix(shade(frond, random.between(0.85, 1.15)), light.haze, haze),
          ),
      };
    }),
  );
}

/** A hanging leaf: out and up, then down. `angle` in radians, 0 to the right. */
function leafPath(from: Point, angle: number, length: number): string {
  const mid = { x: from.x + Math.cos(angle) * length * 0.6, y: from.y + Math.sin(angle) * length * 0.55 };
  const tip = { x: from.x + Math.cos(angle) * length * 1.15, y: mid.y + length * 0.5 };
  return `M${short(from.x)} ${short(from.y)}Q${short(mid.x)} ${short(mid.y - length * 0.12)} ${short(tip.x)} ${short(tip.y)}Q${short(mid.x)} ${short(mid.y + length * 0.16)} ${short(from.x)} ${short(from.y)}z`;
}
