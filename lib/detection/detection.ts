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
  /** The picture as the model saw it. */
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

/** Downloads nothing before `load`. */
export interface Detector {
  /** Loads the model once; concurrent calls share the load, and a call after a failure retries. */
  load(): Promise<void>;
  /** Takes one frame at a time. `input` is an index of `INPUT_SIZES`. Rejects if the model isn't loaded or the run fails. */
  detect(frame: Frame, input?: number): Promise<DetectionResult>;
  dispose(): void;
  readonly state: () => ModelState;
  readonly subscribe: (onChange: () => void) => () => void;
}
