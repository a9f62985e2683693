import { TEN_MILES_M } from '@/lib/geo/point';

/** M: meters, S: seconds, MPS: meters a second. Lists are by road class, motorways first. */
export const RULES = {
  gapM: TEN_MILES_M,
  speedMps: [29, 23, 21, 10],
  gapSpeedMps: [29, 22.5, 18.5, 9],
  /** Prefers a parallel road with cameras that is about as good. */
  gapCost: 1.08,
  /** Maximum excess of the road's length over the straight line, half of it at `bendHalfM`. */
  maxBend: 0.09,
  bendHalfM: 12_000,

  /** Roads that pass within this distance meet; by the lesser class. */
  meetM: [3_000, 2_500, 1_500, 400],
  namedM: 8_000,
  meetS: [75, 90, 90, 60],
  /** A crossing in a gap may not exist. */
  guessedMeetS: 120,
  /** Motorways mostly pass over streets: they meet only where a camera is this near. */
  streetCrossingM: 6_000,

  /** A road extends beyond its last camera: this far ahead it may join another. */
  endM: [45_000, 25_000, 12_000, 1_500],
  endDegrees: 75,
  endSpeedMps: [23, 20, 18, 10],
  endRoadsOfClass: 2,
  /** An end this near to an intersection with a road at least as large is complete. */
  endMetM: 3_000,
  /** A road without cameras is slow: known roads win. */
  farEndM: 150_000,
  farEndDegrees: 50,
  farSpeedMps: 11,
  /** Ends that face each other are one road under two numbers (I-86 and NY-17). */
  facingM: 60_000,
  facingDegrees: 60,
  facingSpeedMps: 20,

  accessM: 8_000,
  farAccessM: 120_000,
  accessRoadsOfClass: 5,
  connectorSpeedMps: 10,
  connectorBend: 1.3,
  /** A longer detour is compared with a far-access route, which must save a fifth. */
  maxDetourFactor: 1.5,
  farGain: 0.8,

  /** A route beyond both limits is rejected: the usual road has no cameras. */
  rejectDetourFactor: 2.5,
  rejectDetourM: 150_000,

  usedCost: 1.5,
  freshShare: 1 / 3,
  maxAlternative: 1.5,
} as const;

export const SNAP = {
  /** A straight line between cameras misses the road by up to this share of a segment. */
  chordShare: 0.12,
  minChordM: 250,
  maxChordM: 2_500,
  namedM: 300,
  /** From an exact line: cameras of its road, of a road in their text, of any other. */
  sameRoadM: 150,
  namedRoadM: 100,
  otherRoadM: 40,
  /** Limits for the driven length over a link's length. */
  minFollow: 0.8,
  maxFollow: 1.5,
  followSlackM: 300,
  groupM: 100,
  oppositeM: 3_000,
  /** Directions count if this share of the road's cameras use their axis. */
  axisShare: 0.1,
  /** With less progress along an axis per meter, a road (a ring) has no order on it. */
  minProgress: 0.4,
  votes: 12,
  voteM: 40_000,
  /** Half of the stretch that gives a heading. */
  headingM: 3_000,
} as const;

/** A route within all of these is `likely`, else a `guess`. */
export const TRUST = { detour: 1.35, connectorShare: 0.08, minorShare: 0.3, gapM: 100_000 } as const;

/** Length of the road over the straight line between two cameras. */
export const bendOf = (meters: number) => 1 + (RULES.maxBend * meters) / (meters + RULES.bendHalfM);
