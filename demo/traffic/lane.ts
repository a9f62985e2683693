/** Which way a lane runs in the picture. */
export type Heading = 'away' | 'toward' | 'right' | 'left';

/** What makes vehicles stop: the two phases of a signal, or a toll booth. */
export type StopControl = 'signal-main' | 'signal-cross' | 'booth';

/** One lane of traffic. Meters and meters a second. */
export interface Lane {
  readonly heading: Heading;
  /** Its middle: distance right of the road's middle (away, toward), or distance ahead of the camera (right, left). */
  readonly at: number;
  /** The stretch that is drawn: distances ahead (away, toward), or right of the middle (right, left). */
  readonly from: number;
  readonly to: number;
  readonly speedMps: number;
  /** Shortest and longest gap between two vehicles of free traffic. */
  readonly gapM: readonly [number, number];
  /** Where vehicles wait, on the same axis as `from` and `to`, and why. */
  readonly stop?: { readonly at: number; readonly control: StopControl };
}

export type VehicleClass = 'car' | 'truck' | 'bus' | 'motorcycle';

/** What does not change about a vehicle. */
export interface VehicleModel {
  readonly class: VehicleClass;
  readonly body: 'sedan' | 'suv' | 'pickup' | 'van' | 'taxi' | 'semi' | 'box-truck' | 'bus' | 'motorcycle';
  readonly color: `#${string}`;
  readonly lengthM: number;
}

/** A vehicle at a moment. */
export interface VehicleState {
  readonly model: VehicleModel;
  readonly heading: Heading;
  /** Its middle across its lane, on the lane's other axis. */
  readonly across: number;
  /** The end of it with the smaller coordinate, along its lane. */
  readonly along: number;
  readonly isBraking: boolean;
}
