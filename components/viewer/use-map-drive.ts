'use client';

import { useCallback, useMemo, useState } from 'react';
import { usePageSettled } from '@/components/browser/page-settled';
import { listDriveCameras, useDrive } from '@/components/drive/drive-store';
import type { MapDrive } from '@/components/map/drive-layers';
import type { CatalogState } from '@/lib/catalog/catalog';
import type { RoadLine } from '@/lib/drive/road-lines';
import { useUrl } from './url-store';

/** The drive of the address as the map shows it, and the cameras along it; null if the map shows all. */
export function useMapDrive(): { drive: MapDrive | null; ids: readonly string[] | null } {
  const search = useUrl();
  const state = useDrive();
  const { trip, trips, places, origin, request } = state;
  const texts = JSON.stringify(request?.places);
  // A link with a position shows that.
  const [linked] = useState(() => (search.has('at') ? search.get('drive') : null));
  const isLinked = linked !== null && search.get('drive') === linked;
  const showsAll = search.get('all') === '1';
  const ids = useMemo(
    () => (state.trip === null || showsAll ? null : listDriveCameras(state).map(({ id }) => id)),
    [state, showsAll],
  );
  const drive = useMemo(() => {
    if (trip === null) return null;
    const others = trips.filter((other) => other !== trip);
    const key = `${origin} ${texts} ${trips.indexOf(trip)}`;
    return { key, isAsked: !isLinked, trip, others, places, isExact: origin !== 'cameras' };
  }, [trip, trips, places, origin, texts, isLinked]);
  return { drive, ids };
}

/** Asks the worker of drives for the roads, once all cameras are there and the page has nothing better to do; null before. */
export function useRoadLoader({ client, isDone, total }: CatalogState) {
  const isSettled = usePageSettled();
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly RoadLine[]> => {
      const { getDriveClient } = await import('@/components/drive/drive-client-of');
      const drives = getDriveClient(client);
      await drives.untilDone();
      return drives.roadLines(signal);
    },
    [client],
  );
  return isDone && isSettled && total > 0 ? load : null;
}
