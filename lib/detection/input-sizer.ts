import { IDLE_MS, IDLE_RUN_MS, INPUT_SIZES, VIDEO_RUN_MS } from '@/lib/constants/detection';
import type { PictureSize } from './detection';

/** The network's coarsest useful grid; other sides shift its anchors. */
const STEP_PX = 16;
/** Weight of the latest run in the expected time. */
const GAIN = 0.3;
/** A larger input must take this share of the limit, or sizes would flip. */
const MARGIN = 0.8;
/** Input width of a model that resizes pictures in its graph. */
const FIXED_WIDTH = 640;

const snap = (length: number): number => Math.max(STEP_PX, Math.round(length / STEP_PX) * STEP_PX);

/** Fits a picture into a limit. A square limit stretches it, as in training. */
export function fitInput({ width, height }: PictureSize, limit: PictureSize): PictureSize {
  if (limit.width === limit.height) return limit;
  const scale = Math.min(limit.width / width, limit.height / height);
  return { width: snap(width * scale), height: snap(height * scale) };
}

/** Picks the largest input that this machine runs fast enough. Larger inputs find smaller vehicles. */
export class InputSizer {
  private index = INPUT_SIZES.length - 1;
  private msPerPixel: number | null = null;
  private endedAt = -Infinity;

  constructor(private readonly takesAnySize: boolean) {}

  choose(picture: PictureSize, now: number, forced?: number): PictureSize {
    if (!this.takesAnySize) {
      const shrink = Math.min(1, FIXED_WIDTH / picture.width);
      return { width: Math.round(picture.width * shrink), height: Math.round(picture.height * shrink) };
    }
    const isIdle = now - this.endedAt > IDLE_MS;
    const limitMs = isIdle ? IDLE_RUN_MS : VIDEO_RUN_MS;
    const sizeAt = (index: number) => fitInput(picture, INPUT_SIZES[index] ?? INPUT_SIZES[0]);
    const { msPerPixel } = this;
    if (forced !== undefined || msPerPixel === null) return sizeAt(forced ?? this.index);
    const found = INPUT_SIZES.findLastIndex((_size, index) => {
      const { width, height } = sizeAt(index);
      return width * height * msPerPixel <= limitMs * (index > this.index && !isIdle ? MARGIN : 1);
    });
    const index = Math.max(0, found);
    if (!isIdle) this.index = index;
    return sizeAt(index);
  }

  /** @param runMs of the whole run */
  learn({ width, height }: PictureSize, runMs: number, now: number): void {
    const measured = runMs / (width * height);
    this.msPerPixel = this.msPerPixel === null ? measured : this.msPerPixel + GAIN * (measured - this.msPerPixel);
    this.endedAt = now;
  }
}
