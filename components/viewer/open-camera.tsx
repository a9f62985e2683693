'use client';

import { useDeferredValue, useMemo } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { MissingCamera } from '@/components/camera/missing-camera';
import type { Camera } from '@/lib/camera/camera';
import { neighborsOf, type Neighbors } from '@/lib/search/neighbors';
import type { CatalogState } from '@/lib/catalog/catalog-state';
import { CAMERA_PARAMETER } from './camera-address';
import { closeUrlState, replaceUrlState, swapUrlState, useUrlState } from './use-url-state';

const ALONE: Neighbors = { previous: null, next: null };

function handleClose(): void {
  closeUrlState(CAMERA_PARAMETER);
}

function handleStep(id: string): void {
  swapUrlState(CAMERA_PARAMETER, id);
}

/**
 * The cameras before and behind one. To look for them takes tens of milliseconds in a large list, so that the camera itself is
 * drawn first; until then those of the camera before stay.
 */
function useNeighbors(camera: Camera | undefined, cameras: readonly Camera[]): Neighbors {
  const from = useDeferredValue(camera);
  const list = useDeferredValue(cameras);
  return useMemo(() => (from ? neighborsOf(from, list) : ALONE), [from, list]);
}

interface OpenCameraProps {
  catalog: CatalogState;
  /** Shows the map at a camera. */
  onViewOnMap: (id: string) => void;
}

/** The camera that the address bar names, as soon as it is there. */
export function OpenCamera({ catalog: { cameras, isDone }, onViewOnMap }: OpenCameraProps) {
  const id = useUrlState().get(CAMERA_PARAMETER);
  const camera = useMemo(() => cameras.find((candidate) => candidate.id === id), [cameras, id]);
  const neighbors = useNeighbors(camera, cameras);
  if (id === null) return null;
  if (camera) {
    return (
      <CameraModal
        camera={camera}
        neighbors={neighbors}
        onStep={handleStep}
        onClose={handleClose}
        onViewOnMap={(shown) => {
          replaceUrlState(CAMERA_PARAMETER, null);
          onViewOnMap(shown);
        }}
      />
    );
  }
  return isDone ? <MissingCamera onClose={handleClose} /> : null;
}
