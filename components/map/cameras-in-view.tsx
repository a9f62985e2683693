import { useId, useState } from 'react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Camera } from '@/lib/camera/camera';
import { formatCount } from '@/lib/core/format-count';
import type { Point } from '@/lib/geo/point';
import type { VisibleCameras } from './markers/cluster-client';
import styles from './strip.module.css';

const MIN_OPEN_HEIGHT_PX = 600;

interface CamerasInViewProps {
  visible: VisibleCameras | null;
  onPick: (camera: Camera, at: Point) => void;
  onShowAll: (() => void) | null;
}

export function CamerasInView({ visible, onPick, onShowAll }: CamerasInViewProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(() => window.innerHeight >= MIN_OPEN_HEIGHT_PX);
  return (
    <section className={styles.strip} aria-label="Cameras in this view">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        Cameras in this view
        {visible && <span className={styles.total}>{formatCount(visible.total)}</span>}
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {visible?.cameras.map(({ camera, at }) => (
            <li key={camera.id} className={styles.tile}>
              <div className={styles.picture}>
                <CameraFeed source={camera} label={`Live picture: ${camera.location}`} />
              </div>
              <button type="button" className={styles.name} onClick={() => onPick(camera, at)}>
                {camera.location}
              </button>
            </li>
          ))}
          {(visible === null || visible.cameras.length === 0) && (
            <li className={styles.none}>
              {visible !== null && onShowAll && (
                <p>
                  No cameras in this view. <Button onClick={onShowAll}>Show all</Button>
                </p>
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
