import { getBadge } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import styles from './source-badge.module.css';

interface SourceBadgeProps {
  camera: Camera;
  /** In the text instead of the picture's top left corner. */
  isInline?: boolean;
}

export function SourceBadge({ camera, isInline = false }: SourceBadgeProps) {
  return (
    <p className={styles.badges} data-inline={isInline}>
      <span className={styles.badge}>{getBadge(camera.source)}</span>
      {camera.isDemo === true && <span className={styles.demo}>DEMO</span>}
    </p>
  );
}
