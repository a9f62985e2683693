'use client';

import { lazy, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { dotStore } from '@/components/drive/dot-store';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ErrorBanner, LoadError } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { warningsStore } from '@/components/warnings/follow-warnings';
import { parseCircle } from '@/lib/camera/circle';
import type { Ring } from '@/lib/camera/ring';
import type { CatalogClient, CatalogState } from '@/lib/catalog/catalog';
import { fitCircle, formatMapPosition, parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import type { MapSource } from '@/lib/map/map-source';
import { isNarrowed, NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import { addToWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { openCamera, replaceUrl, useUrl } from './url-store';
import { useCameraQuery, type QueryControl } from './use-camera-query';
import type { MapViewProps } from './map-view';
import { useAnswer } from './use-cameras';
import { useMapDrive, useRoadLoader } from './use-map-drive';
import { useQueryFavorites, ViewerBar } from './viewer-bar';
import { changeWall, useWallOfUrl } from './wall-of-url';

const CameraMap = lazy(async () => ({ default: (await import('@/components/map/camera-map')).CameraMap }));

const handleMove = (position: MapPosition) => replaceUrl({ at: formatMapPosition(position) });
const handleShowAll = (showsAll: boolean) => replaceUrl({ all: showsAll ? '1' : null });
const handleSelect = (id: string | null) => replaceUrl({ target: id });

/** Header, filters, strip, and bottom bar, roughly, CSS pixels. */
const AROUND_MAP_PX = 300;

function readCircle(near: string | null): MapPosition | null {
  const circle = parseCircle(near);
  if (circle === null) return null;
  const size = { width: window.innerWidth, height: Math.max(window.innerHeight - AROUND_MAP_PX, AROUND_MAP_PX) };
  return fitCircle(circle, size);
}

/** Asks the worker of the catalog: points and filters go from there to the worker of the map. */
function useMapSource(client: CatalogClient): MapSource {
  return useMemo(
    () => ({
      connect: (port) => void client.ask('connectMap', [port], [port]),
      read: (numbers) => client.readCameras(numbers),
      find: (id) => client.ask('findNumber', [id]),
    }),
    [client],
  );
}

/** Another function when other warnings are in force; null before there are any. */
function useWarningLoader(client: CatalogClient) {
  const known = useSyncExternalStore(warningsStore.subscribe, warningsStore.get, warningsStore.get);
  return useMemo(() => (known.hasHad ? () => client.ask('listWarningAreas', [Date.now()]) : null), [known, client]);
}

interface Shown {
  readonly query: CameraQuery;
  /** Cameras along a drive or of a wall, which are shown instead. */
  readonly ids: readonly string[] | null;
  readonly selectedId: string | null;
}

/** How many cameras the map shows; null if it shows all. A hidden map does not follow. */
function useShown({ client, version }: CatalogState, { query, ids, selectedId }: Shown, isActive: boolean) {
  const favorites = useQueryFavorites(query);
  const isAll = ids === null && !isNarrowed(query);
  const ask = useCallback(async () => {
    if (ids !== null) return { version, isAll, shown: await client.ask('markDrive', [ids, selectedId]) };
    const selection = isAll ? null : { query, favorites };
    return { version, isAll, shown: await client.ask('markMap', [selection, selectedId]) };
  }, [client, version, query, ids, favorites, selectedId, isAll]);
  const answer = useAnswer(isActive ? ask : null);
  return answer === null || answer.isAll ? null : answer.shown;
}

/** @param what is shown, if not all that match the filters */
function getMessage({ total, isDone, failures }: CatalogState, shown: number | null, what: string | null) {
  if (shown === 0 && isDone && total > 0) return `No cameras ${what ?? 'match your filters'}.`;
  if (total > 0) return null;
  if (!isDone) return 'Loading cameras...';
  return failures.length > 0 ? 'The cameras did not load.' : 'This site has not collected any cameras so far.';
}

/** Whether a drive or a wall has the map, without the filters; and the wall that is being chosen on it. */
function useOwnCameras() {
  const search = useUrl();
  const isDrive = search.has('drive');
  const named = useWallOfUrl();
  const isChoosing = search.get('choose') === '1';
  const wall = isDrive || isChoosing ? null : named;
  const wallIds = wall && wall.ids.length > 0 ? wall.ids : null;
  return { hasOwnCameras: isDrive || wall !== null, wallIds, chosen: isChoosing && !isDrive ? named : null };
}

/** Adds the cameras of an area that pass the filters; null if no wall is being chosen. */
function useAddArea({ client }: CatalogState, query: CameraQuery, wall: ChosenWall | null) {
  const favorites = useQueryFavorites(query);
  return useMemo(() => {
    if (wall === null) return null;
    return async (ring: Ring) => {
      const ids = await client.ask('listInside', [ring, { query, favorites }]);
      changeWall(addToWall(wall, ids));
      return ids.length;
    };
  }, [client, query, favorites, wall]);
}

type BarProps = Pick<MapViewProps, 'catalog' | 'onRetry'> & {
  control: QueryControl;
  shown: number;
  hasFilters: boolean;
};

/** What stands above the map while it is shown. */
function AboveMap({ catalog, control, shown, hasFilters, onRetry }: BarProps) {
  const { total, isDone, failures } = catalog;
  const [firstFailure] = isDone && total === 0 ? failures : [];
  return (
    <>
      {hasFilters && <ViewerBar view="map" catalog={catalog} control={control} shown={shown} />}
      {firstFailure !== undefined && <ErrorBanner message={firstFailure} onRetry={onRetry} />}
    </>
  );
}

/** The map with its filters; the address bar is its state. */
export function OpenedMap({ catalog, isActive, onShowGrid, onRetry }: MapViewProps) {
  const search = useUrl();
  const [at, near, selectedId] = [search.get('at'), search.get('near'), search.get('target')];
  const position = useMemo(() => parseMapPosition(at) ?? readCircle(near), [at, near]);
  const { ids: favorites } = useFavorites();
  const control = useCameraQuery(catalog);
  const { drive, ids: driveIds } = useMapDrive();
  const { hasOwnCameras, wallIds, chosen } = useOwnCameras();
  const ids = driveIds ?? wallIds;
  const loadRoads = useRoadLoader(catalog);
  const loadWarnings = useWarningLoader(catalog.client);
  // The map follows the address: clusters change when typing rests, not with each key.
  const query = hasOwnCameras ? NO_FILTERS : control.rested;
  const shown = useShown(catalog, { query, ids, selectedId }, isActive);
  const source = useMapSource(catalog.client);
  const addArea = useAddArea(catalog, query, chosen);
  const bar = { catalog, control, onRetry, shown: shown ?? catalog.total, hasFilters: !hasOwnCameras };
  const fallback = (
    <LoadError title="The map could not be loaded">
      <Button onClick={onShowGrid}>Show the grid</Button>
    </LoadError>
  );
  return (
    <>
      {isActive && <AboveMap {...bar} />}
      <ErrorBoundary fallback={isActive && fallback}>
        <Suspense fallback={null}>
          <CameraMap
            source={source}
            message={getMessage(catalog, shown, driveIds ? 'along this drive' : wallIds && 'of this wall')}
            isActive={isActive}
            position={position}
            onMove={handleMove}
            selectedId={selectedId}
            onSelect={handleSelect}
            onOpenCamera={openCamera}
            onShowGrid={onShowGrid}
            favorites={favorites}
            drive={drive}
            showsAll={ids === null}
            onShowAll={handleShowAll}
            dot={dotStore}
            loadRoads={loadRoads}
            onArea={addArea}
            loadWarnings={loadWarnings}
          />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
