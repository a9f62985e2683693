'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { findShots, indexAt, type Shot } from '@/lib/rewind/shots';
import { shotStore } from './keep-pictures';

export interface Rewind {
  /** Epoch milliseconds of what is shown; null: what is live. */
  readonly at: number | null;
  readonly onAt: (at: number | null) => void;
}

/** Another camera begins live, and one of which nothing is left is live again. */
export function useRewind(camera: Camera): Rewind {
  const { id } = camera;
  const [past, setPast] = useState<{ id: string; at: number } | null>(null);
  const hasShots = useSyncExternalStore(
    shotStore.subscribe,
    () => findShots(shotStore.get(), camera).length > 0,
    () => false,
  );
  return {
    at: past?.id === id && hasShots ? past.at : null,
    onAt: (at) => setPast(at === null ? null : { id, at }),
  };
}

/** The kept pictures of a camera, oldest first. */
export function useShots(camera: Camera): readonly Shot[] {
  const all = useSyncExternalStore(shotStore.subscribe, shotStore.get, shotStore.get);
  return useMemo(() => findShots(all, camera), [all, camera]);
}

/** The picture of an earlier time; null while what is live is shown, and if nothing is left. */
export function usePastShot(camera: Camera, at: number | null): Shot | null {
  const shots = useShots(camera);
  return at === null ? null : (shots[indexAt(shots, at)] ?? null);
}
