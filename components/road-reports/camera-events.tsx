import type { Camera } from '@/lib/camera/camera';
import { describeNear, describeSign } from '@/lib/road-reports/near-camera';
import { EventText } from './event-text';
import { SignBoard } from './sign-board';
import { useRoad } from './use-road';
import styles from './events.module.css';

export function CameraEvents({ camera }: { camera: Camera }) {
  const answer = useRoad(camera);
  if (answer === null) return null;
  const { near, signs, closures, at } = answer;
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
      {near.length === 0 && closures !== 'read' && (
        <p className={styles.unknown}>
          {closures === 'unread' ? 'We don’t have closure data here.' : 'No agency publishes closures here.'}
        </p>
      )}
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
