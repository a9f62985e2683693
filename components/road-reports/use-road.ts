import { useMemo } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import type { Camera } from '@/lib/camera/camera';
import { askNear, eventsVersion } from './events-client';

/** Null until known. */
export function useRoad(camera: Camera) {
  const version = useStore(eventsVersion);
  const ask = useMemo(() => {
    if (version === 0 || !Number.isFinite(camera.lat) || !Number.isFinite(camera.lng)) return null;
    return async () => {
      const at = Date.now();
      return { id: camera.id, at, ...(await askNear(camera, at)) };
    };
  }, [version, camera]);
  const answer = useAnswer(ask);
  return answer?.id === camera.id ? answer : null;
}
