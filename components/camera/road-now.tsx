import { useNearEvents } from '@/components/road-reports/camera-events';
import { EventSign } from '@/components/road-reports/event-text';
import type { Camera } from '@/lib/camera/camera';
import { describeNear } from '@/lib/road-reports/near-camera';
import { kindOf } from '@/lib/road-reports/shown-event';
import styles from './road-now.module.css';

/** Closures and incidents near a card's camera. Lines that do not fit are hidden. */
export function RoadNow({ camera }: { camera: Camera }) {
  const near = useNearEvents(camera)?.near ?? [];
  if (near.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="On this road">
      {near.map((found) => (
        <li key={found.event.id} className={styles.line}>
          <EventSign kind={kindOf(found.event)} />
          <span>{describeNear(found, camera.country_code === 'ca')}</span>
        </li>
      ))}
    </ul>
  );
}
