/** Direction of travel in the picture. */
export type Heading = 'away' | 'toward' | 'right' | 'left';

export type StopControl = 'signal-main' | 'signal-cross' | 'booth';

/** In meters and meters per second. */
export interface Lane {
  readonly heading: Heading;
  /** Middle of the lane: meters right of the road's middle (away, toward) or ahead of the camera (right, left). */
  readonly at: number;
  /** Visible stretch: meters ahead (away, toward) or right of the middle (right, left). */
  readonly from: number;
  readonly to: number;
  readonly speedMps: number;
  /** Shortest and longest gap in free traffic. */
  readonly gapM: readonly [number, number];
  /** Stop line, on the same axis as `from` and `to`. */
  readonly stop?: { readonly at: number; readonly control: StopControl };
}

export type VehicleClass = 'car' | 'truck' | 'bus' | 'motorcycle';

export interface VehicleModel {
  readonly class: VehicleClass;
  readonly body: 'sedan' | 'suv' | 'pickup' | 'van' | 'taxi' | 'semi' | 'box-truck' | 'bus' | 'motorcycle';
  readonly color: `#${string}`;
  readonly lengthM: number;
}

export interface VehicleState {
  readonly model: VehicleModel;
  readonly heading: Heading;
  /** Middle of the vehicle on the lane's cross axis. */
  readonly across: number;
  /** Its lower end on the lane's axis. */
  readonly along: number;
  readonly isBraking: boolean;
}
