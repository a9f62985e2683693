import { LEARNING_MS, MIN_COUNTABLE_WIDTH_PX, MOVED_SIDES, SCENERY_MS, SMALL_SIDE_PX } from '@/lib/constants/detection';
import { getCenter, type PixelPoint } from './box';
import type { PictureSize, Visibility } from './detection';
import type { Track } from './tracker';
import { isStopped } from './traffic';

/** Share of a box's larger side: how near its center is to a spot on it. */
const SPOT_SIDES = 0.25;
/** Nearer spots are one, pixels. */
const MIN_SPACING_PX = 4;
const MAX_SPOTS = 600;

/** Places in the picture of one feed, pixels. */
export interface LearnedView {
  readonly since: number;
  /** Vehicles passed here. */
  readonly lanes: readonly PixelPoint[];
  /** Boxes that never moved: parked cars, poles, signs. */
  readonly scenery: readonly PixelPoint[];
}

export const startView = (since: number): LearnedView => ({ since, lanes: [], scenery: [] });

/** False until movement was seen, for at most a minute. */
export const isLearned = ({ since, lanes }: LearnedView, now: number): boolean =>
  lanes.length > 0 || now - since >= LEARNING_MS;

const distance = (a: PixelPoint, b: PixelPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const getSide = ({ bbox: [, , width, height] }: Track): number => Math.max(width, height);
const isNear = (spots: readonly PixelPoint[], spot: PixelPoint, px: number): boolean =>
  spots.some((other) => distance(other, spot) < px);

function addSpots(spots: readonly PixelPoint[], fresh: readonly PixelPoint[]): readonly PixelPoint[] {
  const added: PixelPoint[] = [];
  for (const { x, y } of fresh)
    if (!isNear(spots, { x, y }, MIN_SPACING_PX) && !isNear(added, { x, y }, MIN_SPACING_PX)) added.push({ x, y });
  return added.length === 0 ? spots : [...spots, ...added].slice(-MAX_SPOTS);
}

/** True once a vehicle is as far from where it was first seen as it is long. */
export const hasMovedFrom = (origin: PixelPoint, { bbox }: Pick<Track, 'bbox'>): boolean =>
  distance(origin, getCenter(bbox)) >= MOVED_SIDES * Math.max(bbox[2], bbox[3]);

/** The newest spot that a moved vehicle has left. Its current spot may be a parking space. */
function listPassed(track: Track): readonly PixelPoint[] {
  if (!track.hasMoved) return [];
  const center = getCenter(track.bbox);
  const passed = track.path.findLast((spot) => distance(spot, center) >= MOVED_SIDES * getSide(track));
  return passed === undefined ? [] : [passed];
}

const isNeverMoved = (track: Track, at: number): boolean => !track.hasMoved && at - track.firstSeenAt >= SCENERY_MS;

export function learn(view: LearnedView, tracks: readonly Track[], at: number): LearnedView {
  const lanes = addSpots(view.lanes, tracks.flatMap(listPassed));
  const still = tracks.filter((track) => isNeverMoved(track, at)).map(({ bbox }) => getCenter(bbox));
  const scenery = addSpots(view.scenery, still);
  return lanes === view.lanes && scenery === view.scenery ? view : { ...view, lanes, scenery };
}

/** A stationary vehicle counts as stopped if others passed there, or if it was seen to drive there. */
export function judgeTrack(track: Track, { lanes, scenery }: LearnedView): Track['state'] {
  if (!isStopped(track)) return 'moving';
  const center = getCenter(track.bbox);
  const nearPx = SPOT_SIDES * getSide(track);
  if (isNear(lanes, center, nearPx)) return 'stopped';
  // A parked car can inherit the track of a car that passes before it.
  return track.hasMoved && !isNear(scenery, center, nearPx) ? 'stopped' : 'scenery';
}

/** Share of small boxes in a far view. */
const FAR_SHARE = 0.4;

interface View {
  readonly tracks: readonly Track[];
  readonly size: PictureSize;
  readonly visibility: Visibility;
  readonly isLearning: boolean;
}

/** Tells how far to trust the figures, or null. */
export function describeView({ tracks, size, visibility, isLearning }: View): string | null {
  if (size.width < MIN_COUNTABLE_WIDTH_PX) return `At least ${tracks.length}: the picture is too small to count all`;
  const small = tracks.filter((track) => getSide(track) < SMALL_SIDE_PX).length;
  if (small > 0 && small >= tracks.length * FAR_SHARE)
    return `At least ${tracks.length}: far view, counts are estimates`;
  if (isLearning) return 'Watching for a minute to learn this view';
  if (visibility === 'dark') return 'Dark picture: counts are estimates';
  return visibility === 'faint' ? 'Low contrast: counts are estimates' : null;
}
