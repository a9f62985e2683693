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
