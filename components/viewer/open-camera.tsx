'use client';

import { useCallback, useDeferredValue, useMemo } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { MissingCamera } from '@/components/camera/missing-camera';
import type { Camera } from '@/lib/camera/camera';
import { neighboursOf, type Neighbours } from '@/lib/camera/neighbours';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { closeUrlState, hrefWith, openUrlState, swapUrlState, useUrlState } from './use-url-state';

const PARAMETER = 'camera';
const ALONE: Neighbours = { previous: null, next: null };

/** Opens a camera over the screen; back or its close button returns to what was there. */
export function openCamera(id: string): void {
  openUrlState(PARAMETER, id);
}

function handleClose(): void {
  closeUrlState(PARAMETER);
}

function handleStep(id: string): void {
  swapUrlState(PARAMETER, id);
}

/** The address of each camera that keeps all else of the present one. Opening a camera does not change the function. */
export function useCameraHref(): (id: string) => string {
  const search = useUrlState();
  search.delete(PARAMETER);
  const rest = search.toString();
  return useCallback((id) => hrefWith(new URLSearchParams(rest), PARAMETER, id), [rest]);
}

/**
 * The cameras before and behind one. To look for them takes tens of milliseconds in a large list, so that the camera itself is
 * drawn first; until then those of the camera before stay.
 */
function useNeighbours(camera: Camera | undefined, cameras: readonly Camera[]): Neighbours {
  const from = useDeferredValue(camera);
  const list = useDeferredValue(cameras);
  return useMemo(() => (from ? neighboursOf(from, list) : ALONE), [from, list]);
}

/** The camera that the address bar names, as soon as it is there. */
export function OpenCamera({ catalogue: { cameras, isDone } }: { catalogue: CatalogueState }) {
  const id = useUrlState().get(PARAMETER);
  const camera = useMemo(() => cameras.find((candidate) => candidate.id === id), [cameras, id]);
  const neighbours = useNeighbours(camera, cameras);
  if (id === null) return null;
  if (camera) {
    return <CameraModal camera={camera} neighbours={neighbours} onStep={handleStep} onClose={handleClose} />;
  }
  return isDone ? <MissingCamera onClose={handleClose} /> : null;
}
