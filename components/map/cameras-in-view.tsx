'use client';

import { useId, useState } from 'react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { Icon } from '@/components/ui/icon';
import type { Camera } from '@/lib/camera/camera';
import styles from './strip.module.css';

/** On a screen as low as a phone's on its side, the strip begins closed. */
const MIN_OPEN_HEIGHT_PX = 600;

interface CamerasInViewProps {
  /** Nearest to the center of the map first. */
  cameras: readonly Camera[];
  /** Cameras in sight, of which the list may be only the beginning. */
  total: number;
  onPick: (camera: Camera) => void;
}

/** The cameras in sight, live, below the map: a way to watch while one moves about. */
export function CamerasInView({ cameras, total, onPick }: CamerasInViewProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(() => window.innerHeight >= MIN_OPEN_HEIGHT_PX);
  return (
    <section className={styles.strip} aria-label="Cameras in this view">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Cameras in this view
        <span className={styles.total}>{total.toLocaleString('en-US')}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </button>
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {cameras.map((camera) => (
            <li key={camera.id} className={styles.tile}>
              <div className={styles.picture}>
                <CameraFeed source={camera} label={`Live picture: ${camera.location}`} />
              </div>
              <button
                type="button"
                className={styles.name}
                onClick={() => {
                  onPick(camera);
                }}
              >
                {camera.location}
              </button>
            </li>
          ))}
          {cameras.length === 0 && <li className={styles.none}>None here. Zoom out or move the map.</li>}
        </ul>
      )}
    </section>
  );
}
