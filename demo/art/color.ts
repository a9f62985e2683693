export type Color = `#${string}`;

const channels = (color: Color): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const clampByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

const toColor = (values: readonly number[]): Color =>
  `#${values.map((value) => clampByte(value).toString(16).padStart(2, '0')).join('')}`;

/** `share` goes from 0 (`from`) to 1 (`to`). */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  return toColor(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share));
}

/** A factor below 1 darkens, above 1 brightens. */
export function shade(color: Color, factor: number): Color {
  return toColor(channels(color).map((value) => value * factor));
}
