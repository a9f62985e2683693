'use client';

import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { ErrorBanner, LoadError } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { parseCircle } from '@/lib/camera/circle';
import type { CatalogState } from '@/lib/catalog/catalog';
import { fitCircle, formatMapPosition, parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import { PageSource } from '@/lib/map/page-source';
import { isNarrowed, type CameraQuery } from '@/lib/search/camera-query';
import type { Matches } from '@/lib/search/find-cameras';
import { openCamera, replaceUrl, useUrl } from './url-store';
import { useCameraQuery } from './use-camera-query';
import { useAnswer } from './use-cameras';
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
function useMatches({ client, version }: CatalogState, query: CameraQuery, isActive: boolean): Matches | null {
  const favorites = useQueryFavorites(query);
  const ask = useCallback(
    async () => ({ version, matches: await client.ask('mark', [{ query, favorites }]) }),
    [client, version, query, favorites],
  );
  return useAnswer(isActive && isNarrowed(query) ? ask : null)?.matches ?? null;
}

/** Grows while the catalog loads. */
function useAllCameras({ client, version }: CatalogState): readonly Camera[] {
  const [cameras, setCameras] = useState<readonly Camera[]>([]);
  const known = cameras.length;
  const ask = useCallback(
    async () => ({ version, known, added: await client.ask('readFrom', [known]) }),
    [client, version, known],
  );
  const answer = useAnswer(ask);
  if (answer?.known === known && answer.added.length > 0) setCameras([...cameras, ...answer.added]);
  return cameras;
}

/** The camera of the open popup keeps its marker, even if the filters leave it out. */
function useMarks(matches: Matches | null, cameras: readonly Camera[], selectedId: string | null): Uint8Array | null {
  const selected = useMemo(() => cameras.findIndex(({ id }) => id === selectedId), [cameras, selectedId]);
  const added = matches !== null && matches.marks[selected] === 0 ? selected : null;
  return useMemo(() => {
    if (matches === null || added === null) return matches?.marks ?? null;
    const marks = matches.marks.slice();
    marks[added] = 1;
    return marks;
  }, [matches, added]);
}

function getMessage({ total, isDone, failures }: CatalogState, matches: Matches | null): string | null {
  if (matches?.count === 0 && isDone && total > 0) return 'No cameras match your filters.';
  if (total > 0) return null;
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
  const cameras = useAllCameras(catalog);
  const marks = useMarks(matches, cameras, selectedId);
  const [source] = useState(() => new PageSource());
  useEffect(() => {
    if (isActive) source.setCameras(cameras, marks);
  }, [source, cameras, marks, isActive]);
  const { total, isDone, failures } = catalog;
  const [firstFailure] = isDone && total === 0 ? failures : [];
  const fallback = (
    <LoadError title="The map could not be loaded">
      <Button onClick={onShowGrid}>Show the grid</Button>
    </LoadError>
  );
  return (
    <>
      {isActive && <ViewerBar view="map" catalog={catalog} control={control} shown={matches?.count ?? total} />}
      {isActive && firstFailure !== undefined && <ErrorBanner message={firstFailure} onRetry={onRetry} />}
      <ErrorBoundary fallback={isActive && fallback}>
        <Suspense fallback={null}>
          <CameraMap
            source={source}
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
