import { CAMERA_FILES } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import {
  CatalogClient,
  connectTo,
  EMPTY_STATUS,
  listCameras,
  RecordCache,
  type CameraList,
  type CatalogState,
} from '@/lib/catalog/catalog';
import { CatalogEngine, type ListRequest } from '@/lib/catalog/catalog-engine';
import { toMethods } from '@/lib/catalog/catalog-worker';
import { NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';

/** All camera files, of which the first has these cameras; no other file if not `isDone`. */
export function engineOf(cameras: readonly Camera[], isDone = true): CatalogEngine {
  const engine = new CatalogEngine();
  for (const [position, file] of CAMERA_FILES.entries()) {
    if (position === 0 || isDone) engine.add({ file, cameras: position === 0 ? cameras : [], failure: null });
  }
  return engine;
}

export const requestOf = (query: Partial<CameraQuery> = {}, seed = 1): ListRequest => ({
  ...{ id: 1, query: { ...NO_FILTERS, ...query }, favorites: new Set(), seed, ids: null },
});

/** A catalog without a worker that has these cameras, and no others to come if `isDone`. */
export function catalogOf(cameras: readonly Camera[], isDone = true): CatalogState {
  const client = new CatalogClient(() => connectTo(Promise.resolve(toMethods(engineOf(cameras, isDone)))));
  client.start(() => undefined);
  return { ...EMPTY_STATUS, version: 1, total: cameras.length, isDone, client };
}

/** A list whose records have all arrived. */
export function listOf(cameras: readonly Camera[]): CameraList {
  const cache = new RecordCache();
  cameras.forEach((camera, number) => cache.keep({ number, camera }));
  return listCameras(Uint32Array.from(cameras.keys()), cache, () => undefined);
}
