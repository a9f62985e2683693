import type { Mount } from '../art/lens';
import type { Heading, Lane } from '../traffic/lane';
import type { TrafficMix } from '../traffic/vehicle-model';

/** Surface beside the road. */
export type Verge = 'grass' | 'pavement' | 'sand' | 'water' | 'tarmac';
export type Backdrop = 'city' | 'downtown' | 'hills' | 'mountains' | 'plain' | 'sea';
/** Landmarks. */
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

/** A strip of asphalt and its lines, in meters right of the road's middle. */
interface Carriageway {
  readonly left: number;
  readonly right: number;
  /** Dashed lines between lanes. */
  readonly dashes: readonly number[];
  /** Solid lines. The left one of a divided road is yellow. */
  readonly edges: readonly { readonly at: number; readonly isYellow: boolean }[];
}

/** `at` is meters right of the road's middle; a negative arm points left. */
export interface LampRow {
  readonly at: number;
  readonly armM: number;
  readonly everyM: number;
  readonly heightM: number;
  readonly color: 'sodium' | 'white';
}

/** Camera mount, road and surroundings of one kind of scene. */
export interface Layout {
  readonly mount: Mount;
  readonly carriageways: readonly Carriageway[];
  readonly lanes: readonly Lane[];
  readonly mix: TrafficMix;
  readonly verge: Verge;
  readonly backdrop: Backdrop;
  readonly pieces: readonly SetPiece[];
  readonly lamps: readonly LampRow[];
  /** Walls or rails, meters right of the road's middle. */
  readonly barriers: readonly number[];
  /** End of the road, meters ahead. */
  readonly farM: number;
}

export const LANE_M = 3.6;
const SHOULDER_M = 2.4;
const INNER_SHOULDER_M = 1;

const STRAIGHT = { panPx: 0, bendFromM: 0, bendPerM: 0 } as const;

/** A mount above a straight road unless `more` bends it. */
export function mount(more: Partial<Mount> & Pick<Mount, 'horizonPx' | 'focalPx' | 'heightM' | 'sideM'>): Mount {
  return { ...STRAIGHT, ...more };
}

export interface FlowPlan {
  readonly lanes: number;
  /** Inner edge of the innermost lane, meters from the road's middle. */
  readonly inner: number;
  readonly heading: 'away' | 'toward';
  readonly speedMps: number;
  readonly gapM: readonly [number, number];
  readonly toM: number;
}

/** Start of every lane, below the lower edge of the picture. */
const NEAR_M = 7;

/** One direction of a divided road. Inner lanes are faster. Traffic keeps right, so `away` is on the right. */
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

/** One direction of a divided road: shoulders, yellow inner line, white outer line, dashes between. */
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

/** With a double yellow line in the middle. */
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

export function lampsBothSides(at: number, heightM: number, everyM: number, color: LampRow['color']): LampRow[] {
  return [
    { at: -at, armM: 2.4, everyM, heightM, color },
    { at, armM: -2.4, everyM, heightM, color },
  ];
}

export const OPEN_ROAD_MIX = { trucks: 0.16, buses: 0.02, motorcycles: 0.03, taxis: 0 } as const;
export const CITY_MIX = { trucks: 0.06, buses: 0.06, motorcycles: 0.04, taxis: 0.12 } as const;
export const AVENUE_MIX = { trucks: 0.06, buses: 0.08, motorcycles: 0.05, taxis: 0.42 } as const;
