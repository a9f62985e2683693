import { escapeXml } from '@/lib/core/atom';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from '../scenes/scene';
import { rect } from './svg';

const STRIP_PX = 17;
/** Cards crop the sides of a picture, so the text stays inside. */
const SAFE_RIGHT_PX = 432;
const LONGEST_NAME = 34;
const FONT = "'JetBrains Mono','IBM Plex Mono',ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Such as `2026-03-01 21:04:11`. */
function localClock(timeMs: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(timeMs);
}

const cut = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

export function drawCaption(scene: Scene, timeMs: number): string {
  if (scene.caption === null) return '';
  const { name, timeZone } = scene.caption;
  const y = FRAME_HEIGHT - STRIP_PX;
  return (
    rect({ x: 0, y, width: FRAME_WIDTH, height: STRIP_PX }, '#05080d', { opacity: 0.62 }) +
    `<text x="${SAFE_RIGHT_PX}" y="${y + 11.8}" text-anchor="end" font-family="${FONT}" font-size="9" fill="#e6f1f5">` +
    `<tspan fill="#9fb4bf">${escapeXml(cut(name))}</tspan>  ${localClock(timeMs, timeZone)}</text>`
  );
}
