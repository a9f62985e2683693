'use client';

import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { PartMissing } from '@/components/shell/part-missing';
import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { formatMapPosition, parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import { openCamera } from './camera-address';
import { LoadBoundary } from './load-boundary';
import { replaceUrlState, setUrlState, useUrlState } from './use-url-state';

const CameraMap = lazy(() => import('@/components/map/camera-map').then((module) => ({ default: module.CameraMap })));

/** Names of the map's parameters: where it is, and the camera whose popup is open. */
const POSITION = 'at';
export const TARGET = 'target';

/** Changes an address so that the map flies to a camera. */
export function aimAt(id: string): (search: URLSearchParams) => void {
  return (search) => {
    search.set(TARGET, id);
    search.delete(POSITION);
  };
}

function handleMove(position: MapPosition): void {
  replaceUrlState(POSITION, formatMapPosition(position));
}

function handleSelect(id: string | null): void {
  replaceUrlState(TARGET, id);
}

function handleShowGrid(): void {
  setUrlState('view', null);
}

const missing = (
  <PartMissing title="The map cannot be shown">
    <Button onClick={handleShowGrid}>Show the grid</Button>
  </PartMissing>
);

interface MapViewProps {
  cameras: readonly Camera[];
  isActive: boolean;
}

/** The map, which stays mounted from its first opening on; the address bar is its state. */
export const MapView = memo(function MapView({ cameras, isActive }: MapViewProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isActive && !wasOpened) setOpened(true);
  const search = useUrlState();
  const at = search.get(POSITION);
  const position = useMemo(() => parseMapPosition(at), [at]);
  const { ids } = useFavorites();
  if (!isActive && !wasOpened) return null;
  return (
    <LoadBoundary fallback={isActive && missing}>
      <Suspense fallback={null}>
        <CameraMap
          cameras={cameras}
          isActive={isActive}
          position={position}
          onMove={handleMove}
          selectedId={search.get(TARGET)}
          onSelect={handleSelect}
          onOpenCamera={openCamera}
          onShowGrid={handleShowGrid}
          favorites={ids}
        />
      </Suspense>
    </LoadBoundary>
  );
});
