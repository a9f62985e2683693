import type { DetectionResult, Frame } from '@/lib/detection/detection';
import { loadEngine } from '@/lib/detection/engine';
import { WorkerDetector } from '@/lib/detection/worker-detector';

/** Main-thread figures during a course. */
export interface Course {
  readonly runs: number;
  readonly medianMs: number;
  readonly framesPerSecond: number;
  readonly longTasks: number;
  readonly blockedMs: number;
}

type Detect = (frame: Frame) => Promise<DetectionResult>;

const canvas = new OffscreenCanvas(640, 360);
const context = canvas.getContext('2d');

/** A changing picture, as from a video. */
function nextFrame(): Frame {
  context?.fillRect(Math.random() * 600, Math.random() * 320, 40, 40);
  return new VideoFrame(canvas, { timestamp: Math.round(performance.now() * 1000) });
}

/** Consecutive runs for some seconds, like the site's poll, which skips while a run is in progress. */
async function course(detect: Detect | null, seconds: number): Promise<Course> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > seconds * 1000;
  let frames = 0;
  const count = (): void => {
    frames += 1;
    if (!isOver()) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    await detect?.(nextFrame());
    times.push(performance.now() - from);
    // eslint-disable-next-line no-restricted-syntax -- the poll under test
    await new Promise((resolve) => setTimeout(resolve, 33));
  }
  observer.disconnect();
  return {
    runs: detect ? times.length : 0,
    medianMs: detect ? Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0) : 0,
    framesPerSecond: Math.round(frames / seconds),
    longTasks: tasks.length,
    blockedMs: Math.round(tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0)),
  };
}

const worker = (): Worker => new Worker('/lib/detection/detection-worker.js', { type: 'module' });

/** Called by the benchmark. */
async function run(where: 'nothing' | 'main' | 'worker', seconds: number): Promise<Course> {
  if (where === 'nothing') return course(null, seconds);
  if (where === 'main') return course((await loadEngine('full', false, () => undefined)).detect, seconds);
  const detector = new WorkerDetector('full', worker);
  await detector.load();
  const result = await course((frame) => detector.detect(frame), seconds);
  detector.dispose();
  return result;
}

Object.assign(globalThis, { run });
