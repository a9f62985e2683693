'use client';

import { useMemo } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { MissingCamera } from '@/components/camera/missing-camera';
import { neighboursOf } from '@/lib/camera/neighbours';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { CAMERA_PARAMETER } from './camera-address';
import { closeUrlState, swapUrlState, useUrlState } from './use-url-state';

function handleClose(): void {
  closeUrlState(CAMERA_PARAMETER);
}

function handleStep(id: string): void {
  swapUrlState(CAMERA_PARAMETER, id);
}

/** The camera that the address bar names, as soon as it is there. */
export function OpenCamera({ catalogue: { cameras, isDone } }: { catalogue: CatalogueState }) {
  const id = useUrlState().get(CAMERA_PARAMETER);
  const camera = useMemo(() => cameras.find((candidate) => candidate.id === id), [cameras, id]);
  const neighbours = useMemo(() => (camera ? neighboursOf(camera, cameras) : null), [camera, cameras]);
  if (id === null) return null;
  if (camera && neighbours) {
    return <CameraModal camera={camera} neighbours={neighbours} onStep={handleStep} onClose={handleClose} />;
  }
  return isDone ? <MissingCamera onClose={handleClose} /> : null;
}
