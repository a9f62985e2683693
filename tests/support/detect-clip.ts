import type { Page } from '@playwright/test';
import type { DetectionResult } from '@/lib/detection/detection';
import { CLIP_FPS, type ClipName } from '@/demo/scenes/clips';

export interface DetectedFrame extends DetectionResult {
  readonly frame: number;
}

/** Runs the site's own detection worker on frames of a clip decoded by the browser. */
export async function detectClip(
  page: Page,
  workerUrl: string,
  clip: ClipName,
  frames: readonly number[],
): Promise<DetectedFrame[]> {
  const times = frames.map((frame) => (frame + 0.5) / CLIP_FPS);
  const results = (await page.evaluate(
    async ({ url, file, seconds, fps }) => {
      // The bundler emits a classic worker.
      const worker = new Worker(url);
      let id = 0;
      const call = (name: string, args: unknown[], transfer: Transferable[] = []) =>
        new Promise<unknown>((resolve, reject) => {
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }: MessageEvent<{ value?: unknown; error?: string }>) => {
            if (data.error === undefined) resolve(data.value);
            else reject(new Error(data.error));
          };
          worker.postMessage({ id: ++id, name, args }, transfer);
        });
      await call('load', ['demo', false]);
      const video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(await (await fetch(file)).blob());
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
      const results = [];
      for (const at of seconds) {
        const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        video.currentTime = at;
        await sought;
        // The frame can arrive after the event.
        let frame: VideoFrame | undefined;
        while (!frame || Math.abs(frame.timestamp / 1e6 - at) > 1 / fps) {
          frame?.close();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          frame = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? undefined : new VideoFrame(video);
        }
        results.push(await call('detect', [frame], [frame]));
      }
      worker.terminate();
      return results;
    },
    { url: workerUrl, file: `/demo-media/${clip}.mp4`, seconds: times, fps: CLIP_FPS },
  )) as DetectionResult[];
  return results.map((result, index) => ({ ...result, frame: frames[index]! }));
}
