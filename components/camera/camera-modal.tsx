'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { FeedStage } from '@/components/feed/feed-stage';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatAngle, getAngles } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';
import type { Neighbors } from '@/lib/search/neighbors';
import { CameraCredit } from './camera-credit';
import { CameraFacts } from './camera-facts';
import styles from './camera-modal.module.css';
import { CopyLink } from './copy-link';
import { FavoriteButton } from './favorite-button';
import { NeighborBar } from './neighbor-bar';
import { SourceBadge } from './source-badge';
import { useCameraDetection } from './use-camera-detection';

interface CameraModalProps {
  /** May change while it is open; the focus then stays where it is. */
  camera: Camera;
  /** The cameras before and behind this one. */
  neighbors: Neighbors;
  /** Asks for another camera by its id. */
  onStep: (id: string) => void;
  onClose: () => void;
  /** Shows the camera on the map. Without it there is no such button. */
  onViewOnMap?: (id: string) => void;
}

const hasPlace = ({ lat, lng }: Camera) => Number.isFinite(lat) && Number.isFinite(lng);

/** One camera enlarged: its picture as large as the screen allows, and what is known of it (spec 2). */
export function CameraModal({ camera, neighbors, onClose, onStep, onViewOnMap }: CameraModalProps) {
  const titleId = useId();
  const detection = useCameraDetection(camera);
  const aboutRef = useRef<HTMLElement>(null);
  const [angleIndex, setAngleIndex] = useState<number | null>(0);
  const angles = getAngles(camera);
  useEffect(() => {
    if (aboutRef.current) aboutRef.current.scrollTop = 0;
  }, [camera.id]);
  return (
    <Dialog labelledBy={titleId} size="full" onClose={onClose}>
      <div className={styles.layout}>
        <div className={styles.source}>
          <SourceBadge camera={camera} isInline />
          <FavoriteButton camera={camera} />
        </div>
        <div className={styles.screen}>
          <FeedStage
            key={camera.id}
            source={camera}
            angles={angles}
            label={`Live picture: ${camera.location}`}
            overlay={detection.overlay}
            onAngle={setAngleIndex}
          />
        </div>
        <section ref={aboutRef} className={styles.about} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title} aria-live="polite">
            {camera.location}
          </h2>
          <CameraFacts camera={camera} angle={angles ? formatAngle(angles, angleIndex) : ''} />
          <div className={styles.actions}>
            {onViewOnMap && hasPlace(camera) && <Button onClick={() => onViewOnMap(camera.id)}>VIEW ON MAP</Button>}
            {detection.toggle}
            <CopyLink />
          </div>
          <CameraCredit camera={camera} />
        </section>
        <div className={styles.steps}>
          <NeighborBar neighbors={neighbors} onStep={onStep} />
        </div>
        <FavoritesNotice />
      </div>
    </Dialog>
  );
}
