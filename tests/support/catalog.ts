import { CAMERA_FILES } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { CatalogClient, connectTo, EMPTY_STATUS, type CatalogState } from '@/lib/catalog/catalog';
import { CatalogEngine } from '@/lib/catalog/catalog-engine';
import { toMethods } from '@/lib/catalog/catalog-worker';

/** A catalog without a worker that has these cameras, and no others to come if `isDone`. */
export function catalogOf(cameras: readonly Camera[], isDone = true): CatalogState {
  const engine = new CatalogEngine();
  for (const [position, file] of CAMERA_FILES.entries()) {
    if (position === 0 || isDone) engine.add({ file, cameras: position === 0 ? cameras : [], failure: null });
  }
  const client = new CatalogClient(() => connectTo(Promise.resolve(toMethods(engine))));
  client.start(() => undefined);
  return { ...EMPTY_STATUS, version: 1, total: cameras.length, isDone, client };
}
