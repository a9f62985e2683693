import { useMemo, useState } from 'react';
import { useStore } from '@/components/browser/use-store';
import { describeDrive, driveSearch, isWaiting, type Drive } from '@/components/drive/drive-store';
import type { MapDrive } from '@/components/map/layers/drive-layers';
import { formatPlaces } from '@/lib/drive/drive-request';
import { getDrive, useScreen } from '@/components/browser/url-store';

export function useDrive(): Drive {
  const request = getDrive(useScreen());
  const search = useStore(driveSearch);
  return useMemo(() => describeDrive(request, search), [request, search]);
}

export function useMapDrive(): { drive: MapDrive | null; ids: readonly string[] | null; isAwaited: boolean } {
  const { position, showsAll } = useScreen().map;
  const found = useDrive();
  const { request, trip, trips, places, cameras, origin } = found;
  const text = request && formatPlaces(request.places);
  const [linked] = useState(() => (position ? text : null));
  const isLinked = linked !== null && text === linked;
  const ids = useMemo(
    () => (trip === null || showsAll ? null : cameras.map(({ id }) => id)),
    [trip, cameras, showsAll],
  );
  const drive = useMemo(() => {
    if (trip === null) return null;
    const others = trips.filter((other) => other !== trip);
    const key = `${origin} ${text} ${trips.indexOf(trip)}`;
    return { key, isAsked: !isLinked, trip, others, places, isExact: origin !== 'cameras' };
  }, [trip, trips, places, origin, text, isLinked]);
  return { drive, ids, isAwaited: isWaiting(found) && !showsAll };
}
