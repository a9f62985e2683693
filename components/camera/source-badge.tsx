import type { ComponentProps } from 'react';
import { getAgency } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import styles from './source-badge.module.css';

export function SourceBadge({ camera, isInline = false }: { camera: Camera; isInline?: boolean }) {
  const { badge } = getAgency(camera.source);
  if (camera.isDemo !== true) {
    return (
      <p className={styles.only} data-inline={isInline}>
        {badge}
      </p>
    );
  }
  return (
    <p className={styles.badges} data-inline={isInline}>
      <span className={styles.badge}>{badge}</span>
      <span className={styles.demo}>DEMO</span>
    </p>
  );
}

interface AgencyLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  camera: Pick<Camera, 'attribution'>;
}

export function AgencyLink({ camera: { attribution }, children = attribution.name, ...props }: AgencyLinkProps) {
  return (
    <a href={attribution.url} rel="noreferrer" target="_blank" {...props}>
      {children}
    </a>
  );
}
