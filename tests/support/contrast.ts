/** Red, green, and blue from 0 to 255, and opacity from 0 to 1. */
export type Color = readonly [number, number, number, number];

export function hexColor(hex: string): Color {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${hex} is not a color`);
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16), 1];
}

/** `color-mix(in srgb, first share, second)`, with premultiplied alpha as in CSS Color 5. */
export function mix(first: Color, share: number, second: Color): Color {
  const alpha = first[3] * share + second[3] * (1 - share);
  const channel = (index: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (first[index] * first[3] * share + second[index] * second[3] * (1 - share)) / alpha;
  return [channel(0), channel(1), channel(2), alpha];
}

/** A color composited over an opaque one. */
export function over([red, green, blue, alpha]: Color, behind: Color): Color {
  const channel = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [channel(red, behind[0]), channel(green, behind[1]), channel(blue, behind[2]), 1];
}

/** Relative luminance, WCAG 2.2. */
function luminance([red, green, blue]: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
