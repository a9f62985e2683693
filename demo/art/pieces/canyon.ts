import type { Random } from '../../random';
import { FRAME_WIDTH } from '../../scenes/scene';
import { mix, shade, type Color } from '../color';
import { facing, flanking, type Span } from '../lens';
import type { Prop, Stage } from '../stage';
import { ellipse, line, path, polygon, stroke, type Point, faint } from '../svg';

/** Meters ahead. The gap is the cross street. */
const BLOCKS_M = [
  [10, 22],
  [22, 33],
  [49, 64],
  [64, 84],
  [84, 112],
  [124, 170],
  [182, 260],
] as const;
const SPARSE_BLOCKS = 5;
const FLOOR_M = 3.8;
const BAY_M = 3.6;
const PANE_M = 3;
/** Beyond this distance a shop is a colored strip. */
const SHOPS_UNTIL_M = 125;
/** Beyond this distance windows are too small to draw. */
const WINDOWS_UNTIL_M = 130;
const BRICKS: readonly [Color, ...Color[]] = ['#6b4a3f', '#7d6a5a', '#59626e', '#8a7f72', '#4d5561', '#70525a'];
const SHOPS: readonly [Color, ...Color[]] = ['#ffb765', '#ffd9a0', '#7fd4ff', '#ff7ab8', '#9dffd0', '#ffc94f'];

interface House {
  readonly side: 1 | -1;
  /** Meters from the middle of the street. */
  readonly front: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly brick: Color;
  readonly shop: Color;
}

/** Houses on both sides of a city street. `front` and `heights` are in meters. */
export function canyon(stage: Stage, front: number, heights: readonly [number, number]): Prop[] {
  const random = stage.randomFor('canyon');
  const blocks = stage.scene.detail === 'full' ? BLOCKS_M : BLOCKS_M.slice(0, SPARSE_BLOCKS);
  return blocks.flatMap(([from, to]) =>
    ([1, -1] as const).map((side): Prop => {
      const house: House = {
        ...{ side, front: front + random.between(0, 2.5), from, to: to - random.between(0, 1.5) },
        height: random.between(...heights),
        brick: random.pick(BRICKS),
        shop: random.pick(SHOPS),
      };
      return { z: to, svg: drawHouse(stage, house, stage.randomFor(`house ${from} ${side}`)) };
    }),
  );
}

function drawHouse(stage: Stage, house: House, random: Random): string {
  const { lens, light } = stage;
  const { side, front, from, to, height } = house;
  const { x } = lens.project(side * front, 0, to);
  if (x < 0 || x > FRAME_WIDTH) return '';
  const haze = Math.min(0.55, to / 420);
  const wall = mix(mix(light.building, house.brick, light.ambient * 0.6), light.haze, haze);
  const street = polygon(flanking(lens, side * front, [0, height], [from, to]));
  const end = polygon(facing(lens, [side * front, side * (front + 60)], [0, height], from));
  return (
    path(end, shade(wall, 0.72)) +
    path(street, wall) +
    (to < stage.within(WINDOWS_UNTIL_M) ? windowRows(stage, house, random) : '') +
    shopFront(stage, house)
  );
}

function windowRows({ lens, light }: Stage, house: House, random: Random): string {
  const { side, front, from, to, height } = house;
  // Skip floors above the picture.
  const floors = Math.min(
    Math.floor((height - 5) / FLOOR_M),
    Math.ceil((lens.mount.horizonPx / lens.scaleAt(to) + lens.mount.heightM - 5) / FLOOR_M),
  );
  const bays = Math.floor((to - from - 1) / BAY_M);
  const lit: string[] = [];
  const dark: string[] = [];
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const z = from + 1 + bay * BAY_M;
      const y = 5.4 + floor * FLOOR_M;
      const corner = (dz: number, dy: number): Point => lens.project(side * front, y + dy, z + dz);
      const isLit = random.chance(0.36);
      const { x } = corner(0.95, 0);
      if (x > -20 && x < FRAME_WIDTH + 20) (isLit ? lit : dark).push(line(corner(0.95, 0), corner(0.95, 2)));
    }
  }
  // Strokes take a third of the bytes of polygons, and the width of a window hardly changes within one house.
  const middle = (from + to) / 2;
  const widthPx = Math.abs(lens.project(side * front, 0, middle + 1).x - lens.project(side * front, 0, middle - 1).x);
  const lamp = mix('#1b2430', '#ffcf8a', light.lamps);
  return (
    stroke(dark.join(''), '#05080d', widthPx, { opacity: 0.35 }) +
    stroke(lit.join(''), lamp, widthPx, { opacity: 0.3 + light.lamps * 0.55 })
  );
}

/** Shop windows and the light they cast on the sidewalk. */
function shopFront(stage: Stage, { side, front, from, to, shop }: House): string {
  const { lens, light, isWet } = stage;
  const upright = (height: Span, along: Span) => polygon(flanking(lens, side * front, height, along));
  const panes = Math.max(1, Math.floor((to - from) / PANE_M));
  const glass = Array.from({ length: panes }, (_, pane) => {
    const z = from + 0.5 + pane * PANE_M;
    return upright([0.5, 2.9], [z, z + PANE_M - 0.5]);
  });
  const board = upright([3.2, 4.1], [from + 0.3, to - 0.3]);
  const color = mix(mix('#10161d', light.haze, 0.2), shop, 0.1 + light.lamps * 0.62);
  if (from > stage.within(SHOPS_UNTIL_M)) return path(board, color, { opacity: 0.9 });
  const middle = lens.project(side * (front - 1.6), 0, (from + to) / 2);
  const scale = lens.scaleAt((from + to) / 2);
  const spill =
    light.lamps > 0.2
      ? ellipse(middle, [scale * 4.2, Math.max(2, scale * (isWet ? 2.2 : 1.2))], side > 0 ? 'url(#so)' : 'url(#sp)', {
          opacity: faint(light.lamps * 0.32),
        })
      : '';
  const lit = mix(mix('#10161d', light.haze, 0.25), '#ffdcae', 0.08 + light.lamps * 0.6);
  return path(glass.join(''), lit, { opacity: 0.8 }) + path(board, color, { opacity: 0.9 }) + spill;
}
