import { CORE_SOURCES } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { CameraQuery } from '@/lib/search/camera-query';

/** About what the largest screens show, and what they prepare below it. */
export const FIRST_CARDS = 24;
const CORE: ReadonlySet<string> = new Set(CORE_SOURCES);

interface WallRequest {
  readonly query: CameraQuery;
  readonly seed: number;
}

/**
 * Other orders insert new cameras while the catalog loads. In random order the first cards stay in place; they are of the first wall, or
 * else of the sources that load first, so that a reload with the same seed has the same order.
 */
export class WallOrder {
  private kept: { readonly key: string; readonly numbers: readonly number[] } | null = null;

  /** @param found the numbers of the cameras of a wall that is shown now */
  keep(
    found: readonly number[],
    { query, seed }: WallRequest,
    cameras: readonly Camera[],
    first: ReadonlySet<number>,
  ): Uint32Array {
    if (query.sort !== 'random') return Uint32Array.from(found);
    const key = JSON.stringify([query, seed]);
    if (this.kept?.key !== key) {
      this.kept = { key, numbers: chooseFirst(found, query.q === '' ? first : NOBODY, cameras) };
    }
    const rest = new Set(this.kept.numbers);
    const order = new Uint32Array(found.length);
    const present = new Set(found.filter((number) => rest.has(number)));
    let length = 0;
    for (const number of [
      ...this.kept.numbers.filter((kept) => present.has(kept)),
      ...found.filter((one) => !rest.has(one)),
    ]) {
      order[length] = number;
      length += 1;
    }
    return order;
  }
}

const NOBODY: ReadonlySet<number> = new Set();

function chooseFirst(
  found: readonly number[],
  first: ReadonlySet<number>,
  cameras: readonly Camera[],
): readonly number[] {
  const ofFirstWall = found.filter((number) => first.has(number));
  if (ofFirstWall.length > 0) return ofFirstWall.slice(0, FIRST_CARDS);
  const core = found.filter((number) => CORE.has(cameras[number]?.source ?? ''));
  return (core.length >= FIRST_CARDS ? core : found).slice(0, FIRST_CARDS);
}
