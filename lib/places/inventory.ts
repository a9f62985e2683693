import { getAgency } from '@/lib/agencies/agencies';
import type { CameraSnapshot } from '@/lib/camera-files/read-folder';
import type { Camera } from '@/lib/camera/camera';
import { isInCircle, toMiles } from '@/lib/geo/circle';
import { REGIONS } from '@/lib/camera/regions';
import { groupBy } from '@/lib/core/collections';
import type { Place } from './place';
import { getCircle } from './places';

export interface Inventory {
  readonly cameras: readonly Camera[];
  /** Epoch milliseconds; null if nothing was synced before the build. */
  readonly collectedAt: number | null;
}

/** Must match the filter of `placeHref`. */
export function findInPlace(cameras: readonly Camera[], place: Place): Camera[] {
  const { code, county, key } = place;
  const circle = getCircle(place);
  const inState = cameras.filter(({ state }) => state === REGIONS[code].name);
  if (circle !== null) return inState.filter((camera) => isInCircle(circle, camera));
  if (county !== undefined) return inState.filter((camera) => camera.county === county);
  return key === 'new-york-city' ? inState.filter(({ city }) => city === 'New York') : inState;
}

/** `in Texas`, `within 7 miles of Philadelphia`. */
export function nameArea(place: Place): string {
  const circle = getCircle(place);
  return circle === null ? `in ${place.name}` : `within ${toMiles(circle)} miles of ${place.name}`;
}

/** Most cameras first. */
export function countSources(cameras: readonly Camera[]) {
  return [...groupBy(cameras, ({ source }) => source)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([source, { length }]) => ({ name: getAgency(source).label, cameras: length }));
}

/** Memoized: pages name each other's counts. */
export type InventoryOf = (place: Place) => Inventory;

export function createInventoryOf(snapshot: CameraSnapshot | null): InventoryOf {
  const { cameras, changedAt: collectedAt } = snapshot ?? { cameras: [], changedAt: null };
  const inventories = new Map<string, Inventory>();
  return (place) => {
    const inventory = inventories.get(place.slug) ?? { cameras: findInPlace(cameras, place), collectedAt };
    inventories.set(place.slug, inventory);
    return inventory;
  };
}
