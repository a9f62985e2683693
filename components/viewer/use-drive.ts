import { useMemo, useState } from 'react';
import { useStore } from '@/components/browser/use-store';
import { describeDrive, driveSearch, isWaiting, type Drive } from '@/components/drive/drive-store';
import type { MapDrive } from '@/components/map/layers/drive-layers';
import { formatStops } from '@/lib/drive/drive-request';
import { getDrive, useScreen } from '@/components/browser/url-store';

export function useDrive(): Drive {
  const request = getDrive(useScreen());
  const search = useStore(driveSearch);
  return useMemo(() => describeDrive(request, search), [request, search]);
}

export function useMapDrive(): { drive: MapDrive | null; ids: readonly string[] | null; isAwaited: boolean } {
  const { position, showsAll } = useScreen().map;
  const found = useDrive();
  const { request, trip, trips, stops, cameras, origin } = found;
  const text = request && formatStops(request.stops);
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
    return { key, isAsked: !isLinked, trip, others, stops, isExact: origin !== 'cameras' };
  }, [trip, trips, stops, origin, text, isLinked]);
  return { drive, ids, isAwaited: isWaiting(found) && !showsAll };
}
