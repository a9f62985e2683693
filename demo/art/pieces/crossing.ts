import { signalAt, type SignalColor } from '../../traffic/signal';
import { mix } from '../color';
import { ribbon } from '../lens';
import type { Prop, Stage } from '../stage';
import { circle, line, path, polygon, rect, stroke, type Point } from '../svg';

/** Meters ahead; matches the cross lanes in `layouts.ts`. */
const STREET_M = [36, 45.6] as const;
const WALKS_M = [
  [33.8, 35.6],
  [46, 48],
] as const;
const REACH_M = 140;
const STRIPE_M = 0.55;
const MAST_M = 48.5;
const HEAD_Y_M = 6;
const LAMPS: Readonly<Record<SignalColor, { readonly color: string; readonly y: number; readonly glow: string }>> = {
  red: { color: '#ff4035', y: 0.75, glow: 'url(#tl)' },
  yellow: { color: '#ffc23d', y: 0, glow: 'url(#so)' },
  green: { color: '#3dffae', y: -0.75, glow: 'url(#gr)' },
};

export function crossingGround(stage: Stage): string {
  const { lens, layout, light } = stage;
  const half = layout.carriageways[0]?.right ?? 8;
  const street = polygon(ribbon(lens, [-REACH_M, REACH_M], STREET_M));
  const asphalt = mix(light.asphalt, light.haze, 0.12);
  const stripes = WALKS_M.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((half * 2) / (STRIPE_M * 2)) }, (_, index) => {
      const left = -half + index * STRIPE_M * 2 + 0.3;
      return polygon(ribbon(lens, [left, left + STRIPE_M], [from, to]));
    }),
  );
  const stop = [
    polygon(ribbon(lens, [0.3, half - 0.6], [32.6, 33])),
    polygon(ribbon(lens, [-half + 0.6, -0.3], [48.8, 49.3])),
  ];
  const curb = mix(light.building, light.marking, 0.3);
  const curbs = [-1, 1].flatMap((side) =>
    [
      [lens.nearestM * 0.9, STREET_M[0] - 1],
      [STREET_M[1] + 1, 240],
    ].map(([from = 1, to = 2]) => polygon(ribbon(lens, [side * (half + 0.1), side * (half + 0.42)], [from, to]))),
  );
  return (
    path(street, asphalt) +
    path(curbs.join(''), curb) +
    path(stripes.join('') + stop.join(''), light.marking, { opacity: 0.72 })
  );
}

/** Signal masts on the far side of the crossing, facing the camera. */
export function signals(stage: Stage): Prop[] {
  const half = (stage.layout.carriageways[0]?.right ?? 8) + 1.2;
  const main = signalAt('signal-main', (stage.timeMs % stage.scene.loopMs) / 1000);
  const { lens, light } = stage;
  const scale = lens.scaleAt(MAST_M);
  const point = (x: number, y: number): Point => lens.project(x, y, MAST_M);
  const steel = mix('#161b21', '#6d767e', light.ambient * 0.8);
  const mast = stroke(
    `${line(point(half, 0), point(half, HEAD_Y_M + 0.9))}${line(point(half, HEAD_Y_M + 0.7), point(1.4, HEAD_Y_M + 0.9))}`,
    steel,
    scale * 0.18,
  );
  const heads = [half - 0.1, 5.3, 1.8].map((x) => head(stage, point(x, HEAD_Y_M - 0.3), scale, main)).join('');
  return [{ z: MAST_M, svg: mast + heads }];
}

function head(stage: Stage, center: Point, scale: number, shown: SignalColor): string {
  const lamp = LAMPS[shown];
  const at = { x: center.x, y: center.y - lamp.y * scale };
  const glow = Math.max(2.5, scale * (0.8 + stage.light.lamps * 1));
  return (
    rect({ x: center.x - scale * 0.5, y: center.y - scale * 1.25, width: scale, height: scale * 2.5 }, '#0c0f12', {
      rx: scale * 0.2,
    }) +
    circle(at, glow, lamp.glow, { opacity: 0.85 }) +
    circle(at, scale * 0.34, lamp.color)
  );
}
