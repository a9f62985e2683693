'use client';

import { useCallback, useMemo } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { MissingCamera } from '@/components/camera/missing-camera';
import { neighboursOf } from '@/lib/camera/neighbours';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { closeUrlState, hrefWith, openUrlState, swapUrlState, useUrlState } from './use-url-state';

const PARAMETER = 'camera';

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

/** The camera that the address bar names, as soon as it is there. */
export function OpenCamera({ catalogue: { cameras, isDone } }: { catalogue: CatalogueState }) {
  const id = useUrlState().get(PARAMETER);
  const camera = useMemo(() => cameras.find((candidate) => candidate.id === id), [cameras, id]);
  const neighbours = useMemo(() => (camera ? neighboursOf(camera, cameras) : null), [camera, cameras]);
  if (id === null) return null;
  if (camera && neighbours) {
    return <CameraModal camera={camera} neighbours={neighbours} onStep={handleStep} onClose={handleClose} />;
  }
  return isDone ? <MissingCamera onClose={handleClose} /> : null;
}
