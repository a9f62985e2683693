'use client';

import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { AgencyLink } from '@/components/camera/camera-credit';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { CameraPicture } from '@/components/camera/camera-picture';
import { SourceBadge } from '@/components/camera/source-badge';
import { useMountTurn } from '@/components/feed/feed-scheduler';
import type { Camera } from '@/lib/camera/camera';
import { addressLine, directionArrow } from '@/lib/camera/facts';
import styles from './camera-card.module.css';

interface CameraCardProps {
  camera: Camera;
  /** Index in the list, and its length: a screen reader says "12 of 600". */
  index: number;
  total: number;
  href: string;
  onOpen: (id: string) => void;
  registerLink: (id: string, link: HTMLElement) => () => void;
}

/** Any other click opens a tab or window, as on every link. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.shiftKey && !hasModifier(event);
}

export const CameraCard = memo(function CameraCard(props: CameraCardProps) {
  const { camera, index, total, href, onOpen, registerLink } = props;
  const isFeedOn = useMountTurn();
  const linkRef = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(
    () => (linkRef.current ? registerLink(camera.id, linkRef.current) : undefined),
    [registerLink, camera.id],
  );
  const titleId = `camera-${camera.id}`;
  const address = addressLine(camera);
  const arrow = directionArrow(camera.direction);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Safari does not focus clicked links, and the dialog returns the focus here.
    event.currentTarget.focus();
    onOpen(camera.id);
  };
  return (
    <article className={styles.card} aria-labelledby={titleId} aria-posinset={index + 1} aria-setsize={total}>
      <div className={styles.picture}>
        {isFeedOn && <CameraPicture camera={camera} />}
        <SourceBadge camera={camera} />
        <FavoriteButton camera={camera} isOnPicture />
      </div>
      <h2 id={titleId} className={styles.title}>
        <a ref={linkRef} href={href} className={styles.link} onClick={handleClick}>
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
      <AgencyLink camera={camera} className={styles.credit} title={camera.attribution.license} />
    </article>
  );
});
