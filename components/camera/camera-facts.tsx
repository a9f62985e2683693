import type { Camera } from '@/lib/camera/camera';
import { cameraFacts } from '@/lib/camera/facts';
import styles from './camera-facts.module.css';

interface CameraFactsProps {
  camera: Camera;
  /** The angle shown, for a camera with several. */
  angle?: string;
}

export function CameraFacts({ camera, angle }: CameraFactsProps) {
  return (
    <dl className={styles.facts}>
      {cameraFacts(camera, angle).map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd data-figures={label === 'COORDINATES'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
