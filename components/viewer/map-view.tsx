'use client';

import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { LoadError } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { parseCircle } from '@/lib/camera/circle';
import { fitCircle, formatMapPosition, parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import { openCamera, replaceUrl, useUrl } from './url-store';

const CameraMap = lazy(async () => ({ default: (await import('@/components/map/camera-map')).CameraMap }));

const handleMove = (position: MapPosition) => replaceUrl({ at: formatMapPosition(position) });
const handleSelect = (id: string | null) => replaceUrl({ target: id });

/** Header, strip, and bottom bar, roughly, CSS pixels. */
const AROUND_MAP_PX = 240;

function readCircle(near: string | null): MapPosition | null {
  const circle = parseCircle(near);
  if (circle === null) return null;
  const size = { width: window.innerWidth, height: Math.max(window.innerHeight - AROUND_MAP_PX, AROUND_MAP_PX) };
  return fitCircle(circle, size);
}

interface MapViewProps {
  cameras: readonly Camera[];
  isActive: boolean;
  onShowGrid: () => void;
}

/** The map. It stays mounted once opened; the address bar is its state. */
export const MapView = memo(function MapView({ cameras, isActive, onShowGrid }: MapViewProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isActive && !wasOpened) setOpened(true);
  const search = useUrl();
  const [at, near] = [search.get('at'), search.get('near')];
  const position = useMemo(() => parseMapPosition(at) ?? readCircle(near), [at, near]);
  const { ids } = useFavorites();
  if (!isActive && !wasOpened) return null;
  const fallback = (
    <LoadError title="The map could not be loaded">
      <Button onClick={onShowGrid}>Show the grid</Button>
    </LoadError>
  );
  return (
    <ErrorBoundary fallback={isActive && fallback}>
      <Suspense fallback={null}>
        <CameraMap
          cameras={cameras}
          isActive={isActive}
          position={position}
          onMove={handleMove}
          selectedId={search.get('target')}
          onSelect={handleSelect}
          onOpenCamera={openCamera}
          onShowGrid={onShowGrid}
          favorites={ids}
        />
      </Suspense>
    </ErrorBoundary>
  );
});
