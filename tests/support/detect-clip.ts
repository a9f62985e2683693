import type { Page } from '@playwright/test';
import type { DetectionResult } from '@/lib/detection/detection';
import { CLIP_FPS, type ClipName } from '@/demo/scenes/clips';

/** What was found in a frame of a clip. */
export interface DetectedFrame extends DetectionResult {
  readonly frame: number;
}

/** Runs the site's own worker, at its own address, on frames of a clip as the browser decodes them. */
export async function detectClip(
  page: Page,
  workerUrl: string,
  clip: ClipName,
  frames: readonly number[],
): Promise<DetectedFrame[]> {
  const times = frames.map((frame) => (frame + 0.5) / CLIP_FPS);
  const results = (await page.evaluate(
    async ({ url, file, seconds, fps }) => {
      // The bundler makes a classic worker of it.
      const worker = new Worker(url);
      let id = 0;
      const ask = (question: object, transfer: Transferable[] = []) =>
        new Promise<{ type: string; message?: string; result?: unknown }>((resolve, reject) => {
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }) => resolve(data as { type: string });
          worker.postMessage({ ...question, id: ++id }, transfer);
        });
      const loaded = await ask({ type: 'load', kind: 'demo', mayUseGraphics: false });
      if (loaded.type !== 'loaded') throw new Error(loaded.message);
      const video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(await (await fetch(file)).blob());
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
      const results = [];
      for (const at of seconds) {
        const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        video.currentTime = at;
        await sought;
        // The picture may come a little after the event.
        let frame: VideoFrame | undefined;
        while (!frame || Math.abs(frame.timestamp / 1e6 - at) > 1 / fps) {
          frame?.close();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          frame = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? undefined : new VideoFrame(video);
        }
        const answer = await ask({ type: 'detect', frame }, [frame]);
        if (answer.type !== 'detected') throw new Error(answer.message);
        results.push(answer.result);
      }
      worker.terminate();
      return results;
    },
    { url: workerUrl, file: `/demo-media/${clip}.mp4`, seconds: times, fps: CLIP_FPS },
  )) as DetectionResult[];
  return results.map((result, index) => ({ ...result, frame: frames[index]! }));
}
