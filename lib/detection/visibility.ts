import type { Visibility } from './detection';

const STEP_PX = 7;
/** Luma, 0 to 255. */
const DARK_MEAN = 75;
/** Standard deviation of luma in fog, heavy snow, and on a dirty lens. */
const FAINT_DEVIATION = 24;

export function judgeVisibility({ data }: Pick<ImageData, 'data'>): Visibility {
  let [count, sum, squares] = [0, 0, 0];
  for (let at = 0; at + 2 < data.length; at += 4 * STEP_PX) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    count += 1;
    sum += luma;
    squares += luma * luma;
  }
  const mean = sum / count;
  if (mean < DARK_MEAN) return 'dark';
  return Math.sqrt(squares / count - mean * mean) < FAINT_DEVIATION ? 'faint' : 'clear';
}
