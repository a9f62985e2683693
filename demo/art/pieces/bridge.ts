import { mix } from '../color';
import { distances, facing } from '../lens';
import type { Prop, Stage } from '../stage';
import { circle, dots, line, path, polygon, polyline, stroke, type Point, faint } from '../svg';

const TOWERS_M = [96, 330] as const;
const TOWER_HALF_M = 15.2;
const TOWER_HEIGHT_M = 40;
const LEG_M = 1.7;
/** Lowest point of the cable, meters above the road. */
const SAG_Y_M = 4;
const HANGER_STEP_M = 13;
const BULB_STEP_M = 8;

/** Meters above the road: a parabola between the towers, and another from behind the camera to the first tower. */
function cableHeight(z: number): number {
  const [first, second] = TOWERS_M;
  const half = (second - first) / 2;
  const low = z < first ? first - half : first + half;
  return SAG_Y_M + (TOWER_HEIGHT_M - SAG_Y_M) * ((z - low) / half) ** 2;
}

export function bridge(stage: Stage): Prop[] {
  return [
    ...TOWERS_M.map((z) => ({ z, svg: tower(stage, z) })),
    { z: TOWERS_M[0] + 1, svg: cables(stage, TOWERS_M[0], TOWERS_M[1]) },
    { z: 20, svg: cables(stage, 14, TOWERS_M[0]) },
  ];
}

function steelColor({ light }: Stage, z: number) {
  return mix(mix('#151a26', '#7b5a4c', light.ambient * 0.9), light.haze, Math.min(0.6, z / 520));
}

function tower(stage: Stage, z: number): string {
  const { lens } = stage;
  const leg = (side: 1 | -1): string => {
    const corner = (x: number, y: number): Point => lens.project(side * x, y, z);
    return polygon([
      corner(TOWER_HALF_M - LEG_M, -6),
      corner(TOWER_HALF_M + LEG_M, -6),
      corner(TOWER_HALF_M + LEG_M * 0.7, TOWER_HEIGHT_M),
      corner(TOWER_HALF_M - LEG_M * 0.7, TOWER_HEIGHT_M),
    ]);
  };
  const beam = (y: number, height: number) => polygon(facing(lens, [-TOWER_HALF_M, TOWER_HALF_M], [y, y + height], z));
  const beacons = ([1, -1] as const).map((side) =>
    circle(lens.project(side * TOWER_HALF_M, TOWER_HEIGHT_M + 1, z), Math.max(2.5, lens.scaleAt(z) * 1.4), 'url(#tl)'),
  );
  const isLit = stage.light.lamps > 0.4;
  return (
    path(leg(1) + leg(-1) + beam(9.5, 2) + beam(24, 1.6) + beam(37, 2.4), steelColor(stage, z)) +
    (isLit ? beacons.join('') : '')
  );
}

function cables(stage: Stage, from: number, to: number): string {
  const { lens, light } = stage;
  const steel = steelColor(stage, (from + to) / 2);
  const hangerCount = stage.some(Math.floor((to - from) / HANGER_STEP_M));
  return ([1, -1] as const)
    .map((side) => {
      const at = (z: number, y: number): Point => lens.project(side * TOWER_HALF_M, y, z);
      const main = distances(from, to, 26).map((z) => at(z, cableHeight(z)));
      const hangers = Array.from({ length: hangerCount }, (_, index) => {
        const z = from + (index + 0.5) * ((to - from) / hangerCount);
        return line(at(z, 0.9), at(z, cableHeight(z)));
      });
      const bulbs = Array.from({ length: Math.floor((to - from) / BULB_STEP_M) }, (_, index) =>
        at(from + index * BULB_STEP_M, cableHeight(from + index * BULB_STEP_M)),
      );
      const string = dots(bulbs);
      return (
        stroke(hangers.join(''), steel, 0.6, { opacity: 0.7 }) +
        stroke(polyline(main), steel, 1.5) +
        (light.lamps > 0.3
          ? stroke(string, '#ffe6b8', 5, { 'stroke-linecap': 'round', opacity: faint(light.lamps * 0.22) }) +
            stroke(string, '#fff3d8', 1.7, { 'stroke-linecap': 'round', opacity: faint(light.lamps) })
          : '')
      );
    })
    .join('');
}
