import { escapeXml } from '@/lib/core/atom';
import type { Prop, Stage } from '../stage';
import { mix } from '../color';
import { line, path, polygon, rect, short, stroke, type Point } from '../svg';

const GANTRY_M = 74;
const BEAM_Y_M = 7.2;
const SIGN_WIDTH_M = 10.5;
const SIGN_HEIGHT_M = 3.4;
const GREEN = '#0f6b47';
const LONGEST_WORD = 14;

/** A sign bridge over the lanes that lead away, with the scene's sign text. */
export function gantry(stage: Stage): Prop[] {
  const { lens, layout, light } = stage;
  const away = layout.carriageways.at(-1);
  if (away === undefined) return [];
  const steel = mix('#20262e', '#8b949c', light.ambient * 0.8);
  const scale = lens.scaleAt(GANTRY_M);
  const point = (x: number, y: number): Point => lens.project(x, y, GANTRY_M);
  const posts = [away.left, away.right + 1].map((x) => line(point(x, 0), point(x, BEAM_Y_M))).join('');
  const beam = [BEAM_Y_M - 0.5, BEAM_Y_M].map((y) => line(point(away.left - 1, y), point(away.right + 1, y))).join('');
  const frame = stroke(posts, steel, Math.max(1, scale * 0.35)) + stroke(beam, steel, Math.max(0.7, scale * 0.16));
  return [
    {
      z: GANTRY_M,
      svg: frame + board(stage, point((away.left + away.right) / 2, BEAM_Y_M + SIGN_HEIGHT_M - 1.4), scale),
    },
  ];
}

function board({ light, scene }: Stage, top: Point, scale: number): string {
  const width = SIGN_WIDTH_M * scale;
  const height = SIGN_HEIGHT_M * scale;
  const x = top.x - width / 2;
  const word = scene.sign.slice(0, LONGEST_WORD).toUpperCase();
  // Reflective signs stay readable at night.
  const green = mix('#0a3b29', GREEN, 0.35 + light.ambient * 0.65);
  const size = Math.min(scale * 1.5, (width * 0.86) / Math.max(4, word.length) / 0.62);
  const text = `<text x="${short(top.x)}" y="${short(top.y + height * 0.5)}" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${short(size)}" fill="#e9f2ee">${escapeXml(word)}</text>`;
  const arrowY = top.y + height * 0.64;
  const arrow = path(
    polygon([
      { x: top.x - scale * 0.55, y: arrowY },
      { x: top.x + scale * 0.55, y: arrowY },
      { x: top.x, y: arrowY + scale * 0.85 },
    ]),
    '#e9f2ee',
  );
  return (
    rect({ x, y: top.y, width, height }, green, {
      stroke: '#dfe9e4',
      'stroke-width': Math.max(0.5, scale * 0.09),
      rx: scale * 0.2,
    }) +
    (word === '' ? '' : text) +
    arrow
  );
}
