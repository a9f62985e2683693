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
/** What the first wall has of a state. */
const FIRST_SCREEN = 12;
const CORE: ReadonlySet<string> = new Set(CORE_SOURCES);

/**
 * No cameras until the first files, which every installation has, are there or late: the wall starts as a mix of many states. The
 * first wall is one, but only the random order can add to it without moving its cards.
 */
function useGatheredCameras({ cameras, first, loadedFiles, isDone }: CatalogState, sort: CameraQuery['sort']) {
  const [isLate, setLate] = useState(false);
  const hasSome = cameras.length > first.size;
  const isMixed = (first.size > 0 && sort === 'random') || (hasSome && loadedFiles >= CORE_FILES.length);
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
  const { first, index } = catalog;
  const { gathered, isComplete } = useGatheredCameras(catalog, query.sort);
  const cameras = useDeferredValue(gathered);
  const found = useMemo<FoundCameras>(() => {
    const matches = findCameras(cameras, index, query, { favorites, seed });
    // Few would be pushed aside by those that come.
    const isEnough = isComplete || matches.length >= getLeast(first);
    return { query, seed, cameras: isEnough ? matches : NO_CAMERAS };
  }, [cameras, first, isComplete, index, query, seed, favorites]);
  const [shown, setShown] = useState(() => ({ found, result: keepOrder(null, found, first) }));
  if (shown.found === found) return shown.result;
  const result = keepOrder(shown.result, found, first);
  setShown({ found, result });
  return result;
}

const getLeast = (first: ReadonlySet<string>): number => (first.size > 0 ? FIRST_SCREEN : FIRST_CARDS);

/**
 * Other orders insert new cameras while the catalog loads. In random order the first cards stay in place; they are of the first wall, or
 * of the sources that load first, so that a reload with the same seed has the same order.
 */
function keepOrder(before: FoundCameras | null, found: FoundCameras, wall: ReadonlySet<string>): FoundCameras {
  const { query, seed } = found;
  if (query.sort !== 'random') return found;
  const isSame = query === before?.query && seed === before.seed && before.cameras.length > 0;
  const early = found.cameras.filter(({ id, source }) => (wall.size > 0 ? wall.has(id) : CORE.has(source)));
  const first = isSame ? before.cameras : early.length >= getLeast(wall) ? early : NO_CAMERAS;
  const rest = new Set(found.cameras);
  const kept = first.slice(0, FIRST_CARDS).filter((camera) => rest.delete(camera));
  return { query, seed, cameras: [...kept, ...rest] };
}
