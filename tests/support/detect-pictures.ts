import type { Page } from '@playwright/test';
import type { Detection, DetectionResult } from '@/lib/detection/detection';
import { CLIP_FPS, type ClipName } from '@/demo/scenes/clips';

export interface DetectedFrame extends DetectionResult {
  readonly frame: number;
}

/** Starts the site's own detection worker in a page and returns a function there that runs it on one frame. */
export const startDetector = (page: Page, workerUrl: string) =>
  page.evaluateHandle(async (url) => {
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
    return (frame: VideoFrame | ImageBitmap) => call('detect', [frame], [frame]) as Promise<DetectionResult>;
  }, workerUrl);

type PageDetector = Awaited<ReturnType<typeof startDetector>>;

export const detectDrawing = (detector: PageDetector, svg: string): Promise<readonly Detection[]> =>
  detector.evaluate(async (detect, text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return (await detect(await createImageBitmap(image))).detections;
  }, svg);

/** Detects on frames of a clip decoded by the browser. */
export async function detectClip(
  detector: PageDetector,
  clip: ClipName,
  frames: readonly number[],
): Promise<DetectedFrame[]> {
  const times = frames.map((frame) => (frame + 0.5) / CLIP_FPS);
  const results = await detector.evaluate(
    async (detect, { file, seconds, fps }) => {
      const video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(await (await fetch(file)).blob());
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
      // A seeking video can lack a frame whatever its `readyState`; `VideoFrame` then throws.
      const readFrame = () => {
        try {
          return new VideoFrame(video);
        } catch (error) {
          if (error instanceof DOMException && error.name === 'InvalidStateError') return undefined;
          throw error;
        }
      };
      const results = [];
      for (const at of seconds) {
        const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        video.currentTime = at;
        await sought;
        // The frame can arrive after the event.
        let frame = readFrame();
        while (!frame || Math.abs(frame.timestamp / 1e6 - at) > 1 / fps) {
          frame?.close();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          frame = readFrame();
        }
        results.push(await detect(frame));
      }
      return results;
    },
    { file: `/demo-media/${clip}.mp4`, seconds: times, fps: CLIP_FPS },
  );
  return results.map((result, index) => ({ ...result, frame: frames[index]! }));
}
