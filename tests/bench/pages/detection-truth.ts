import { WorkerDetector } from '@/lib/detection/worker-detector';
import type { DetectionResult } from '@/lib/detection/detection';

const detector = new WorkerDetector('full', () => new Worker('/lib/detection/detection-worker.js', { type: 'module' }));

/** @returns the backend */
async function load(): Promise<string> {
  await detector.load();
  const state = detector.state.get();
  return state.phase === 'loaded' ? state.backend : state.phase;
}

async function detectPicture(url: string, input: number): Promise<DetectionResult> {
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  return detector.detect(picture, input);
}

/** Detects on frames at this rate, from the start. */
async function detectClip(url: string, input: number, perSecond: number, seconds: number) {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(await (await fetch(url)).blob());
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  const frames: (DetectionResult & { at: number })[] = [];
  for (let at = 0; at < Math.min(seconds, video.duration - 0.1); at += 1 / perSecond) {
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = at + 0.001;
    await sought;
    frames.push({ at: at * 1000, ...(await detector.detect(await createImageBitmap(video), input)) });
  }
  return frames;
}

Object.assign(globalThis, { load, detectPicture, detectClip });
