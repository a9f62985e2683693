import type { Camera } from '@/lib/camera/camera';
import { metersBetween, type Point } from '@/lib/geo/point';
import { compareIds } from '@/lib/core/collections';
import { naturalKey } from '@/lib/core/fold-text';
import { shuffleKey } from './shuffle-key';
import type { SortOrder } from './camera-query';

export interface OrderBasis {
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
  /** Completed in `lib/catalog/winter-order.ts`. */
  winter: { getKey: byShuffle },
  severity: { getKey: ({ id }, { ranks }) => ranks?.get(id) ?? null, isDescending: true },
};

interface Sorted {
  readonly first: Camera | undefined;
  readonly last: Camera | undefined;
  readonly order: SortOrder;
  readonly by: OrderBasis;
  readonly keys: readonly SortKey[];
  readonly positions: Uint32Array;
}

export class CameraSorter {
  private last: Sorted | null = null;

  /** Returns positions in `cameras`. */
  sort(cameras: readonly Camera[], order: SortOrder, by: OrderBasis): Uint32Array {
    const before = this.last?.order === order && isSameBasis(this.last.by, by) ? this.last : null;
    const start = before && isStartOf(before, cameras) ? before : null;
    if (start?.positions.length === cameras.length) return start.positions;
    this.last = sortCameras(cameras, { order, by }, start);
    return this.last.positions;
  }
}

function isSameBasis(a: OrderBasis, b: OrderBasis): boolean {
  return a.seed === b.seed && a.ranks === b.ranks && a.center?.lat === b.center?.lat && a.center?.lng === b.center?.lng;
}

/** Lists only grow at the end. */
function isStartOf({ positions, first, last }: Sorted, cameras: readonly Camera[]): boolean {
  return positions.length > 0 && first === cameras[0] && last === cameras[positions.length - 1];
}

/** @param start sorted prefix; only the rest is sorted and merged */
function sortCameras(
  cameras: readonly Camera[],
  { order, by }: Pick<Sorted, 'order' | 'by'>,
  start: Sorted | null,
): Sorted {
  const { getKey, isDescending = false } = ORDERINGS[order];
  const known = start?.positions ?? new Uint32Array();
  const fresh = cameras.slice(known.length);
  const keys = [...(start?.keys ?? []), ...fresh.map((camera) => getKey(camera, by))];
  const compare = (a: number, b: number) =>
    compareKeys(keys[a] as SortKey, keys[b] as SortKey, isDescending) ||
    compareIds(cameras[a] as Camera, cameras[b] as Camera);
  const added = Uint32Array.from(fresh, (_, index) => known.length + index).sort(compare);
  const positions = known.length === 0 ? added : merge(known, added, compare);
  return { first: cameras[0], last: cameras.at(-1), order, by, keys, positions };
}

function compareKeys(a: SortKey, b: SortKey, isDescending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === isDescending ? 1 : -1;
}

function merge(left: Uint32Array, right: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  const result = new Uint32Array(left.length + right.length);
  let fromLeft = 0;
  let fromRight = 0;
  for (let index = 0; index < result.length; index += 1) {
    const isLeft =
      fromRight === right.length ||
      (fromLeft < left.length && compare(left[fromLeft] as number, right[fromRight] as number) <= 0);
    result[index] = (isLeft ? left[fromLeft] : right[fromRight]) as number;
    if (isLeft) fromLeft += 1;
    else fromRight += 1;
  }
  return result;
}

const STREET = String.raw`(?! (?:r(?:oa)?d|st(?:reet)?|ave(?:nue)?|dr(?:ive)?|blvd|pkwy|ln|lane|chase|park|lake)\b)`;
/** Excludes towns, railroad underpasses, and streets named after a pass. */
const PASS = new RegExp(
  String.raw`(?<!\b(?:grants|midnight|rr|under|over) )\bpass\b(?! christian\b)${STREET}|(?<!\bclarks )\bsummit\b${STREET}|\bcontinental divide\b|\bcol d[eu]\b`,
  'i',
);
const MOUNTAIN = new RegExp(
  String.raw`\b(?:mountain|mtn)\b(?! (?:home|view)\b)${STREET}|\belev(?:ation)? ?:? ?\d|\bchain[- ]?up\b|\bavalanche\b|\bsnow ?sheds?\b`,
  'i',
);

/** 2 for a pass or summit, 1 for a mountain or elevation, else 0. */
export function rankWinter({ location, rawLocation, roadway, description }: Camera): number {
  const text = [location, rawLocation, roadway, description].join('\n');
  if (PASS.test(text)) return 2;
  return MOUNTAIN.test(text) ? 1 : 0;
}
