import type { Mount } from '../art/lens';
import type { Heading, Lane } from '../traffic/lane';
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

export const LANE_M = 3.6;
const SHOULDER_M = 2.4;
const INNER_SHOULDER_M = 1;

const STRAIGHT = { panPx: 0, bendFromM: 0, bendPerM: 0 } as const;

/** A mount with a straight road, but for what is said. */
export function mount(more: Partial<Mount> & Pick<Mount, 'horizonPx' | 'focalPx' | 'heightM' | 'sideM'>): Mount {
  return { ...STRAIGHT, ...more };
}

export interface FlowPlan {
  readonly lanes: number;
  /** Inner edge of the innermost lane, meters from the middle of the road. */
  readonly inner: number;
  readonly heading: 'away' | 'toward';
  readonly speedMps: number;
  readonly gapM: readonly [number, number];
  readonly toM: number;
}

/** Nearest a lane is drawn, meters: behind the lower edge of every picture. */
const NEAR_M = 7;

/** The lanes of one direction of a divided road. The inner ones are faster. Traffic keeps right, so `away` lies right. */
export function flow(plan: FlowPlan): Lane[] {
  const side = plan.heading === 'away' ? 1 : -1;
  return Array.from({ length: plan.lanes }, (_, lane) => ({
    heading: plan.heading satisfies Heading,
    at: side * (plan.inner + (lane + 0.5) * LANE_M),
    from: NEAR_M,
    to: plan.toM,
    speedMps: plan.speedMps - lane * 2.2,
    gapM: plan.gapM,
  }));
}

/** The asphalt of one direction of a divided road: shoulders, a yellow inner line, a white outer one, dashes between. */
export function carriageway(lanes: number, inner: number, side: 1 | -1): Carriageway {
  const outer = inner + lanes * LANE_M;
  const ends = [side * (inner - INNER_SHOULDER_M), side * (outer + SHOULDER_M)];
  return {
    left: Math.min(...ends),
    right: Math.max(...ends),
    dashes: Array.from({ length: lanes - 1 }, (_, lane) => side * (inner + (lane + 1) * LANE_M)),
    edges: [
      { at: side * (inner - 0.1), isYellow: true },
      { at: side * (outer + 0.1), isYellow: false },
    ],
  };
}

/** An undivided road with as many lanes each way and a double yellow line. */
export function undivided(lanesEachWay: number, shoulderM: number): Carriageway {
  const half = lanesEachWay * LANE_M;
  const between = Array.from({ length: lanesEachWay - 1 }, (_, lane) => (lane + 1) * LANE_M);
  return {
    left: -half - shoulderM,
    right: half + shoulderM,
    dashes: between.flatMap((at) => [-at, at]),
    edges: [
      ...[-0.16, 0.16].map((at) => ({ at, isYellow: true })),
      ...[-half, half].map((at) => ({ at, isYellow: false })),
    ],
  };
}

/** Lamps along both sides, arms over the road. */
export function lampsBothSides(at: number, heightM: number, everyM: number, color: LampRow['color']): LampRow[] {
  return [
    { at: -at, armM: 2.4, everyM, heightM, color },
    { at, armM: -2.4, everyM, heightM, color },
  ];
}

export const OPEN_ROAD_MIX = { trucks: 0.16, buses: 0.02, motorcycles: 0.03, taxis: 0 } as const;
export const CITY_MIX = { trucks: 0.06, buses: 0.06, motorcycles: 0.04, taxis: 0.12 } as const;
export const AVENUE_MIX = { trucks: 0.06, buses: 0.08, motorcycles: 0.05, taxis: 0.42 } as const;
