'use client';

import { useCallback, useRef } from 'react';
import { angleNameOf } from '@/lib/camera/angles';
import type { CameraView } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { AngleBar } from './angle-bar';
import { AngleGrid } from './angle-grid';
import { CameraFeed } from './camera-feed';
import styles from './multi-angle-feed.module.css';
import { useAngleRotation } from './use-angle-rotation';
import { useHeldPicture } from './use-held-picture';

interface AnglesProps {
  /** At least one. A viewer keeps its place: give it a `key` when it changes to another camera. */
  views: readonly CameraView[];
  /** The agency's own time between two pictures, milliseconds. */
  refreshMs: number | null;
  /** What all angles show, for those who cannot see it. */
  label: string;
}

function RotatingFeed({ views, refreshMs, label }: AnglesProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { feedRef, coverRef, hold, follow } = useHeldPicture();
  const { index, isRotating, step, toggle, report } = useAngleRotation(boxRef, views.length, hold);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      follow(status);
      report(status);
    },
    [follow, report],
  );
  const view = views[index];
  if (!view) return null;
  const name = angleNameOf(view, index);
  return (
    <div ref={boxRef} className={styles.box} role="group" aria-label={`Angles: ${label}`}>
      <div ref={feedRef} className={styles.feed}>
        <CameraFeed
          key={index}
          source={{ videoUrl: view.videoUrl, imageUrl: view.imageUrl, refreshMs }}
          label={`${label}, ${name}`}
          onStatus={handleStatus}
        />
      </div>
      <div ref={coverRef} className={styles.cover} aria-hidden="true" />
      <AngleBar
        name={name}
        position={index + 1}
        total={views.length}
        isRotating={isRotating}
        onStep={step}
        onToggle={toggle}
      />
    </div>
  );
}

/** A camera with several angles: one after the other by itself or by hand, or (`grid`) all at once (spec 2 and 4). */
export function MultiAngleFeed({ mode = 'rotate', ...angles }: AnglesProps & { mode?: 'rotate' | 'grid' }) {
  return mode === 'grid' ? <AngleGrid {...angles} /> : <RotatingFeed {...angles} />;
}
