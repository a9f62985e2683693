'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Camera } from '@/lib/camera/camera';
import { askEvents, eventsVersion } from './events-client';

/** Statements of a camera's road, ahead of it, within ten miles. Null until known. */
export function useRoad(camera: Camera) {
  const version = useSyncExternalStore(eventsVersion.subscribe, eventsVersion.get, () => 0);
  const { id, lat, lng, roadway, road, location, direction, state } = camera;
  const ask = useMemo(() => {
    if (version === 0 || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
    return async () => {
      const at = Date.now();
      return { id, at, ...(await askEvents('near', { lat, lng, roadway, road, location, direction, state }, at)) };
    };
  }, [version, id, lat, lng, roadway, road, location, direction, state]);
  const answer = useAnswer(ask);
  return answer?.id === id ? answer : null;
}
