'use client';

import { lazy, Suspense, useEffect } from 'react';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { CAMERA_PARAMETER } from './camera-address';
import { useUrlState } from './use-url-state';

const loadOpenCamera = () => import('./open-camera');
const OpenCamera = lazy(async () => ({ default: (await loadOpenCamera()).OpenCamera }));
const Shortcuts = lazy(async () => ({ default: (await import('@/components/shell/shortcuts')).Shortcuts }));

interface ScreenDialogsProps {
  catalogue: CatalogueState;
  isHelpOpen: boolean;
  onHelpClose: () => void;
  /** Shows the map at a camera. */
  onViewOnMap: (id: string) => void;
}

/** What opens over the screen: a camera enlarged, the list of keys. None of it is part of the first load. */
export function ScreenDialogs({ catalogue, isHelpOpen, onHelpClose, onViewOnMap }: ScreenDialogsProps) {
  const isCameraOpen = useUrlState().has(CAMERA_PARAMETER);
  // Once the wall is there, so that the first click does not wait.
  useEffect(() => {
    if (catalogue.isDone) void loadOpenCamera();
  }, [catalogue.isDone]);
  return (
    // A border for each: one that is still loading must not hide the other, which would then open a second time.
    <>
      <Suspense fallback={null}>
        {isCameraOpen && <OpenCamera catalogue={catalogue} onViewOnMap={onViewOnMap} />}
      </Suspense>
      <Suspense fallback={null}>{isHelpOpen && <Shortcuts onClose={onHelpClose} />}</Suspense>
    </>
  );
}
