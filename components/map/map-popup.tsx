'use client';

import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { AgencyLink } from '@/components/camera/agency-link';
import { CameraFacts } from '@/components/camera/camera-facts';
import { CameraPicture } from '@/components/camera/camera-picture';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { SourceBadge } from '@/components/camera/source-badge';
import { DetectionLayer } from '@/components/detection/detection-layer';
import { DetectionToggle, useDetectionFlag } from '@/components/detection/detection-toggle';
import { OpenedFeedContext } from '@/components/feed/players/feed-scheduler';
import { MediaProvider } from '@/components/feed/media-ref';
import { AddToWall } from '@/components/saved/add-to-wall';
import { IconButton } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import type { MapScene } from './map-scene';
import { pin, type Anchor } from './markers/map-overlay';
import styles from './popup.module.css';

interface MapPopupProps {
  camera: Camera;
  anchor: Anchor;
  scene: MapScene;
  onExpand: () => void;
  onClose: () => void;
}

export function MapPopup({ camera, anchor, scene, onExpand, onClose }: MapPopupProps) {
  const titleId = useId();
  const { isOn, onToggle } = useDetectionFlag(camera);
  const isVideo = camera.feedType === 'video';
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    return element ? pin(scene.map, element, anchor) : undefined;
  }, [scene, anchor]);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key belongs to the whole dialog
    <div ref={ref} className={styles.popup} role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={handleKey}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <MediaProvider>
            <OpenedFeedContext value={true}>
              <CameraPicture camera={camera} />
            </OpenedFeedContext>
            {isVideo && isOn && <DetectionLayer camera={camera} />}
          </MediaProvider>
        </div>
        <div className={styles.head}>
          <SourceBadge camera={camera} isInline />
          <div className={styles.actions}>
            {isVideo && <DetectionToggle isOn={isOn} onToggle={onToggle} />}
            <FavoriteButton camera={camera} />
            <div className={styles.expand}>
              <IconButton icon="expand" label="Enlarge" onClick={onExpand} />
            </div>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
        </div>
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            {camera.location}
          </h2>
          <CameraFacts camera={camera} />
          <div className={styles.walls}>
            <AddToWall id={camera.id} />
          </div>
          <p className={styles.credit}>
            Picture: <AgencyLink camera={camera} />
          </p>
        </div>
      </div>
    </div>
  );
}
