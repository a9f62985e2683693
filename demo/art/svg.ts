export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One decimal is enough for 480 pixels. */
export const short = (value: number): string => bare(String(Math.round(value * 10) / 10));

/** Two decimals, for opacities. */
export const faint = (value: number): string => bare(String(Math.round(value * 100) / 100));

/** Drops the leading zero, as SVG allows: `.5`, `-.5`. */
const bare = (digits: string): string => digits.replace(/^(-?)0(?=\.)/, '$1');

const joined = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${short(value)}` : short(value))).join('');

/** Path data in relative steps, which are shorter. */
export function polygon(points: readonly Point[]): string {
  const rounded = points.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
  const [first, ...rest] = rounded;
  if (first === undefined) return '';
  let from = first;
  const steps = rest.flatMap((to) => {
    const step = [to.x - from.x, to.y - from.y];
    from = to;
    return step;
  });
  return `M${joined([first.x, first.y])}l${joined(steps)}z`;
}

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;

/** Short strokes to the right; with round caps, the shortest is a dot. */
export const dots = (points: readonly Point[], width = 0.1): string =>
  points.map(({ x, y }) => `M${short(x)} ${short(y)}h${short(width)}`).join('');

type Attributes = Readonly<Record<string, string | number | undefined>>;

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : String(value)}"`)
    .join('');

export function path(data: string, fill: string, more: Attributes = {}): string {
  return data === '' ? '' : `<path d="${data}"${write({ fill, ...more })}/>`;
}

/** The document sets `fill="none"`, so a stroke need not. */
export function stroke(data: string, color: string, width: number, more: Attributes = {}): string {
  return data === '' ? '' : `<path d="${data}"${write({ stroke: color, 'stroke-width': width, ...more })}/>`;
}

export const line = (from: Point, to: Point): string =>
  `M${joined([from.x, from.y])}l${joined([to.x - from.x, to.y - from.y])}`;

export function circle(center: Point, radius: number, fill: string, more: Attributes = {}): string {
  return `<circle${write({ cx: center.x, cy: center.y, r: radius, fill, ...more })}/>`;
}

export function ellipse(
  center: Point,
  [rx, ry]: readonly [number, number],
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${write({ cx: center.x, cy: center.y, rx, ry, fill, ...more })}/>`;
}

interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export function rect({ x, y, width, height }: Rectangle, fill: string, more: Attributes = {}): string {
  return `<rect${write({ x, y, width, height, fill, ...more })}/>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, color, opacity = 1]) => {
      const alpha = opacity === 1 ? '' : toHexByte(opacity);
      return `<stop${write({ offset: offset === 0 ? undefined : faint(offset), 'stop-color': color + alpha })}/>`;
    })
    .join('');

/** The alpha digits of `#rrggbbaa`. */
const toHexByte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

export function verticalGradient(id: string, list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
}

/** Used for glows, because SVG filters are slow. */
export function radialGradient(id: string, list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}
