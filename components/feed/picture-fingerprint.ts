import { fingerprintOf } from '@/lib/feed/frozen-still';

/** Enough points that noise of a living camera changes one of them, few enough to cost nothing. */
const WIDTH = 64;
const HEIGHT = 36;

let context: CanvasRenderingContext2D | null = null;

function readingContext(): CanvasRenderingContext2D | null {
  if (context) return context;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  context = canvas.getContext('2d', { willReadFrequently: true });
  // Single pixels, not averages: an average hides the noise.
  if (context) context.imageSmoothingEnabled = false;
  return context;
}

/** A fingerprint of some of a picture's pixels; null where its host does not let other sites read them. */
export function pictureFingerprint(picture: HTMLImageElement): number | null {
  const drawing = readingContext();
  if (!drawing) return null;
  try {
    drawing.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    return fingerprintOf(drawing.getImageData(0, 0, WIDTH, HEIGHT).data);
  } catch {
    // A picture of another origin taints the canvas; a tainted one is of no further use.
    context = null;
    return null;
  }
}
