'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Camera } from '@/lib/camera/camera';
import { describeNear } from '@/lib/road-reports/near-camera';
import { describeSign } from '@/lib/road-reports/sign';
import { EventText } from './event-text';
import { SignBoard } from './sign-board';
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
  const { near, signs, isCovered, at } = answer;
  const isMetric = camera.country_code === 'ca';
  return (
    <>
      {near.length > 0 && (
        <ul className={styles.events} aria-label="On this road">
          {near.map((item) => (
            <li key={item.event.id} className={styles.event}>
              <EventText event={item.event} title={describeNear(item, isMetric)} now={at} />
            </li>
          ))}
        </ul>
      )}
      {near.length === 0 && !isCovered && <p className={styles.unknown}>Closures are not known here.</p>}
      {signs.length > 0 && (
        <ul className={styles.events} aria-label="Message signs ahead">
          {signs.map(({ sign, meters }) => (
            <li key={sign.id}>
              <SignBoard sign={sign} title={describeSign(meters, isMetric)} now={at} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
