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
  /** Puts the winter view in its order; null until somebody opens it. */
  arrange: ((found: readonly number[]) => Uint32Array) | null = null;
  private kept: { readonly key: string; readonly numbers: readonly number[] } | null = null;

  /** @param found the numbers of the cameras of a wall that is shown now */
  keep(
    found: readonly number[],
    { query, seed }: WallRequest,
    cameras: readonly Camera[],
    ofFirstWall: ReadonlySet<number>,
  ): Uint32Array {
    if (query.sort === 'winter' && this.arrange) return this.arrange(found);
    if (query.sort !== 'random') return Uint32Array.from(found);
    const key = JSON.stringify([query, seed]);
    if (this.kept?.key !== key) {
      this.kept = { key, numbers: chooseFirst(found, query.q === '' ? ofFirstWall : NOBODY, cameras) };
    }
    const first = new Set(this.kept.numbers);
    const present = new Set<number>();
    const order = new Uint32Array(found.length);
    // From the end, because the number of kept ones is not known before.
    let at = found.length;
    for (let index = found.length - 1; index >= 0; index -= 1) {
      const number = found[index] as number;
      if (first.has(number)) present.add(number);
      else order[(at -= 1)] = number;
    }
    order.set(this.kept.numbers.filter((number) => present.has(number)));
    return order;
  }
}

const NOBODY: ReadonlySet<number> = new Set();

function chooseFirst(
  found: readonly number[],
  first: ReadonlySet<number>,
  cameras: readonly Camera[],
): readonly number[] {
  const ofFirstWall = takeFirst(found, (number) => first.has(number));
  if (ofFirstWall.length > 0) return ofFirstWall;
  const core = takeFirst(found, (number) => CORE.has(cameras[number]?.source ?? ''));
  return core.length === FIRST_CARDS ? core : found.slice(0, FIRST_CARDS);
}

function takeFirst(found: readonly number[], isRight: (number: number) => boolean): number[] {
  const taken: number[] = [];
  for (const number of found) {
    if (taken.length === FIRST_CARDS) break;
    if (isRight(number)) taken.push(number);
  }
  return taken;
}
