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

export interface DetectionResult {
  readonly detections: readonly Detection[];
  readonly size: PictureSize;
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

/** Nothing is downloaded before `load`. */
export interface Detector {
  /** Loads the model once; concurrent calls share the load, and a call after a failure retries. */
  load(): Promise<void>;
  /** Call it for one frame at a time. Rejects if the model isn't loaded or the run fails. */
  detect(frame: Frame): Promise<DetectionResult>;
  dispose(): void;
  readonly state: () => ModelState;
  readonly subscribe: (onChange: () => void) => () => void;
}
