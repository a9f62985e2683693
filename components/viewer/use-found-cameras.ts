'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import type { CameraQuery } from '@/lib/camera/camera-query';
import { findCameras } from '@/lib/camera/find-cameras';
import { createSearchIndex, type SearchIndex } from '@/lib/camera/search-index';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';

/** A list of cameras and what it answers. */
export interface FoundCameras {
  readonly cameras: readonly Camera[];
  readonly query: CameraQuery;
  readonly seed: number;
}

/** The index of all cameras, taken in as they arrive; a catalogue that starts anew gets a new one. */
export function useSearchIndex(cameras: readonly Camera[]): SearchIndex {
  const [index, setIndex] = useState(createSearchIndex);
  // Ids are unique and lists only grow at their end, so the size of the index says what is new.
  if (cameras.length < index.size) {
    const fresh = createSearchIndex();
    fresh.add(cameras);
    setIndex(fresh);
    return fresh;
  }
  index.add(cameras.slice(index.size));
  return index;
}

interface FindInput {
  readonly catalogue: CatalogueState;
  readonly index: SearchIndex;
  readonly query: CameraQuery;
  readonly favourites: ReadonlySet<string>;
  readonly seed: number;
  /** Nobody sees the list yet, so that its order may still change. */
  readonly isCovered: boolean;
}

/** The cameras that fit, worked out behind the keystroke: the search box never waits for the list. */
export function useFoundCameras({ catalogue, index, query, favourites, seed, isCovered }: FindInput): FoundCameras {
  const wanted = useDeferredValue(useMemo(() => ({ query, seed }), [query, seed]));
  const cameras = useDeferredValue(catalogue.cameras);
  const found = useMemo(
    () => ({ ...wanted, cameras: findCameras(cameras, index, wanted.query, { favourites, seed: wanted.seed }) }),
    [cameras, index, wanted, favourites],
  );
  const [shown, setShown] = useState({ found, result: found });
  if (shown.found === found) return shown.result;
  const result = isCovered ? found : withoutJumps(shown.result, found);
  setShown({ found, result });
  return result;
}

/**
 * A random order has no sense that a visitor could miss: while the catalogue comes in, what is shown stays where it is, and
 * what arrives later follows. Every other order, and every other question, is answered as it is.
 */
function withoutJumps(before: FoundCameras, found: FoundCameras): FoundCameras {
  const { query, seed } = found;
  if (query.sort !== 'random' || query !== before.query || seed !== before.seed) return found;
  const left = new Set(found.cameras);
  const kept = before.cameras.filter((camera) => left.delete(camera));
  return { query, seed, cameras: [...kept, ...left] };
}
