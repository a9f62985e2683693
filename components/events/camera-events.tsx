'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { describeNear, type NearEvent } from '@/lib/events/near-camera';
import { EventText } from './event-text';
import { askEvents, eventsVersion } from './events-client';
import styles from './events.module.css';

interface Answer {
  readonly id: string;
  readonly near: readonly NearEvent[];
  /** Epoch milliseconds. */
  readonly at: number;
}

function useNearEvents(camera: Camera): Answer | null {
  const version = useSyncExternalStore(eventsVersion.subscribe, eventsVersion.get, () => 0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { id, lat, lng, roadway, road, location, direction } = camera;
  useEffect(() => {
    let isOver = false;
    const at = Date.now();
    if (version > 0 && Number.isFinite(lat) && Number.isFinite(lng))
      askEvents('near', { lat, lng, roadway, road, location, direction }, at).then(
        (near) => {
          if (!isOver) setAnswer({ id, near, at });
        },
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [version, id, lat, lng, roadway, road, location, direction]);
  return answer?.id === id ? answer : null;
}

export function CameraEvents({ camera }: { camera: Camera }) {
  const answer = useNearEvents(camera);
  if (answer === null || answer.near.length === 0) return null;
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
