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

/** Learns times of the full size one after the other, and returns the width chosen after each. */
function widthsAfter(...times: readonly (number | 'idle')[]): number[] {
  const sizer = new InputSizer(true);
  return times.map((time, run) => {
    const now = run * 100;
    if (time === 'idle') return sizer.choose(WIDE, now + 10_000).width;
    sizer.learn({ width: 768, height: 432 }, time, now);
    return sizer.choose(WIDE, now).width;
  });
}

test('the time of a run is averaged, so one slow run shrinks the input by one size', () => {
  expect(widthsAfter(100, 1_000)).toEqual([768, 480]);
  expect(widthsAfter(400)).toEqual([480]);
});

test('a larger size must be 20 % faster than its limit, also after a pause', () => {
  // The expected times of the larger size are 277, 225, and 187 ms; its limit is 250 ms.
  expect(widthsAfter(400, 146.7, 144)).toEqual([480, 480, 640]);
  expect(widthsAfter(400, 'idle', 146.7)).toEqual([480, 768, 480]);
});

test('a size can be forced, and the first is the largest', () => {
  const sizer = new InputSizer(true);
  expect([sizer.choose(WIDE, 0).width, sizer.choose(WIDE, 0, 1).width]).toEqual([768, 480]);
  sizer.learn(WIDE, 1, 0);
  expect(sizer.choose(WIDE, 0, 1).width).toBe(480);
});

test('a model of one size gets at most 640 px', () => {
  expect(new InputSizer(false).choose(WIDE, 0)).toEqual({ width: 640, height: 360 });
});
