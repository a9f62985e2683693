import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import type { SourceId } from '@/lib/agencies/agencies';
import type { CameraSnapshot } from '@/lib/camera-files/read-folder';
import type { Camera } from '@/lib/camera/camera';
import { isInCircle } from '@/lib/geo/circle';
import { REGIONS } from '@/lib/camera/regions';
import type { Place } from './place';
import { getCircle } from './places';

/** `unknown` if nothing was synced before the build. */
export type Inventory =
  { readonly kind: 'unknown' } | { readonly kind: 'empty'; readonly collectedAt: number } | CountedInventory;

export interface CountedInventory {
  readonly kind: 'counted';
  readonly total: number;
  /** `in Texas`, `within 12 km of Philadelphia`. */
  readonly where: string;
  readonly sources: readonly { readonly label: string; readonly url: string; readonly cameras: number }[];
  readonly cameras: readonly Camera[];
  /** Epoch milliseconds. */
  readonly collectedAt: number;
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

function nameArea(place: Place): string {
  const circle = getCircle(place);
  return circle === null ? `in ${place.name}` : `within ${circle.km} km of ${place.name}`;
}

function countSources(cameras: readonly Camera[]): CountedInventory['sources'] {
  const counts = new Map<SourceId, number>();
  for (const { source } of cameras) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([source, count]) => ({
      label: AGENCIES[source].label,
      url: AGENCY_TERMS[source].attribution.url,
      cameras: count,
    }));
}

export function getInventory(place: Place, snapshot: CameraSnapshot | null): Inventory {
  if (snapshot === null) return { kind: 'unknown' };
  const cameras = findInPlace(snapshot.cameras, place);
  if (cameras.length === 0) return { kind: 'empty', collectedAt: snapshot.changedAt };
  return {
    kind: 'counted',
    total: cameras.length,
    where: nameArea(place),
    sources: countSources(cameras),
    cameras,
    collectedAt: snapshot.changedAt,
  };
}

/** Memoized: pages name each other's counts. */
export type InventoryOf = (place: Place) => Inventory;

export function createInventoryOf(snapshot: CameraSnapshot | null): InventoryOf {
  const inventories = new Map<string, Inventory>();
  return (place) => {
    const inventory = inventories.get(place.slug) ?? getInventory(place, snapshot);
    inventories.set(place.slug, inventory);
    return inventory;
  };
}
