'use client';

import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { ErrorBanner, LoadError } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { parseCircle } from '@/lib/camera/circle';
import type { CatalogState } from '@/lib/catalog/catalog';
import { fitCircle, formatMapPosition, parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import { isNarrowed, type CameraQuery } from '@/lib/search/camera-query';
import { markCameras, type Matches } from '@/lib/search/find-cameras';
import { openCamera, replaceUrl, useUrl } from './url-store';
import { useCameraQuery } from './use-camera-query';
import { useQueryFavorites, ViewerBar } from './viewer-bar';

const CameraMap = lazy(async () => ({ default: (await import('@/components/map/camera-map')).CameraMap }));

const handleMove = (position: MapPosition) => replaceUrl({ at: formatMapPosition(position) });
const handleSelect = (id: string | null) => replaceUrl({ target: id });

/** Header, filters, strip, and bottom bar, roughly, CSS pixels. */
const AROUND_MAP_PX = 300;

function readCircle(near: string | null): MapPosition | null {
  const circle = parseCircle(near);
  if (circle === null) return null;
  const size = { width: window.innerWidth, height: Math.max(window.innerHeight - AROUND_MAP_PX, AROUND_MAP_PX) };
  return fitCircle(circle, size);
}

/** Null shows all cameras. A hidden map does not follow the filters. */
function useMatches({ cameras, index }: CatalogState, query: CameraQuery, isActive: boolean): Matches | null {
  const favorites = useQueryFavorites(query);
  return useMemo(
    () => (isActive && isNarrowed(query) ? markCameras(cameras, index, query, favorites) : null),
    [cameras, index, query, favorites, isActive],
  );
}

/** The camera of the open popup keeps its marker, even if the filters leave it out. */
function useMarks(matches: Matches | null, { cameras }: CatalogState, selectedId: string | null): Uint8Array | null {
  const selected = useMemo(() => cameras.findIndex(({ id }) => id === selectedId), [cameras, selectedId]);
  const added = matches !== null && matches.marks[selected] === 0 ? selected : null;
  return useMemo(() => {
    if (matches === null || added === null) return matches?.marks ?? null;
    const marks = matches.marks.slice();
    marks[added] = 1;
    return marks;
  }, [matches, added]);
}

function getMessage({ cameras, isDone, failures }: CatalogState, matches: Matches | null): string | null {
  if (matches?.count === 0 && isDone && cameras.length > 0) return 'No cameras match your filters.';
  if (cameras.length > 0) return null;
  if (!isDone) return 'Loading cameras...';
  return failures.length > 0 ? 'The cameras did not load.' : 'This site has not collected any cameras so far.';
}

interface MapViewProps {
  catalog: CatalogState;
  isActive: boolean;
  onShowGrid: () => void;
  onRetry: () => void;
}

/** The map with its filters; the address bar is its state. It stays mounted once opened. */
export const MapView = memo(function MapView({ isActive, ...props }: MapViewProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isActive && !wasOpened) setOpened(true);
  return isActive || wasOpened ? <OpenedMap isActive={isActive} {...props} /> : null;
});

function OpenedMap({ catalog, isActive, onShowGrid, onRetry }: MapViewProps) {
  const search = useUrl();
  const [at, near, selectedId] = [search.get('at'), search.get('near'), search.get('target')];
  const position = useMemo(() => parseMapPosition(at) ?? readCircle(near), [at, near]);
  const { ids } = useFavorites();
  const control = useCameraQuery(catalog);
  // The map follows the address: clusters change when typing rests, not with each key.
  const matches = useMatches(catalog, control.rested, isActive);
  const marks = useMarks(matches, catalog, selectedId);
  const { cameras, isDone, failures } = catalog;
  const [firstFailure] = isDone && cameras.length === 0 ? failures : [];
  const fallback = (
    <LoadError title="The map could not be loaded">
      <Button onClick={onShowGrid}>Show the grid</Button>
    </LoadError>
  );
  return (
    <>
      {isActive && (
        <ViewerBar view="map" catalog={catalog} control={control} shown={matches?.count ?? cameras.length} />
      )}
      {isActive && firstFailure !== undefined && <ErrorBanner message={firstFailure} onRetry={onRetry} />}
      <ErrorBoundary fallback={isActive && fallback}>
        <Suspense fallback={null}>
          <CameraMap
            cameras={cameras}
            marks={marks}
            message={getMessage(catalog, matches)}
            isActive={isActive}
            position={position}
            onMove={handleMove}
            selectedId={selectedId}
            onSelect={handleSelect}
            onOpenCamera={openCamera}
            onShowGrid={onShowGrid}
            favorites={ids}
          />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
