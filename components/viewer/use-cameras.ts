'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CORE_FILES, CORE_SOURCES } from '@/lib/agencies/agencies';
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

/** No cameras until the first files, which every installation has, are there or late: the wall starts as a mix of many states. */
function useGatheredCameras({ cameras, loadedFiles, isDone }: CatalogState): readonly Camera[] {
  const [isLate, setLate] = useState(false);
  const hasSome = cameras.length > 0;
  const isMixed = hasSome && loadedFiles >= CORE_FILES.length;
  useEffect(() => {
    if (!hasSome) return;
    const timer = setTimeout(setLate, GATHER_MS, true);
    return () => clearTimeout(timer);
  }, [hasSome]);
  return isMixed || isDone || isLate ? cameras : NO_CAMERAS;
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
  const [shown, setShown] = useState(() => ({ found, result: keepOrder(null, found) }));
  if (shown.found === found) return shown.result;
  const result = keepOrder(shown.result, found);
  setShown({ found, result });
  return result;
}

/** About what the largest screens show, and what they prepare below it. */
const FIRST_CARDS = 24;
const CORE: ReadonlySet<string> = new Set(CORE_SOURCES);

/**
 * Other orders insert new cameras while the catalog loads. In random order the first cards stay in place; they are of the sources that
 * load first, so that a reload with the same seed has the same order.
 */
function keepOrder(before: FoundCameras | null, found: FoundCameras): FoundCameras {
  const { query, seed } = found;
  if (query.sort !== 'random') return found;
  const isSame = query === before?.query && seed === before.seed && before.cameras.length > 0;
  const first = isSame ? before.cameras : found.cameras.filter(({ source }) => CORE.has(source));
  const rest = new Set(found.cameras);
  const kept = first.slice(0, FIRST_CARDS).filter((camera) => rest.delete(camera));
  return { query, seed, cameras: [...kept, ...rest] };
}
