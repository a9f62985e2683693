import type { Camera } from '@/lib/camera/camera';
import { cameraFacts } from '@/lib/camera/facts';
import styles from './camera-facts.module.css';

/** Where a camera stands, line by line. */
export function CameraFacts({ camera }: { camera: Camera }) {
  return (
    <dl className={styles.facts}>
      {cameraFacts(camera).map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd data-figures={label === 'COORDINATES'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
