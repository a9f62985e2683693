import type { Sign } from '@/lib/drive/road-lines';
import type { MapColors } from './map-colors';

/** Of a shield's picture; CSS pixels. */
const HEIGHT = 22;
const TEXT_MARGIN = 6;
const LEAST_WIDTH = 22;
const PREFIX = 'shield';

interface Shield {
  readonly sign: Sign;
  readonly text: string;
}

/** How the names of the theme's pictures begin; the kind of the road and its number follow. */
export const shieldPrefix = ({ primary }: MapColors) => `${PREFIX} ${primary} `;

/** From the name of a picture; null for a picture of someone else. */
export function parseShieldId(id: string): Shield | null {
  const [prefix, , sign, ...words] = id.split(' ');
  return prefix === PREFIX ? { sign: sign as Sign, text: words.join(' ') } : null;
}

/** Outlines in a box of this width: an interstate's ends in a point, a US route's is broad, a province's is round below, a state's all around. */
function traceOutline(context: CanvasRenderingContext2D, sign: Sign, width: number): void {
  const [left, right, top, bottom, middle] = [1, width - 1, 1, HEIGHT - 1, width / 2];
  context.beginPath();
  if (sign === 'state') context.roundRect(left, top + 2, right - left, bottom - top - 4, 9);
  else if (sign === 'province') context.roundRect(left, top + 1, right - left, bottom - top - 2, [3, 3, 9, 9]);
  else {
    const shoulder = sign === 'interstate' ? 2.5 : 0;
    context.moveTo(middle, top + shoulder / 2);
    context.quadraticCurveTo(middle + width / 4, top + shoulder, right - 3, top);
    context.quadraticCurveTo(right + 1, top + 9, right - 2, top + 13);
    context.quadraticCurveTo(right - 4, bottom - 2, middle, bottom);
    context.quadraticCurveTo(left + 4, bottom - 2, left + 2, top + 13);
    context.quadraticCurveTo(left - 1, top + 9, left + 3, top);
    context.quadraticCurveTo(middle - width / 4, top + shoulder, middle, top + shoulder / 2);
    context.closePath();
  }
}

interface ShieldStyle {
  readonly colors: MapColors;
  /** As a canvas wants it. */
  readonly font: string;
  /** Pixels of the picture per CSS pixel. */
  readonly ratio: number;
}

/** Draws a road's shield in the theme's colors. Null where the page cannot draw. */
export function drawShield({ sign, text }: Shield, { colors, font, ratio }: ShieldStyle): ImageData | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = font;
  const width = Math.max(LEAST_WIDTH, Math.ceil(context.measureText(text).width) + 2 * TEXT_MARGIN);
  canvas.width = width * ratio;
  canvas.height = HEIGHT * ratio;
  context.scale(ratio, ratio);
  traceOutline(context, sign, width);
  context.fillStyle = colors.background;
  context.fill();
  // Quieter than the clusters, which have numbers, too.
  context.fillStyle = colors.text;
  context.strokeStyle = colors.text;
  context.globalAlpha = sign === 'interstate' ? 0.16 : 0.06;
  context.fill();
  context.globalAlpha = 0.4;
  context.stroke();
  context.globalAlpha = 0.85;
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, width / 2, HEIGHT / 2 + 0.5);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
