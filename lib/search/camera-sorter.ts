import type { Camera } from '@/lib/camera/camera';
import { metersBetween, type Point } from '@/lib/geo/point';
import { compareIds } from '@/lib/core/collections';
import { naturalKey } from '@/lib/core/fold-text';
import type { SortOrder } from './camera-query';

/** FNV-1a of the id, mixed with the seed. Later cameras do not move earlier ones. */
export function shuffleKey(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A reshuffle has an odd seed, a visit's own order an even one. */
export const isReshuffled = (seed: number): boolean => seed % 2 === 1;

interface OrderBasis {
  readonly seed: number;
  readonly center: Point | null;
  readonly ranks: ReadonlyMap<string, number> | null;
}

/** Compared with `<`; null sorts last in every order. */
type SortKey = number | string | null;

interface Ordering {
  readonly getKey: (camera: Camera, by: OrderBasis) => SortKey;
  readonly isDescending?: boolean;
}

const number = (value: number): SortKey => (Number.isFinite(value) ? value : null);
const text = (value: string): SortKey => naturalKey(value) || null;

const byShuffle: Ordering['getKey'] = ({ id }, { seed }) => shuffleKey(id, seed);
const byLocation: Ordering['getKey'] = ({ location }) => text(location);
const byLength: Ordering['getKey'] = ({ location }) => number(location.length);
const byLatitude: Ordering['getKey'] = ({ lat }) => number(lat);
const byLongitude: Ordering['getKey'] = ({ lng }) => number(lng);

const ORDERINGS: Readonly<Record<SortOrder, Ordering>> = {
  nearest: { getKey: (camera, { center }) => center && number(metersBetween(center, camera)) },
  random: { getKey: byShuffle },
  'a-z': { getKey: byLocation },
  'z-a': { getKey: byLocation, isDescending: true },
  roadway: { getKey: ({ roadway }) => text(roadway) },
  'south-north': { getKey: byLatitude },
  'north-south': { getKey: byLatitude, isDescending: true },
  'west-east': { getKey: byLongitude },
  'east-west': { getKey: byLongitude, isDescending: true },
  'short-long': { getKey: byLength },
  'long-short': { getKey: byLength, isDescending: true },
  id: { getKey: ({ id }) => text(id) },
  winter: { getKey: byShuffle },
  severity: { getKey: ({ id }, { ranks }) => ranks?.get(id) ?? null, isDescending: true },
};

export class CameraSorter {
  private last: { key: string; ranks: OrderBasis['ranks']; positions: Uint32Array } | null = null;

  sort(cameras: readonly Camera[], order: SortOrder, by: OrderBasis): Uint32Array {
    const { seed, center, ranks } = by;
    const key = JSON.stringify([cameras[0]?.id, cameras.length, order, seed, center]);
    if (this.last?.key !== key || this.last.ranks !== ranks) {
      this.last = { key, ranks, positions: sortCameras(cameras, order, by) };
    }
    return this.last.positions;
  }
}

function sortCameras(cameras: readonly Camera[], order: SortOrder, by: OrderBasis): Uint32Array {
  const { getKey, isDescending = false } = ORDERINGS[order];
  const keys = cameras.map((camera) => getKey(camera, by));
  return Uint32Array.from(cameras, (_, position) => position).sort(
    (a, b) =>
      compareKeys(keys[a] as SortKey, keys[b] as SortKey, isDescending) ||
      compareIds(cameras[a] as Camera, cameras[b] as Camera),
  );
}

function compareKeys(a: SortKey, b: SortKey, isDescending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === isDescending ? 1 : -1;
}

const STREET = String.raw`(?! (?:r(?:oa)?d|st(?:reet)?|ave(?:nue)?|dr(?:ive)?|blvd|pkwy|hwy|ln|lane|chase|park|lake|ind(?:ustrial)?|vista|valley|view|wash|canal|home|crest|ridge)\b)`;
/** Excludes towns, railroad underpasses, and streets named after a pass. */
const PASS = new RegExp(
  String.raw`(?<!\b(?:cattle|grants|midnight|rr|under|over) )\bpass\b(?! christian\b)${STREET}|(?<!\bclarks )\bsummit\b${STREET}|\bcontinental divide\b|\bcol d[eu]\b`,
  'i',
);
/** Excludes streets called Mountain, as in Atlanta and Las Vegas. */
const MOUNTAIN = new RegExp(
  String.raw`(?<=[a-z'’] )(?<!\b(?:spring|of|at|near|qew) )\b(?:mountains?|mtn)\b${STREET}|\belev(?:ation)? ?:? ?\d|\bchain[- ]?up\b|\bbrake check\b|\brunaway truck\b|\bavalanche\b|\bsnow ?sheds?\b|\bkicking horse\b`,
  'i',
);

/** 2 for a pass or summit, 1 for a mountain or elevation, else 0. */
export function rankWinter({ location, rawLocation, roadway, description }: Camera): number {
  const text = [location, rawLocation, roadway, description].join('\n');
  if (PASS.test(text)) return 2;
  return MOUNTAIN.test(text) ? 1 : 0;
}
