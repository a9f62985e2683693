export type VehicleClass = 'car' | 'truck' | 'bus' | 'motorcycle';

/** Pixels of the picture. */
export type Box = readonly [left: number, top: number, width: number, height: number];

export interface Detection {
  readonly class: VehicleClass;
  readonly score: number;
  readonly bbox: Box;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type Visibility = 'clear' | 'dark' | 'faint';

export interface DetectionResult {
  readonly detections: readonly Detection[];
  readonly size: PictureSize;
  readonly input: PictureSize;
  readonly visibility: Visibility;
  readonly runMs: number;
}

export interface DetectionStats {
  /** Cars and motorcycles. */
  readonly cars: number;
  /** Trucks and buses. */
  readonly trucks: number;
  /** Seen to move, and not stopped. */
  readonly movingVehicles: number;
  readonly stoppedVehicles: number;
  readonly potentialIncident: boolean;
}

/** A picture that can be transferred to a worker. The detector takes ownership and closes it. */
export type Frame = VideoFrame | ImageBitmap;

export type ModelState =
  | { readonly phase: 'not-loaded' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'loaded'; readonly backend: string }
  | { readonly phase: 'error'; readonly message: string };

export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

export const getCenter = ([x, y, width, height]: Box): PixelPoint => ({ x: x + width / 2, y: y + height / 2 });

export const getArea = ([, , width, height]: Box): number => width * height;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

/** Intersection over union of two boxes, 0 to 1. */
export function getIou(a: Box, b: Box): number {
  const shared = overlap(a[0], a[2], b[0], b[2]) * overlap(a[1], a[3], b[1], b[3]);
  return shared === 0 ? 0 : shared / (getArea(a) + getArea(b) - shared);
}

/** Returns a centered picture's offset under `object-fit` in CSS pixels, and CSS pixels per picture pixel. */
export function placePicture(
  container: PictureSize,
  picture: PictureSize,
  fit: 'contain' | 'cover',
): PixelPoint & { readonly scale: number } {
  const ratios = [container.width / picture.width, container.height / picture.height] as const;
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  return {
    x: (container.width - picture.width * scale) / 2,
    y: (container.height - picture.height * scale) / 2,
    scale,
  };
}
