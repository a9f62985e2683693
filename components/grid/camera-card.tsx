'use client';

import { memo, type MouseEvent } from 'react';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { CameraPicture } from '@/components/camera/camera-picture';
import { SourceBadge } from '@/components/camera/source-badge';
import { useMountTurn } from '@/components/feed/feed-scheduler';
import type { Camera } from '@/lib/camera/camera';
import { addressLine, directionArrow } from '@/lib/camera/facts';
import styles from './camera-card.module.css';

interface CameraCardProps {
  camera: Camera;
  /** Place in the whole list, from 0, and its length: a screen reader says "12 of 600". */
  position: number;
  total: number;
  /** The address at which this camera is open. */
  href: string;
  onOpen: (id: string) => void;
}

/** A plain click; any other opens a tab or a window of its own, as with every link. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** One camera of the wall: the live picture, its source, where it stands. */
export const CameraCard = memo(function CameraCard({ camera, position, total, href, onOpen }: CameraCardProps) {
  const isFeedOn = useMountTurn();
  const titleId = `camera-${camera.id}`;
  const address = addressLine(camera);
  const arrow = directionArrow(camera.direction);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked, and the focus has to find back to it.
    event.currentTarget.focus();
    onOpen(camera.id);
  };
  return (
    <article className={styles.card} aria-labelledby={titleId} aria-posinset={position + 1} aria-setsize={total}>
      <div className={styles.picture}>
        {isFeedOn && <CameraPicture camera={camera} />}
        <SourceBadge camera={camera} />
        <FavoriteButton camera={camera} isOnPicture />
      </div>
      <h2 id={titleId} className={styles.title}>
        <a href={href} className={styles.link} onClick={handleClick}>
          {camera.location}
        </a>
      </h2>
      <p className={styles.address}>{address}</p>
      <p className={styles.road}>
        {camera.roadway}
        {camera.direction !== '' && (
          <span className={styles.direction}>
            {arrow} {camera.direction}
          </span>
        )}
      </p>
      <a
        className={styles.credit}
        href={camera.attribution.url}
        rel="noreferrer"
        target="_blank"
        title={camera.attribution.license}
      >
        {camera.attribution.name}
      </a>
    </article>
  );
});
