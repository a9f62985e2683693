/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const clampByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

const toColour = (values: readonly number[]): Colour =>
  `#${values.map((value) => clampByte(value).toString(16).padStart(2, '0')).join('')}`;

/** From one colour (share 0) to another (share 1). */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  return toColour(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share));
}

/** Darker (below 1) or brighter (above 1). */
export function shade(colour: Colour, factor: number): Colour {
  return toColour(channels(colour).map((value) => value * factor));
}
