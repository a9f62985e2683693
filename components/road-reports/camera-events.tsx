'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Camera } from '@/lib/camera/camera';
import { describeNear } from '@/lib/road-reports/near-camera';
import { EventText } from './event-text';
import { askEvents, eventsVersion } from './events-client';
import styles from './events.module.css';

export function useNearEvents(camera: Camera) {
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

export function CameraEvents({ camera }: { camera: Camera }) {
  const answer = useNearEvents(camera);
  if (answer === null) return null;
  if (answer.near.length === 0)
    return answer.isCovered ? null : <p className={styles.unknown}>Closures are not known here.</p>;
  const isMetric = camera.country_code === 'ca';
  return (
    <ul className={styles.events} aria-label="On this road">
      {answer.near.map((near) => (
        <li key={near.event.id} className={styles.event}>
          <EventText event={near.event} title={describeNear(near, isMetric)} now={answer.at} />
        </li>
      ))}
    </ul>
  );
}
