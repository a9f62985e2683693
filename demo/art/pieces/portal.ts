import { FRAME_WIDTH } from '../../scenes/scene';
import { mix } from '../color';
import { distances, facing } from '../lens';
import type { Prop, Stage } from '../stage';
import { circle, path, polygon, radialGradient, rect, short, type Point, faint } from '../svg';

const WALL_M = 92;
/** Vehicles vanish this deep in the tube. */
const DEPTH_M = 120;
const TUBES_M = [-6.2, 6.2] as const;
const TUBE_HALF_M = 5.6;
const SPRING_Y_M = 3.4;
const ARCH_Y_M = 7.6;
const WALL_Y_M = 11.5;
const WALL_HALF_M = 17;

export function portalDefs({ light }: Stage): string {
  const deep = mix('#ffb861', '#f0d9b0', light.ambient);
  return radialGradient('tb', [
    [0, mix(deep, '#fff6e2', 0.6)],
    [0.35, deep],
    [1, mix('#3a1f0d', '#4a4038', light.ambient)],
  ]);
}

/** A tunnel mouth. The tubes are behind the traffic and the wall with its two arches in front of it. */
export function portal(stage: Stage): Prop[] {
  return [
    { z: DEPTH_M + 60, svg: mountain(stage) },
    { z: DEPTH_M + 20, svg: tubes(stage) },
    { z: WALL_M, svg: wall(stage) },
    { z: WALL_M - 1, svg: cutting(stage, 1) + cutting(stage, -1) },
  ];
}

function mountain(stage: Stage): string {
  const { lens, light } = stage;
  const random = stage.randomFor('rock');
  const foot = lens.project(0, 0, WALL_M).y;
  const crest = Array.from({ length: 25 }, (_, index) => {
    const x = (index / 24) * FRAME_WIDTH;
    const rise = 60 + 46 * Math.sin((index / 24) * Math.PI) + random.between(-9, 9);
    return { x, y: foot - rise };
  });
  const rock = mix(mix('#0c1016', light.rock, 0.25 + light.ambient * 0.6), light.grass, 0.35);
  const ledge = crest.map(({ x, y }) => ({ x, y: y + 34 + random.between(-7, 7) }));
  return (
    path(polygon([{ x: 0, y: foot + 3 }, ...crest, { x: FRAME_WIDTH, y: foot + 3 }]), mix(rock, light.haze, 0.22)) +
    path(polygon([{ x: 0, y: foot + 3 }, ...ledge, { x: FRAME_WIDTH, y: foot + 3 }]), mix(rock, '#05080b', 0.25))
  );
}

/** Retaining wall that rises toward the tunnel, with rock above it. */
function cutting(stage: Stage, side: 1 | -1): string {
  const { lens, light } = stage;
  const [near, nearHigh, farHigh] = [24, 1.4, 8.5];
  const top = [lens.project(side * 13.4, nearHigh, near), lens.project(side * 14.6, farHigh, WALL_M)];
  const foot = [lens.project(side * 14.6, 0, WALL_M), lens.project(side * 13.4, 0, near)];
  const rim = side > 0 ? FRAME_WIDTH + 20 : -20;
  const far = lens.project(side * (WALL_HALF_M + 0.4), WALL_Y_M + 2, WALL_M);
  const rock = mix(mix('#0a0e13', light.rock, 0.2 + light.ambient * 0.55), light.grass, 0.45);
  const slope = polygon([...top, far, { x: rim, y: far.y - 34 }, { x: rim, y: top[0]?.y ?? 0 }]);
  return path(slope, rock) + path(polygon([...top, ...foot]), mix('#171b22', '#7d8386', 0.1 + light.ambient * 0.65));
}

function archPath(stage: Stage, middle: number): string {
  const { lens } = stage;
  const point = (x: number, y: number): Point => lens.project(middle + x, y, WALL_M);
  const [left, right, crown] = [point(-TUBE_HALF_M, SPRING_Y_M), point(TUBE_HALF_M, SPRING_Y_M), point(0, ARCH_Y_M)];
  const foot = point(0, 0).y;
  const [rx, ry] = [(right.x - left.x) / 2, left.y - crown.y];
  return `M${short(left.x)} ${short(foot)}V${short(left.y)}A${short(rx)} ${short(ry)} 0 0 1 ${short(right.x)} ${short(right.y)}V${short(foot)}z`;
}

function tubes(stage: Stage): string {
  const { lens } = stage;
  const rows = TUBES_M.flatMap((middle) =>
    distances(WALL_M + 3, WALL_M * 2.4, 6).flatMap((z) =>
      [-3, 3].map((x) => ({ at: lens.project(middle + x, 5.6, z), scale: lens.scaleAt(z) })),
    ),
  );
  return (
    path(TUBES_M.map((middle) => archPath(stage, middle)).join(''), 'url(#tb)') +
    rows.map(({ at, scale }) => circle(at, Math.max(1.4, scale * 0.9), 'url(#so)')).join('')
  );
}

function wall(stage: Stage): string {
  const { lens, light } = stage;
  const concrete = mix('#20252d', '#8f9598', 0.12 + light.ambient * 0.7);
  const point = (x: number, y: number): Point => lens.project(x, y, WALL_M);
  const face = polygon(facing(lens, [-WALL_HALF_M, WALL_HALF_M], [0, WALL_Y_M], WALL_M));
  const holes = TUBES_M.map((middle) => archPath(stage, middle)).join('');
  const cap = point(-WALL_HALF_M - 0.6, WALL_Y_M + 0.7);
  const width = (WALL_HALF_M * 2 + 1.2) * lens.scaleAt(WALL_M);
  const glows = TUBES_M.map((middle) =>
    circle(point(middle, 3), lens.scaleAt(WALL_M) * 9.5, 'url(#so)', {
      opacity: faint(0.2 + light.lamps * 0.38),
    }),
  );
  const signs = TUBES_M.map((middle) => {
    const at = point(middle, 9.5);
    return (
      circle(at, 1.6, middle > 0 ? '#45ffb4' : '#ffc23d') +
      circle(at, 6, middle > 0 ? 'url(#gr)' : 'url(#so)', { opacity: 0.8 })
    );
  });
  return (
    path(face + holes, concrete, { 'fill-rule': 'evenodd' }) +
    rect({ x: cap.x, y: cap.y, width, height: 3 }, mix(concrete, '#ffffff', 0.1)) +
    glows.join('') +
    signs.join('')
  );
}
