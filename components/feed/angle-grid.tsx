'use client';

import type { ReactNode } from 'react';
import { getAngleName } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import styles from './angle-grid.module.css';
import { CameraFeed } from './camera-feed';
import { MediaProvider } from './media-ref';

interface AngleGridProps {
  views: readonly CameraView[];
  /** The agency's own time between two pictures, milliseconds. */
  refreshMs: number | null;
  /** What all angles show, for those who cannot see it. */
  label: string;
  /** Lies over each picture. */
  overlay?: ReactNode;
}

/** All angles of a camera at once, each with its name. As high as its tiles need: give it a box that scrolls. */
export function AngleGrid({ views, refreshMs, label, overlay }: AngleGridProps) {
  return (
    <ul className={styles.grid} aria-label={`Angles: ${label}`}>
      {views.map((view, index) => {
        const name = getAngleName(view, index);
        return (
          // Angles have no id of their own and may share a name; their order is the agency's.
          <li key={index} className={styles.tile}>
            <MediaProvider>
              <CameraFeed
                source={{ videoUrl: view.videoUrl, imageUrl: view.imageUrl, refreshMs }}
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
