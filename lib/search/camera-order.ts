import type { Camera } from '@/lib/camera/camera';
import { compareIds } from '@/lib/core/collections';
import { compareKeys, sortKey, type SortKey, type SortOrder } from './sort-order';

interface Ordered {
  readonly cameras: readonly Camera[];
  readonly order: SortOrder;
  readonly seed: number;
  /** The key of each camera, by its position in `cameras`. */
  readonly keys: readonly SortKey[];
  /** Positions in `cameras`, in order. */
  readonly positions: Uint32Array;
}

/** The last answer: typing asks for the same order again and again, and a list that grows is merged, not sorted anew. */
let last: Ordered | null = null;

/** Positions in `cameras`, in an order; equal ones by their ids. */
export function orderedPositions(cameras: readonly Camera[], order: SortOrder, seed: number): Uint32Array {
  const before = last?.order === order && last.seed === seed ? last : null;
  if (before?.cameras === cameras) return before.positions;
  last = ordered(cameras, order, seed, before && isBeginning(before.cameras, cameras) ? before : null);
  return last.positions;
}

/** Whether a list goes on as another began: batches only ever append, so the ends tell. */
function isBeginning(start: readonly Camera[], cameras: readonly Camera[]): boolean {
  return start.length > 0 && start[0] === cameras[0] && start.at(-1) === cameras[start.length - 1];
}

function ordered(cameras: readonly Camera[], order: SortOrder, seed: number, start: Ordered | null): Ordered {
  const known = start?.positions ?? new Uint32Array();
  const fresh = cameras.slice(known.length);
  const keys = [...(start?.keys ?? []), ...fresh.map((camera) => sortKey(camera, order, seed))];
  const compare = (a: number, b: number) =>
    compareKeys(keys[a] as SortKey, keys[b] as SortKey, order) ||
    compareIds(cameras[a] as Camera, cameras[b] as Camera);
  const added = Uint32Array.from(fresh, (_, index) => known.length + index).sort(compare);
  return { cameras, order, seed, keys, positions: known.length === 0 ? added : merged(known, added, compare) };
}

function merged(left: Uint32Array, right: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
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
