import type { LampRow } from '../scenes/layout';
import { mix } from './color';
import type { Prop, Stage } from './stage';
import { circle, ellipse, line, short, stroke, faint } from './svg';

/** Lamps beyond this distance are drawn as a glow without a post. */
const POST_UNTIL_M = 150;
const LAMPS_UNTIL_M = 280;
const LAMPS_IN_FOG_M = 110;
const GLOWS = { sodium: 'url(#so)', white: 'url(#wh)' } as const;
const POOLS = { sodium: 'url(#sp)', white: 'url(#wp)' } as const;

/** The light that street lamps cast on the road. */
export function drawLampPools(stage: Stage): string {
  if (stage.light.lamps < 0.15) return '';
  return lampPlaces(stage)
    .map(({ row, z }) => {
      const ground = stage.lens.project(row.at + row.armM, 0, z);
      const scale = stage.lens.scaleAt(z);
      const ry = Math.max(0.6, (scale * 7 * stage.lens.mount.heightM) / z);
      const opacity = faint(stage.light.lamps * 0.55);
      const pool = ellipse(ground, [scale * 8, ry * 1.4], POOLS[row.color], { opacity });
      const mirror = stage.isWet
        ? ellipse({ x: ground.x, y: ground.y + scale * 2 }, [scale * 0.8, scale * 5], POOLS[row.color], { opacity })
        : '';
      return pool + mirror;
    })
    .join('');
}

export function lampProps(stage: Stage): Prop[] {
  return lampPlaces(stage).map(({ row, z }) => ({ z, svg: lamp(stage, row, z) }));
}

function lampPlaces(stage: Stage): { row: LampRow; z: number }[] {
  const { lens, layout, scene } = stage;
  const until = scene.weather === 'fog' ? LAMPS_IN_FOG_M : stage.within(LAMPS_UNTIL_M);
  return layout.lamps.flatMap((row) => {
    const count = Math.floor((until - lens.nearestM) / row.everyM);
    return Array.from({ length: count + 1 }, (_, index) => ({ row, z: lens.nearestM + 7 + index * row.everyM }));
  });
}

function lamp(stage: Stage, row: LampRow, z: number): string {
  const { lens, light } = stage;
  const scale = lens.scaleAt(z);
  const top = lens.project(row.at, row.heightM, z);
  const head = lens.project(row.at + row.armM, row.heightM + 0.3, z);
  const foot = lens.project(row.at, 0, z);
  const steel = mix('#1a1f27', '#7c858e', light.ambient * 0.8);
  const post =
    z < POST_UNTIL_M
      ? stroke(`${line(foot, top)}L${short(head.x)} ${short(head.y)}`, steel, Math.max(0.5, scale * 0.16))
      : '';
  if (light.lamps < 0.15) return post;
  const opacity = faint(light.lamps);
  return (
    post +
    circle(head, Math.max(2.4, scale * 2.9), GLOWS[row.color], { opacity }) +
    ellipse(head, [Math.max(0.6, scale * 0.42), Math.max(0.5, scale * 0.16)], '#fff6e0', { opacity })
  );
}
