'use client';

import { memo } from 'react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { SourceBadge } from '@/components/camera/source-badge';
import { addressLine } from '@/lib/camera/address';
import type { Camera } from '@/lib/camera/camera';
import styles from './camera-card.module.css';
import { directionArrow } from '@/lib/camera/direction-arrow';

interface CameraCardProps {
  camera: Camera;
  /** Place in the whole list, from 0, and its length: a screen reader says "12 of 600". */
  position: number;
  total: number;
}

/** One camera of the wall: the live picture, its source, where it stands. */
export const CameraCard = memo(function CameraCard({ camera, position, total }: CameraCardProps) {
  const titleId = `camera-${camera.id}`;
  const address = addressLine(camera, 'compact');
  const arrow = directionArrow(camera.direction);
  return (
    <article className={styles.card} aria-labelledby={titleId} aria-posinset={position + 1} aria-setsize={total}>
      <div className={styles.surface}>
        <div className={styles.picture}>
          <CameraFeed source={camera} label={`Live picture: ${camera.location}`} />
          <SourceBadge camera={camera} />
        </div>
        <div className={styles.info}>
          <h3 id={titleId} className={styles.title} title={camera.location}>
            {camera.location}
          </h3>
          <p className={styles.address}>{address}</p>
          <dl className={styles.facts}>
            {camera.roadway !== '' && (
              <div>
                <dt>Road</dt>
                <dd>{camera.roadway}</dd>
              </div>
            )}
            {camera.direction !== '' && (
              <div>
                <dt>Dir</dt>
                <dd>
                  {arrow !== null && <span aria-hidden="true">{arrow} </span>}
                  {camera.direction}
                </dd>
              </div>
            )}
          </dl>
          <p className={styles.credit}>
            <a href={camera.attribution.url} rel="noreferrer" target="_blank" title={camera.attribution.licence}>
              {camera.attribution.name}
            </a>
          </p>
        </div>
      </div>
    </article>
  );
});
