import { MAX_DUTY, MAX_REST_MS } from '@/lib/constants/detection';
import { getRestMs, RunPace } from '@/lib/detection/run-queue';

const FRAME_MS = 16;
const RUN_MS = 160;

let now = 0;
let frame: (() => void) | null = null;

/** Shows frames for some time, one every `everyMs`. */
function show(forMs: number, everyMs: number): void {
  for (const end = now + forMs; now < end;) {
    now += everyMs;
    const due = frame;
    frame = null;
    due?.();
  }
}

beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  globalThis.requestAnimationFrame = (callback) => {
    frame = () => callback(now);
    return 1;
  };
});

/** The rest after twenty runs on a page that manages these frames during and between them. */
function restOn(busyFrameMs: number, calmFrameMs: number): number {
  const pace = new RunPace();
  let rest = 0;
  for (let run = 0; run < 20; run += 1) {
    pace.begin();
    show(RUN_MS, busyFrameMs);
    rest = pace.end();
    show(rest, calmFrameMs);
  }
  return rest;
}

test('the model rests as long as it ran while the page keeps its frames', () => {
  expect(MAX_DUTY).toBe(0.5);
  expect(restOn(FRAME_MS, FRAME_MS)).toBe(RUN_MS);
});

test('where runs cost frames it rests until the page keeps most of them, on a slow page as on a fast one', () => {
  for (const calmMs of [FRAME_MS, 2 * FRAME_MS]) {
    const rest = restOn(calmMs * 1.25, calmMs);
    const frames = RUN_MS / (calmMs * 1.25) + rest / calmMs;
    const share = frames / ((RUN_MS + rest) / calmMs);
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(rest).toBeLessThan(MAX_REST_MS);
  }
});

test('it keeps running on the slowest page, for half of the time at most', () => {
  expect(getRestMs(1_000, 0.01)).toBe(MAX_REST_MS);
  expect(getRestMs(5_000, 0.01)).toBe(5_000);
});

test('after a run it stops watching frames, which would keep the page drawing', () => {
  restOn(FRAME_MS, FRAME_MS);
  show(1_000, FRAME_MS);
  expect(frame).toBeNull();
});
