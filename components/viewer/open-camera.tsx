'use client';

import { useCallback } from 'react';
import { CameraModal, MissingCamera } from '@/components/camera/camera-modal';
import type { CatalogState } from '@/lib/catalog/catalog';
import type { Neighbors } from '@/lib/search/neighbors';
import { closeCamera, replaceUrl, useUrl } from './url-store';
import { useAnswer, useCamera } from './use-cameras';

const NO_NEIGHBORS: Neighbors = { previous: null, next: null };

const handleStep = (id: string) => replaceUrl({ camera: id });

/** They take tens of milliseconds in a large list, so a camera first renders with the neighbors of the one before. */
function useNeighbors({ client, version }: CatalogState, id: string | null): Neighbors {
  const ask = useCallback(
    async () => ({ version, neighbors: id === null ? NO_NEIGHBORS : await client.findNeighbors(id) }),
    [client, version, id],
  );
  return useAnswer(ask)?.neighbors ?? NO_NEIGHBORS;
}

interface OpenCameraProps {
  catalog: CatalogState;
  onViewOnMap: (id: string) => void;
}

export function OpenCamera({ catalog, onViewOnMap }: OpenCameraProps) {
  const id = useUrl().get('camera');
  const camera = useCamera(catalog, id);
  const neighbors = useNeighbors(catalog, id);
  if (id === null || camera === undefined) return null;
  if (camera === null) return <MissingCamera onClose={closeCamera} />;
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
