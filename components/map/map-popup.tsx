import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CameraFacts } from '@/components/camera/camera-facts';
import { CameraPicture } from '@/components/camera/camera-picture';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { AgencyLink, SourceBadge } from '@/components/camera/source-badge';
import { DetectionLayer } from '@/components/detection/detection-panel';
import { DetectionToggle, useDetectionFlag } from '@/components/detection/detection-toggle';
import { OpenedFeedContext } from '@/components/feed/players/feed-scheduler';
import { MediaProvider } from '@/components/feed/media-ref';
import { AddToWall } from '@/components/saved/add-to-wall';
import { IconButton } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import type { MapScene } from './map-scene';
import styles from './popup.module.css';

interface MapDialogProps {
  scene: MapScene;
  at: Point;
  className: string | undefined;
  titleId: string;
  onClose: () => void;
  children: ReactNode;
}

export function MapDialog({ scene: { map }, at: { lng, lat }, className, titleId, onClose, children }: MapDialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const { x, y } = map.project([lng, lat]);
      if (ref.current) ref.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    };
    place();
    const listening = [map.on('move', place), map.on('resize', place)];
    return () => listening.forEach((subscription) => subscription.unsubscribe());
  }, [map, lng, lat]);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key belongs to the whole dialog
    <div
      ref={ref}
      className={className}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {children}
    </div>
  );
}

interface MapPopupProps {
  camera: Camera;
  at: Point;
  scene: MapScene;
  onExpand: () => void;
  onClose: () => void;
}

export function MapPopup({ camera, at, scene, onExpand, onClose }: MapPopupProps) {
  const titleId = useId();
  const { isOn, onToggle } = useDetectionFlag(camera);
  const isVideo = camera.feedType === 'video';
  return (
    <MapDialog className={styles.popup} {...{ scene, at, titleId, onClose }}>
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
    </MapDialog>
  );
}
