import { CORE_SOURCES } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { CameraQuery } from '@/lib/search/camera-query';
import { isReshuffled } from '@/lib/search/shuffle-key';

export const FIRST_CARDS = 24;
const CORE: ReadonlySet<string> = new Set(CORE_SOURCES);

interface ListRequest {
  readonly query: CameraQuery;
  readonly seed: number;
}

/**
 * In random order, the first cards remain in place while the catalog loads: they come from `first.json` or the first
 * sources. A reshuffle waits for all cameras instead.
 */
export class ListOrder {
  arrange: ((found: readonly number[]) => Uint32Array) | null = null;
  private kept: { readonly key: string; readonly numbers: readonly number[] } | null = null;

  keep(
    found: readonly number[],
    { query, seed }: ListRequest,
    cameras: readonly Camera[],
    firstCameras: ReadonlySet<number>,
  ): Uint32Array {
    if (query.sort === 'winter' && this.arrange) return this.arrange(found);
    const isOrdered = query.sort !== 'random' || query.favoritesOnly;
    if (isOrdered || isReshuffled(seed)) return Uint32Array.from(found);
    const key = JSON.stringify([query, seed]);
    if (this.kept?.key !== key) {
      this.kept = { key, numbers: chooseFirst(found, query.q === '' ? firstCameras : NONE, cameras) };
    }
    const { numbers } = this.kept;
    const first = new Set(numbers);
    const present = new Set(found.filter((number) => first.has(number)));
    return Uint32Array.from([
      ...numbers.filter((number) => present.has(number)),
      ...found.filter((number) => !first.has(number)),
    ]);
  }
}

const NONE: ReadonlySet<number> = new Set();

function chooseFirst(
  found: readonly number[],
  first: ReadonlySet<number>,
  cameras: readonly Camera[],
): readonly number[] {
  const firstCameras = found.filter((number) => first.has(number)).slice(0, FIRST_CARDS);
  if (firstCameras.length > 0) return firstCameras;
  const core = found.filter((number) => CORE.has(cameras[number]?.source ?? '')).slice(0, FIRST_CARDS);
  return core.length === FIRST_CARDS ? core : found.slice(0, FIRST_CARDS);
}
