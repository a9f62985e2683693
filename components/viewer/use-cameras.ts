'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { EMPTY_CATALOG, startCatalog, type CatalogState } from '@/lib/catalog/catalog';
import type { CameraQuery } from '@/lib/search/camera-query';
import { findCameras } from '@/lib/search/find-cameras';

export function useCatalog() {
  const [run, setRun] = useState(0);
  const [catalog, setCatalog] = useState(EMPTY_CATALOG);
  useEffect(() => startCatalog(setCatalog), [run]);
  const retry = useCallback(() => {
    setCatalog(EMPTY_CATALOG);
    setRun((count) => count + 1);
  }, []);
  return { catalog, retry };
}

/** Show the wall this long after the first cameras arrive, even if sources are still loading. */
const GATHER_MS = 2_000;
const NO_CAMERAS: readonly Camera[] = [];

/** No cameras until the catalog is complete or late: it usually completes at once, and the wall then starts in its final order. */
function useGatheredCameras({ cameras, isDone }: CatalogState): readonly Camera[] {
  const [isLate, setLate] = useState(false);
  const hasSome = cameras.length > 0;
  useEffect(() => {
    if (!hasSome) return;
    const timer = setTimeout(setLate, GATHER_MS, true);
    return () => clearTimeout(timer);
  }, [hasSome]);
  return isDone || isLate ? cameras : NO_CAMERAS;
}

export interface FoundCameras {
  readonly cameras: readonly Camera[];
  readonly query: CameraQuery;
  readonly seed: number;
}

interface FindInput {
  readonly query: CameraQuery;
  readonly favorites: ReadonlySet<string>;
  readonly seed: number;
}

// Not deferred behind the keystroke: React would restart a deferred render for each of the wall's endless new pictures.
export function useFoundCameras(catalog: CatalogState, { query, favorites, seed }: FindInput): FoundCameras {
  const { index } = catalog;
  const cameras = useDeferredValue(useGatheredCameras(catalog));
  const found = useMemo<FoundCameras>(
    () => ({ query, seed, cameras: findCameras(cameras, index, query, { favorites, seed }) }),
    [cameras, index, query, seed, favorites],
  );
  const [shown, setShown] = useState({ found, result: found });
  if (shown.found === found) return shown.result;
  const result = keepOrder(shown.result, found);
  setShown({ found, result });
  return result;
}

/** In random order, keeps cards in place and appends new ones while the catalog loads; other orders insert them. */
function keepOrder(before: FoundCameras, found: FoundCameras): FoundCameras {
  const { query, seed } = found;
  if (query.sort !== 'random' || query !== before.query || seed !== before.seed) return found;
  const added = new Set(found.cameras);
  const kept = before.cameras.filter((camera) => added.delete(camera));
  return { query, seed, cameras: [...kept, ...added] };
}
