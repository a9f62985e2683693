export const STREET_PX = 300;

/** Top, left, height, width, and color of each rectangle. */
const SHAPES: readonly (readonly [y: number, x: number, h: number, w: number, r: number, g: number, b: number])[] = [
  [0, 0, 110, 300, 150, 180, 215],
  [110, 0, 190, 300, 95, 95, 98],
  [205, 0, 4, 300, 235, 235, 225],
  [150, 40, 34, 84, 170, 30, 35],
  [132, 60, 22, 46, 60, 70, 80],
  [176, 52, 18, 18, 20, 20, 20],
  [176, 96, 18, 18, 20, 20, 20],
  [225, 160, 40, 110, 225, 225, 230],
  [203, 186, 26, 60, 50, 60, 70],
  [254, 176, 24, 24, 15, 15, 15],
  [254, 232, 24, 24, 15, 15, 15],
];

/** RGBA of two simple cars on a road. */
export function drawStreet(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(STREET_PX * STREET_PX * 4).fill(255);
  for (const [top, left, height, width, ...color] of SHAPES)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) data.set(color, (y * STREET_PX + x) * 4);
  return data;
}
