import type { Mount } from '../art/lens';
import type { Lane } from '../traffic/lane';
import type { TrafficMix } from '../traffic/vehicle-model';

/** What lies beside the road. */
export type Verge = 'grass' | 'pavement' | 'sand' | 'water' | 'tarmac';
/** What closes the view. */
export type Backdrop = 'city' | 'downtown' | 'hills' | 'mountains' | 'plain' | 'sea';
/** The one thing the picture is about. */
export type SetPiece =
  | 'gantry'
  | 'crossing'
  | 'canyon'
  | 'bridge'
  | 'toll'
  | 'portal'
  | 'runway'
  | 'turbines'
  | 'palms'
  | 'pines'
  | 'grove'
  | 'houses';

/** One strip of asphalt and its lines. Meters right of the middle. */
export interface Carriageway {
  readonly left: number;
  readonly right: number;
  /** Broken lines between lanes. */
  readonly dashes: readonly number[];
  /** Solid lines; the left one of a carriageway of its own is yellow. */
  readonly edges: readonly { readonly at: number; readonly isYellow: boolean }[];
}

/** Street lamps: meters right of the middle, meters of arm toward the road (negative: to the left), meters apart. */
export interface LampRow {
  readonly at: number;
  readonly armM: number;
  readonly everyM: number;
  readonly heightM: number;
  readonly color: 'sodium' | 'white';
}

/** A kind of place: where its camera hangs and what is on the ground. */
export interface Layout {
  readonly mount: Mount;
  readonly carriageways: readonly Carriageway[];
  readonly lanes: readonly Lane[];
  readonly mix: TrafficMix;
  readonly verge: Verge;
  readonly backdrop: Backdrop;
  readonly pieces: readonly SetPiece[];
  readonly lamps: readonly LampRow[];
  /** Concrete walls or rails along the road: meters right of the middle. */
  readonly barriers: readonly number[];
  /** The road ends here, meters ahead. */
  readonly farM: number;
}
