import { badgeLabel } from '@/lib/camera/badge';
import type { Camera } from '@/lib/camera/camera';
import styles from './source-badge.module.css';

/** Where a picture comes from, in its top left corner; synthetic cameras say DEMO beside it. */
export function SourceBadge({ camera }: { camera: Camera }) {
  return (
    <p className={styles.badges}>
      <span className={styles.badge}>{badgeLabel(camera.source)}</span>
      {camera.isDemo === true && <span className={styles.demo}>DEMO</span>}
    </p>
  );
}
