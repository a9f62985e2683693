'use client';

import type { ReactNode } from 'react';
import { getAngleName } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import styles from './angle-grid.module.css';
import { CameraFeed, type FeedSource } from './camera-feed';
import { MediaProvider } from './media-ref';

interface AngleGridProps {
  source: FeedSource;
  angles: readonly CameraView[];
  label: string;
  overlay?: ReactNode;
}

/** All angles of a camera at once, each with its name. Put it into a box that scrolls. */
export function AngleGrid({ source, angles, label, overlay }: AngleGridProps) {
  return (
    <ul className={styles.grid} aria-label={`Angles: ${label}`}>
      {angles.map((angle, index) => {
        const name = getAngleName(angle, index);
        return (
          // Angles have no id and may share a name.
          <li key={index} className={styles.tile}>
            <MediaProvider>
              <CameraFeed
                source={{ ...source, videoUrl: angle.videoUrl, imageUrl: angle.imageUrl }}
                label={`${label}, ${name}`}
                isInFront
              />
              {overlay}
            </MediaProvider>
            <span className={styles.name}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
