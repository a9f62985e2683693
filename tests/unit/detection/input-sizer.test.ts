import { fitInput, InputSizer } from '@/lib/detection/input-sizer';

const WIDE = { width: 1280, height: 720 };
const PIXELS = 768 * 432;

/** Runs a video whose full-size input takes this long, and returns the width of the last input. */
function settle(sizer: InputSizer, fullMs: number, gapMs: number): number {
  let [now, width] = [0, 0];
  for (let run = 0; run < 30; run += 1) {
    const input = sizer.choose(WIDE, now);
    const runMs = (fullMs * input.width * input.height) / PIXELS;
    now += runMs;
    sizer.learn(input, runMs, now);
    now += gapMs;
    ({ width } = input);
  }
  return width;
}

test.each([
  [1280, 720, 768, 432],
  [352, 288, 528, 432],
  [640, 352, 768, 416],
])('a picture of %d x %d becomes %d x %d', (width, height, wide, high) => {
  expect(fitInput({ width, height }, { width: 768, height: 432 })).toEqual({ width: wide, height: high });
  // The smallest is a square, as in training.
  expect(fitInput({ width, height }, { width: 300, height: 300 })).toEqual({ width: 300, height: 300 });
});

test.each([
  [100, 100, 768],
  [300, 100, 640],
  [450, 100, 480],
  [2_000, 100, 300],
  [900, 2_000, 768],
])('where the full size takes %d ms and pictures come after %d ms, the input is %d px wide', (fullMs, gapMs, width) => {
  expect(settle(new InputSizer(true), fullMs, gapMs)).toBe(width);
});

test('a model of one size gets at most 640 px', () => {
  expect(new InputSizer(false).choose(WIDE, 0)).toEqual({ width: 640, height: 360 });
});
