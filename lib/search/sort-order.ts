import type { Camera } from '@/lib/camera/camera';
import { metersBetween, type Point } from '@/lib/camera/point';
import { compareIds } from '@/lib/core/collections';
import { naturalKey } from '@/lib/core/fold-text';

/** What an order depends on besides the cameras. */
export interface OrderBasis {
  /** For the random order. */
  readonly seed: number;
  /** For the nearest first. */
  readonly center: Point | null;
}

/** Compared with `<`. A camera whose key is null comes last in every order. */
type SortKey = number | string | null;

interface Ordering {
  readonly label: string;
  readonly getKey: (camera: Camera, by: OrderBasis) => SortKey;
  readonly isDescending?: boolean;
}

const number = (value: number): SortKey => (Number.isFinite(value) ? value : null);
const text = (value: string): SortKey => naturalKey(value) || null;

const byLocation: Ordering['getKey'] = ({ location }) => text(location);
const byLength: Ordering['getKey'] = ({ location }) => number(location.length);
const byLatitude: Ordering['getKey'] = ({ lat }) => number(lat);
const byLongitude: Ordering['getKey'] = ({ lng }) => number(lng);

/** By value in the address bar, in menu order. */
const ORDERINGS = {
  nearest: { label: 'Nearest first', getKey: (camera, { center }) => center && number(metersBetween(center, camera)) },
  random: { label: 'Random', getKey: ({ id }, { seed }) => shuffleKey(id, seed) },
  'a-z': { label: 'A → Z', getKey: byLocation },
  'z-a': { label: 'Z → A', getKey: byLocation, isDescending: true },
  roadway: { label: 'Roadway', getKey: ({ roadway }) => text(roadway) },
  'south-north': { label: 'South → North', getKey: byLatitude },
  'north-south': { label: 'North → South', getKey: byLatitude, isDescending: true },
  'west-east': { label: 'West → East', getKey: byLongitude },
  'east-west': { label: 'East → West', getKey: byLongitude, isDescending: true },
  'short-long': { label: 'Short → Long name', getKey: byLength },
  'long-short': { label: 'Long → Short name', getKey: byLength, isDescending: true },
  id: { label: 'System ID', getKey: ({ id }) => text(id) },
} as const satisfies Record<string, Ordering>;

export type SortOrder = keyof typeof ORDERINGS;
const NEAR_SORT_ORDERS = Object.keys(ORDERINGS) as readonly SortOrder[];
export const SORT_ORDERS = NEAR_SORT_ORDERS.filter((order) => order !== 'nearest');

/** The orders on offer. The first is the default: nearest first around a point, else random. */
export function sortOrders(isNear: boolean): readonly SortOrder[] {
  return isNear ? NEAR_SORT_ORDERS : SORT_ORDERS;
}

export function sortOrderLabel(order: SortOrder): string {
  return ORDERINGS[order].label;
}

export function parseSortOrder(value: string | null, isNear: boolean): SortOrder {
  const [standard = 'random', ...others] = sortOrders(isNear);
  return others.find((order) => order === value) ?? standard;
}

interface Sorted {
  readonly cameras: readonly Camera[];
  readonly order: SortOrder;
  readonly by: OrderBasis;
  /** By position in `cameras`. */
  readonly keys: readonly SortKey[];
  readonly positions: Uint32Array;
}

/** Remembers its last result: every keystroke sorts the same list by the same order again. */
export class CameraSorter {
  private last: Sorted | null = null;

  /** Positions in `cameras`; ties are broken by id. */
  sort(cameras: readonly Camera[], order: SortOrder, by: OrderBasis): Uint32Array {
    const before = this.last?.order === order && isSameBasis(this.last.by, by) ? this.last : null;
    if (before?.cameras === cameras) return before.positions;
    this.last = sortCameras({ cameras, order, by }, before && isStartOf(before.cameras, cameras) ? before : null);
    return this.last.positions;
  }
}

function isSameBasis(a: OrderBasis, b: OrderBasis): boolean {
  return a.seed === b.seed && a.center?.lat === b.center?.lat && a.center?.lng === b.center?.lng;
}

/** Batches are only ever appended, so comparing the ends is enough. */
function isStartOf(start: readonly Camera[], cameras: readonly Camera[]): boolean {
  return start.length > 0 && start[0] === cameras[0] && start.at(-1) === cameras[start.length - 1];
}

/** @param start the sorted beginning of the list: only the rest is sorted, then merged */
function sortCameras(list: Pick<Sorted, 'cameras' | 'order' | 'by'>, start: Sorted | null): Sorted {
  const { cameras, order, by } = list;
  const { getKey, isDescending = false }: Ordering = ORDERINGS[order];
  const known = start?.positions ?? new Uint32Array();
  const fresh = cameras.slice(known.length);
  const keys = [...(start?.keys ?? []), ...fresh.map((camera) => getKey(camera, by))];
  const compare = (a: number, b: number) =>
    compareKeys(keys[a] as SortKey, keys[b] as SortKey, isDescending) ||
    compareIds(cameras[a] as Camera, cameras[b] as Camera);
  const added = Uint32Array.from(fresh, (_, index) => known.length + index).sort(compare);
  return { ...list, keys, positions: known.length === 0 ? added : merge(known, added, compare) };
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

/** FNV-1a of the id, mixed with the seed: cameras that arrive later do not move the ones already placed. */
function shuffleKey(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
