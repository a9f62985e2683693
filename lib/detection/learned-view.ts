import {
  CROWD,
  FORGET_MS,
  LEARNING_MS,
  MIN_COUNTABLE_WIDTH_PX,
  MOVED_SIDES,
  SCENERY_MS,
  SMALL_SIDE_PX,
  STAND_MS,
  SURE_SCORE,
} from '@/lib/constants/detection';
import { getCenter, type PictureSize, type PixelPoint, type Visibility } from './detection';
import type { Track } from './tracker';
import { isStopped } from './traffic';

/** Share of a box's larger side: how near its center is to a spot on it. */
const SPOT_SIDES = 0.25;
/** Nearer spots are one, pixels. */
const MIN_SPACING_PX = 4;
const MAX_SPOTS = 600;

interface Spot extends PixelPoint {
  readonly since: number;
  readonly seenAt: number;
}

/** Places in the picture of one feed, pixels. */
export interface LearnedView {
  readonly since: number;
  /** Vehicles passed here, first at `since`. */
  readonly lanes: readonly Spot[];
  /** Boxes that never moved stood here: parked cars, poles, signs. */
  readonly stands: readonly Spot[];
}

export const startView = (since: number): LearnedView => ({ since, lanes: [], stands: [] });

/** False until movement was seen, for at most a minute. */
export const isLearned = ({ since, lanes }: LearnedView, now: number): boolean =>
  lanes.length > 0 || now - since >= LEARNING_MS;

const distance = (a: PixelPoint, b: PixelPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const getSide = ({ bbox: [, , width, height] }: Pick<Track, 'bbox'>): number => Math.max(width, height);

function addSpots(spots: readonly Spot[], fresh: readonly Spot[]): readonly Spot[] {
  const added: Spot[] = [];
  for (const spot of fresh) {
    const isKnown = (known: Spot) => distance(known, spot) < MIN_SPACING_PX;
    if (!spots.some(isKnown) && !added.some(isKnown)) added.push(spot);
  }
  return added.length === 0 ? spots : [...spots, ...added].slice(-MAX_SPOTS);
}

export const hasMovedFrom = (origin: PixelPoint, { bbox }: Pick<Track, 'bbox'>): boolean =>
  distance(origin, getCenter(bbox)) >= MOVED_SIDES * Math.max(bbox[2], bbox[3]);

/** The newest spot that a moved vehicle has left. Its current spot may be a parking space. */
function listPassed(track: Track, at: number): readonly Spot[] {
  if (!track.hasMoved) return [];
  const center = getCenter(track.bbox);
  const passed = track.path.findLast((spot) => distance(spot, center) >= MOVED_SIDES * getSide(track));
  return passed === undefined ? [] : [{ x: passed.x, y: passed.y, since: passed.at, seenAt: at }];
}

const findSpot = (spots: readonly Spot[], track: Track): Spot | undefined =>
  spots.find((spot) => distance(spot, getCenter(track.bbox)) < SPOT_SIDES * getSide(track));

const isScenery = ({ since, seenAt }: Spot): boolean => seenAt - since >= SCENERY_MS;

export function learn(view: LearnedView, tracks: readonly Track[], at: number): LearnedView {
  const passed = tracks.flatMap((track) => listPassed(track, at));
  const lanes = addSpots(view.lanes, passed);
  const standing = tracks.filter((track) => !track.hasMoved && isStopped(track));
  const stands = view.stands.map((stand) =>
    standing.some((track) => findSpot([stand], track)) ? { ...stand, seenAt: at } : stand,
  );
  const fresh = standing.filter((track) => !findSpot(stands, track));
  const stood = fresh.map(({ bbox, firstSeenAt }) => ({ ...getCenter(bbox), since: firstSeenAt, seenAt: at }));
  return {
    ...view,
    lanes,
    stands: [...stands, ...stood].filter((stand) => at - stand.seenAt < (isScenery(stand) ? FORGET_MS : FORGET_MS / 2)),
  };
}

function standsInLane(track: Track, { since, lanes }: LearnedView, stoodSince: number, at: number): boolean {
  if (track.meanScore < SURE_SCORE || at - stoodSince < STAND_MS) return false;
  // A parked car stood there when the camera was opened, and nothing passed before.
  const passed = stoodSince - since >= SCENERY_MS ? lanes : lanes.filter((lane) => lane.since < stoodSince);
  return findSpot(passed, track) !== undefined;
}

/** Stopped: it was seen to drive there, or stands where others pass. */
export function judgeTrack(track: Track, view: LearnedView, at: number): Track['state'] {
  if (!isStopped(track) || getSide(track) < SMALL_SIDE_PX) return 'moving';
  const stand = findSpot(view.stands, track);
  // A parked car can inherit the track of a car that passes before it.
  if (track.hasMoved) return stand && isScenery(stand) ? 'scenery' : 'stopped';
  return standsInLane(track, view, stand?.since ?? track.firstSeenAt, at) ? 'stopped' : 'scenery';
}

const FAR_SHARE = 0.4;
/** Share of weak boxes in a crowd: there the model counts some vehicles twice. */
const WEAK_SHARE = 0.5;

interface View {
  readonly tracks: readonly Track[];
  readonly size: PictureSize;
  readonly visibility: Visibility;
  readonly isLearning: boolean;
}

export interface CountNote {
  readonly text: string;
  readonly isLowerBound: boolean;
}

export function describeView({ tracks, size, visibility, isLearning }: View): CountNote | null {
  const estimate = (text: string): CountNote => ({ text, isLowerBound: false });
  const atLeast = (text: string): CountNote => ({ text: `At least ${tracks.length}: ${text}`, isLowerBound: true });
  if (size.width < MIN_COUNTABLE_WIDTH_PX) return atLeast('the picture is too small to count all');
  const small = tracks.filter((track) => getSide(track) < SMALL_SIDE_PX).length;
  if (small > 0 && small >= tracks.length * FAR_SHARE) return atLeast('far view, counts are estimates');
  if (isLearning) return estimate('Watching for a minute to learn this view');
  if (visibility === 'dark') return atLeast('dark picture, counts are estimates');
  const weak = tracks.filter(({ meanScore }) => meanScore < SURE_SCORE).length;
  if (tracks.length > CROWD && weak >= tracks.length * WEAK_SHARE) return estimate('Crowded: counts are estimates');
  return visibility === 'faint' ? estimate('Low contrast: counts are estimates') : null;
}
