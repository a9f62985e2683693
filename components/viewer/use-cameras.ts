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
/** About what the largest screens show, and what they prepare below it. */
const FIRST_CARDS = 24;
const CORE: ReadonlySet<string> = new Set(CORE_SOURCES);

/** No cameras until the first files, which every installation has, are there or late: the wall starts as a mix of many states. */
function useGatheredCameras({ cameras, loadedFiles, isDone }: CatalogState) {
  const [isLate, setLate] = useState(false);
  const hasSome = cameras.length > 0;
  const isMixed = hasSome && loadedFiles >= CORE_FILES.length;
  const isComplete = isDone || isLate;
  useEffect(() => {
    if (!hasSome) return;
    const timer = setTimeout(setLate, GATHER_MS, true);
    return () => clearTimeout(timer);
  }, [hasSome]);
  return { gathered: isMixed || isComplete ? cameras : NO_CAMERAS, isComplete };
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
  const { gathered, isComplete } = useGatheredCameras(catalog);
  const cameras = useDeferredValue(gathered);
  const found = useMemo<FoundCameras>(() => {
    const matches = findCameras(cameras, index, query, { favorites, seed });
    // Few would be pushed aside by those that come.
    const isEnough = isComplete || matches.length >= FIRST_CARDS;
    return { query, seed, cameras: isEnough ? matches : NO_CAMERAS };
  }, [cameras, isComplete, index, query, seed, favorites]);
  const [shown, setShown] = useState(() => ({ found, result: keepOrder(null, found) }));
  if (shown.found === found) return shown.result;
  const result = keepOrder(shown.result, found);
  setShown({ found, result });
  return result;
}

/**
 * Other orders insert new cameras while the catalog loads. In random order the first cards stay in place; they are of the sources that
 * load first, so that a reload with the same seed has the same order.
 */
function keepOrder(before: FoundCameras | null, found: FoundCameras): FoundCameras {
  const { query, seed } = found;
  if (query.sort !== 'random') return found;
  const isSame = query === before?.query && seed === before.seed && before.cameras.length > 0;
  const core = found.cameras.filter(({ source }) => CORE.has(source));
  const first = isSame ? before.cameras : core.length >= FIRST_CARDS ? core : NO_CAMERAS;
  const rest = new Set(found.cameras);
  const kept = first.slice(0, FIRST_CARDS).filter((camera) => rest.delete(camera));
  return { query, seed, cameras: [...kept, ...rest] };
}
