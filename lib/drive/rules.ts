import { LONGEST_LINK_M } from '@/lib/search/chains';
import { isInCanada, LOCAL, TRUNK, type Road } from './road';

/**
 * The rules of drives. M: meters along the ground, S: seconds, MPS: meters a second, DEGREES: of a turn. Lists of four are by class
 * of road, motorways first.
 */
export const RULES = {
  /** Cameras of one road within this distance are one spot: both carriageways, and the masts of one interchange. */
  mergeM: 150,
  /** A road that only a camera's text gives counts this near to a camera whose roadway gives it: agencies mistype numbers. */
  textOnlyM: 15_000,

  /** A stretch without a camera is a gap from 10 miles on. */
  gapM: 16_100,
  speedMps: [29, 23, 21, 10],
  /** Without cameras a US or state route is a smaller road than with them. */
  gapSpeedMps: [29, 22.5, 18.5, 9],
  /** A parallel road with cameras wins when it is about as good. */
  gapCost: 1.08,
  /** A road is longer than the straight line between its cameras by up to this share, half of it at the distance below. */
  bendMost: 0.09,
  bendHalfM: 12_000,

  /** Roads that pass within this distance meet; by the lesser class of the two. */
  meetM: [3_000, 2_500, 1_500, 400],
  /** A camera that names another road ("I-90 at I-290") is joined to it within this distance. */
  namedM: 8_000,
  meetS: [75, 90, 90, 60],
  /** A crossing in the middle of a gap is a guess. */
  guessedMeetS: 120,
  /** Over a street a motorway mostly just passes: they cross only where a camera is this near. */
  streetCrossingM: 6_000,

  /** The last camera of a road stands before its end: so far ahead, and within so many degrees, it may still join a road. */
  endM: [45_000, 25_000, 12_000, 1_500],
  endDegrees: 75,
  endSpeedMps: [23, 20, 18, 10],
  endRoadsOfClass: 2,
  /** An end this near to a crossing with a road as large as its own does not look further. */
  endMetM: 3_000,
  /** A motorway hardly ends in a field; but a road nobody sees is slow, so that known ways win. */
  farEndM: 150_000,
  farEndDegrees: 50,
  farSpeedMps: 11,
  /** Ends that face each other are one road under two numbers (I-86 and NY-17). */
  facingM: 60_000,
  facingDegrees: 60,
  facingSpeedMps: 20,

  /** A place is joined to all roads near, and where there are none to large ones farther off. */
  accessM: 8_000,
  farAccessM: 120_000,
  accessRoadsOfClass: 5,
  offRoadSpeedMps: 10,
  offRoadBend: 1.3,
  /** Far ends and far access are tried where the way is longer than the straight line by this factor, and kept if they save a fifth. */
  roundabout: 1.5,
  farGain: 0.8,

  /** A way that is longer than the straight line by this factor and so many meters is none: the road people take has no cameras. */
  endlessDetour: 2.5,
  endlessM: 150_000,

  /** Another way avoids what was taken, shares at most two thirds with it, and takes at most half as long again. */
  usedCost: 1.5,
  freshShare: 1 / 3,
  longestAlternative: 1.5,
} as const;

/** Which cameras stand along a line. */
export const SNAP = {
  /** Our own line joins cameras by straight pieces: the road lies off a piece by up to this share of it, within bounds. */
  chordShare: 0.12,
  chordLeastM: 250,
  chordMostM: 2_500,
  /** A camera that only names the road. */
  namedM: 300,
  /** Around an exact line: the line's own road (masts stand at ramps), a road the text names, and any other. */
  sameRoadM: 150,
  namedRoadM: 100,
  otherRoadM: 40,
  /** An exact line follows a road from one camera to the next if its way is as long as the straight line, within this. */
  followLeast: 0.8,
  followMost: 1.5,
  followSlackM: 300,
  /** Cameras this near along the way are one stop. */
  stopM: 100,
  /** A camera of the other carriageway is left out where one of ours is this near along the way. */
  oppositeM: 3_000,
  /** A direction counts if this share of the road's cameras use its axis (north and south, or east and west). */
  axisShare: 0.1,
  /** A road that gains less of its length along an axis (a ring) has no order in that axis. */
  leastProgress: 0.4,
  /** As many cameras before and after one, this near along the way, tell which way along the road we drive. */
  votes: 12,
  voteM: 40_000,
  /** Half of the stretch that gives the heading at a point. */
  headingM: 3_000,
} as const;

/** A way is `likely` within all of these, and else a guess. */
export const TRUST = { detour: 1.35, offRoadShare: 0.08, minorShare: 0.3, gapM: 100_000 } as const;

/** Shorter where a road is: a city's interstate, a street. */
const LONGEST_MOTORWAY_LINK_M = 60_000;
const LONGEST_STREET_LINK_M = 6_000;

/** Longest link between two cameras of a road. */
export function longestLinkM({ network, number, rank, state }: Road): number {
  if (network === 'i' && number.replace(/\D/g, '').length > 2) return LONGEST_MOTORWAY_LINK_M;
  if (network === 'i' || network === 'us') return LONGEST_LINK_M[network];
  if (rank === LOCAL) return LONGEST_STREET_LINK_M;
  if (network !== 'sr') return LONGEST_MOTORWAY_LINK_M;
  return isInCanada(state) && rank <= TRUNK ? LONGEST_LINK_M.us : LONGEST_LINK_M.state;
}

/** Length of the road over the straight line between two cameras. */
export const bendOf = (meters: number) => 1 + (RULES.bendMost * meters) / (meters + RULES.bendHalfM);
