'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { CameraModal, MissingCamera } from '@/components/camera/camera-modal';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogState } from '@/lib/catalog/catalog';
import { NeighborFinder, type Neighbors } from '@/lib/search/neighbors';
import { closeCamera, replaceUrl, useUrl } from './url-store';

const NO_NEIGHBORS: Neighbors = { previous: null, next: null };

const handleStep = (id: string) => replaceUrl({ camera: id });

/** Takes tens of milliseconds in a large list, so a camera first renders with the neighbors of the one before. */
function useNeighbors(camera: Camera | undefined, cameras: readonly Camera[]): Neighbors {
  const [finder] = useState(() => new NeighborFinder());
  const from = useDeferredValue(camera);
  const list = useDeferredValue(cameras);
  return useMemo(() => (from ? finder.find(from, list) : NO_NEIGHBORS), [finder, from, list]);
}

interface OpenCameraProps {
  catalog: CatalogState;
  onViewOnMap: (id: string) => void;
}

export function OpenCamera({ catalog: { cameras, isDone }, onViewOnMap }: OpenCameraProps) {
  const id = useUrl().get('camera');
  const camera = useMemo(() => cameras.find((candidate) => candidate.id === id), [cameras, id]);
  const neighbors = useNeighbors(camera, cameras);
  if (id === null) return null;
  if (!camera) return isDone ? <MissingCamera onClose={closeCamera} /> : null;
  return (
    <CameraModal
      camera={camera}
      neighbors={neighbors}
      onStep={handleStep}
      onClose={closeCamera}
      onViewOnMap={(shown) => {
        replaceUrl({ camera: null });
        onViewOnMap(shown);
      }}
    />
  );
}
