import { EventSign } from '@/components/road-reports/event-text';
import { useRoad } from '@/components/road-reports/use-road';
import type { Camera } from '@/lib/camera/camera';
import { listLines } from '@/lib/road-reports/road-lines';
import styles from './road-now.module.css';

/** Statements of a card's road. Lines that do not fit are hidden. */
export function RoadNow({ camera }: { camera: Camera }) {
  const answer = useRoad(camera);
  const lines = answer ? listLines(answer, camera.country_code === 'ca') : [];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="On this road">
      {lines.map(({ id, kind, text }) => (
        <li key={id} className={styles.line}>
          <EventSign kind={kind} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
