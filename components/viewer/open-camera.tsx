'use client';

import { useCallback, useMemo } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { MissingCamera } from '@/components/camera/missing-camera';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { closeUrlState, hrefWith, openUrlState, useUrlState } from './use-url-state';

const PARAMETER = 'camera';

/** Opens a camera over the screen; back or its close button returns to what was there. */
export function openCamera(id: string): void {
  openUrlState(PARAMETER, id);
}

function handleClose(): void {
  closeUrlState(PARAMETER);
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
  if (id === null) return null;
  if (camera) return <CameraModal camera={camera} onClose={handleClose} />;
  return isDone ? <MissingCamera onClose={handleClose} /> : null;
}
