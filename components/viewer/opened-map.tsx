import { useCallback, useMemo, type ReactNode } from 'react';
import { useQueryFavorites } from '@/components/account/use-favorites';
import { useStore } from '@/components/browser/use-store';
import { usePageSettled } from '@/components/browser/page-settled';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { FilterBar } from '@/components/shell/filters/filter-bar';
import type { WallArea } from '@/components/map/area-picker';
import { CameraMap } from '@/components/map/camera-map';
import { ErrorBanner } from '@/components/shell/notices';
import { warningsStore } from '@/components/warnings/follow-warnings';
import { useAnswer } from '@/components/browser/use-answer';
import type { Circle } from '@/lib/geo/circle';
import type { Ring } from '@/lib/geo/ring';
import { getLoadFailure, type CatalogClient, type CatalogState } from '@/lib/catalog/catalog';
import type { MapPosition } from '@/lib/map/map-position';
import { fitCircle } from '@/lib/map/projection';
import type { MapSource } from '@/lib/map/map-source';
import { isNarrowed, NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import { MAX_WALL_CAMERAS, type ChosenWall } from '@/lib/wall/chosen-wall';
import { useScreen } from '@/components/browser/url-store';
import { addToShownWall } from '@/components/wall/add-to-shown-wall';
import { useCameraQuery, useStable } from './use-cameras';
import type { MapViewProps } from './lazy-screens';
import { useMapDrive } from './use-drive';

/** Approximate height of everything else, CSS pixels. */
const AROUND_MAP_PX = 300;

function fitNear(circle: Circle): MapPosition | null {
  const size = { width: window.innerWidth, height: Math.max(window.innerHeight - AROUND_MAP_PX, AROUND_MAP_PX) };
  return fitCircle(circle, size);
}

function useCatalogSource(client: CatalogClient): MapSource {
  return useMemo(
    () => ({
      connect: (port) => void client.ask('connectMap', [port], [port]),
      read: (numbers) => client.readCameras(numbers),
      get: (number) => client.getRead(number),
      find: async (id) => (await client.ask('findNumbers', [[id]]))[0] ?? null,
    }),
    [client],
  );
}

function useWarningLoader(client: CatalogClient) {
  const known = useStore(warningsStore);
  return useMemo(
    () => (known.wasNonEmpty ? () => client.ask('listWarningAreas', [Date.now()]) : null),
    [known, client],
  );
}

function useRoadLoader({ client, isDone, total }: CatalogState) {
  const isSettled = usePageSettled();
  const load = useCallback(async () => {
    const { getDriveClient } = await import('@/lib/drive/drive-client');
    return getDriveClient(client).call('listRoadLines', []);
  }, [client]);
  return isDone && isSettled && total > 0 ? load : null;
}

interface Shown {
  readonly query: CameraQuery;
  readonly ids: readonly string[] | null;
  readonly selectedId: string | null;
  /** The drive's cameras are not known yet. */
  readonly isAwaited: boolean;
}

const UNKNOWN = { count: null, box: null, query: null, ids: null };

function useShown({ client, version }: CatalogState, { query, ids, selectedId, isAwaited }: Shown, isActive: boolean) {
  const favorites = useQueryFavorites(query);
  const isAll = ids === null && !isNarrowed(query);
  const ask = useCallback(async () => {
    const shown =
      ids !== null
        ? await client.ask('markDrive', [ids, selectedId])
        : await client.ask('markMap', [isAll ? null : { query, favorites }, selectedId]);
    return { ...shown, version, query, ids };
  }, [client, version, query, ids, favorites, selectedId, isAll]);
  const answer = useAnswer(isActive ? ask : null) ?? UNKNOWN;
  return {
    shown: isAll ? null : answer.count,
    extent: useStable(answer.query === query && answer.ids === ids ? answer.box : null),
    isHeld: !isActive || isAwaited || (answer.count === null && !isAll),
  };
}

function getMessage({ total, isDone, failures }: CatalogState, shown: number | null, what: string | null) {
  if (shown === 0 && isDone && total > 0) return what === null ? 'NO MATCHES FOUND' : `No cameras ${what}.`;
  if (total > 0) return null;
  if (!isDone) return 'Loading cameras...';
  return failures.length > 0 ? 'Couldn’t load the cameras.' : 'This site hasn’t collected any cameras yet.';
}

function useMapSource() {
  const screen = useScreen();
  const wallIds = screen.kind === 'wall' && screen.wall.ids.length > 0 ? screen.wall.ids : null;
  return {
    hasOwnCameras: screen.kind === 'drive' || screen.kind === 'wall',
    startsAtOnce: ['drive', 'wall', 'choosing'].includes(screen.kind),
    wallIds,
    chosen: screen.kind === 'choosing' ? screen.wall : null,
  };
}

function useMapPosition({ isDone }: CatalogState, query: CameraQuery, hasWall: boolean) {
  const {
    map,
    query: { near },
  } = useScreen();
  const position = useMemo(() => map.position ?? (near && fitNear(near)), [map.position, near]);
  const hasExtent = hasWall || isNarrowed(query);
  return { position, isFitted: isDone && position === null && map.target === null && hasExtent };
}

function useWallArea({ client }: CatalogState, query: CameraQuery, wall: ChosenWall | null): WallArea | null {
  const favorites = useQueryFavorites(query);
  return useMemo(() => {
    if (wall === null) return null;
    const add = async (ring: Ring) => {
      const ids = await client.ask('listInside', [ring, { query, favorites }]);
      const known = ids.filter((id) => wall.ids.includes(id)).length;
      return { found: ids.length, known, added: addToShownWall(ids) };
    };
    return { room: MAX_WALL_CAMERAS - wall.ids.length, add };
  }, [client, query, favorites, wall]);
}

function Failure({ catalog, onRetry }: Pick<MapViewProps, 'catalog' | 'onRetry'>) {
  const failure = getLoadFailure(catalog);
  return failure !== undefined && <ErrorBanner message={failure} onRetry={onRetry} />;
}

export function OpenedMap({
  catalog,
  isActive,
  onShowGrid,
  onRetry,
  fallback,
}: MapViewProps & { fallback: ReactNode }) {
  const { kind, map } = useScreen();
  const { target: selectedId } = map;
  const control = useCameraQuery(catalog);
  const { drive, ids: driveIds, isAwaited } = useMapDrive();
  const { hasOwnCameras, startsAtOnce, wallIds, chosen } = useMapSource();
  const ids = driveIds ?? wallIds;
  const loadRoads = useRoadLoader(catalog);
  const loadWarnings = useWarningLoader(catalog.client);
  const query = hasOwnCameras ? NO_FILTERS : control.rested;
  const { shown, extent, isHeld } = useShown(catalog, { query, ids, selectedId, isAwaited }, isActive);
  const source = useCatalogSource(catalog.client);
  const { position, isFitted } = useMapPosition(catalog, query, wallIds !== null);
  const chosenWall = useWallArea(catalog, query, chosen);
  return (
    <>
      {isActive && !hasOwnCameras && (
        <FilterBar view="map" catalog={catalog} control={control} shown={shown ?? catalog.total} />
      )}
      {/* A drive’s panel shows its own. */}
      {isActive && kind !== 'drive' && <Failure catalog={catalog} onRetry={onRetry} />}
      <ErrorBoundary fallback={fallback}>
        <CameraMap
          source={source}
          message={getMessage(catalog, shown, driveIds ? 'along this drive' : wallIds && 'on this wall')}
          isActive={isActive}
          isHeld={isHeld}
          isComplete={catalog.isDone}
          startsAtOnce={startsAtOnce}
          position={position}
          extent={extent}
          isFitted={isFitted}
          selectedId={selectedId}
          onShowGrid={onShowGrid}
          drive={drive}
          showsAll={ids === null}
          loadRoads={loadRoads}
          chosenWall={chosenWall}
          loadWarnings={loadWarnings}
        />
      </ErrorBoundary>
    </>
  );
}
