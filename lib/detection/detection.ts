/** The classes of COCO that count as vehicles (spec 5). */
export type VehicleClass = 'car' | 'truck' | 'bus' | 'motorcycle';

/** Left, top, width and height in pixels of the picture that was looked at. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A vehicle that was found. `score` is between 0 and 1. */
export interface Detection {
  readonly class: VehicleClass;
  readonly score: number;
  readonly bbox: Box;
}

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What one look at a picture found. */
export interface DetectionResult {
  readonly detections: readonly Detection[];
  readonly size: PictureSize;
  /** Time the model took, milliseconds. */
  readonly runMs: number;
}

/** The figures of the panel (spec 3). */
export interface DetectionStats {
  /** Cars and motorcycles. */
  readonly cars: number;
  /** Trucks and buses. */
  readonly trucks: number;
  readonly stoppedVehicles: number;
  readonly potentialIncident: boolean;
}
