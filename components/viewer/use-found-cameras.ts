'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import type { CameraQuery } from '@/lib/search/camera-query';
import { findCameras } from '@/lib/search/find-cameras';
import type { SearchIndex } from '@/lib/search/search-index';
import type { CatalogState } from '@/lib/catalog/catalog-state';

/** A list of cameras and what it answers. */
export interface FoundCameras {
  readonly cameras: readonly Camera[];
  readonly query: CameraQuery;
  readonly seed: number;
}

/** So long after the first cameras the wall begins, even if others are still on their way. */
const GATHER_MS = 2_000;
const NO_CAMERAS: readonly Camera[] = [];

/**
 * The cameras to choose from: none before the catalog is there or slow. Most of the time all of it comes within a moment,
 * and the wall then begins in its final order.
 */
export function useGatheredCameras({ cameras, isDone }: CatalogState): readonly Camera[] {
  const [isLate, setLate] = useState(false);
  const hasSome = cameras.length > 0;
  useEffect(() => {
    if (!hasSome) return;
    const timer = setTimeout(() => setLate(true), GATHER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [hasSome]);
  return isDone || isLate ? cameras : NO_CAMERAS;
}

interface FindInput {
  readonly cameras: readonly Camera[];
  readonly index: SearchIndex;
  readonly query: CameraQuery;
  readonly favorites: ReadonlySet<string>;
  readonly seed: number;
}

/**
 * The cameras that fit, at once: a render that waits behind the key is begun anew with every picture that comes meanwhile, and
 * on a wall they never stop coming.
 */
export function useFoundCameras({ cameras: all, index, query, favorites, seed }: FindInput): FoundCameras {
  const cameras = useDeferredValue(all);
  const found = useMemo(
    () => ({ query, seed, cameras: findCameras(cameras, index, query, { favorites, seed }) }),
    [cameras, index, query, seed, favorites],
  );
  const [shown, setShown] = useState<{ found: FoundCameras; result: FoundCameras }>({ found, result: found });
  if (shown.found === found) return shown.result;
  const result = withoutJumps(shown.result, found);
  setShown({ found, result });
  return result;
}

/**
 * A random order has no sense that a visitor could miss: while the catalog comes in, what is shown stays where it is, and
 * what arrives later follows. Every other order, and every other question, is answered as it is.
 */
function withoutJumps(before: FoundCameras, found: FoundCameras): FoundCameras {
  const { query, seed } = found;
  if (query.sort !== 'random' || query !== before.query || seed !== before.seed) return found;
  const left = new Set(found.cameras);
  const kept = before.cameras.filter((camera) => left.delete(camera));
  return { query, seed, cameras: [...kept, ...left] };
}
