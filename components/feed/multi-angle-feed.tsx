'use client';

import { useCallback, useEffect, useRef } from 'react';
import { getAngleName } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { AngleBar } from './angle-bar';
import { CameraFeed } from './camera-feed';
import styles from './multi-angle-feed.module.css';
import { MediaProvider, useMediaRef } from './media-ref';
import { useAngleRotation } from './use-angle-rotation';
import { useHeldPicture } from './use-held-picture';

interface MultiAngleFeedProps {
  /** At least one. A viewer keeps its place: give it a `key` when it changes to another camera. */
  views: readonly CameraView[];
  /** The agency's own time between two pictures, milliseconds. */
  refreshMs: number | null;
  /** What all angles show, for those who cannot see it. */
  label: string;
  /** Looked at enlarged: see `CameraFeed`. */
  isFocused?: boolean;
  onStatus?: (status: FeedStatus) => void;
  /** Called with the angle on show, from 0: at the start and with each change. */
  onAngle?: (index: number) => void;
}

/** A camera with several angles: one after the other, by itself or by hand (spec 2 and 4). */
export function MultiAngleFeed(props: MultiAngleFeedProps) {
  const { views, refreshMs, label, isFocused = false, onStatus, onAngle } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const { coverRef, hold, follow } = useHeldPicture(mediaRef);
  const { index, isRotating, step, toggle, report } = useAngleRotation(boxRef, views.length, {
    isFocused,
    onLeave: hold,
  });
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      follow(status);
      report(status);
      onStatus?.(status);
    },
    [follow, report, onStatus],
  );
  useEffect(() => {
    onAngle?.(index);
  }, [onAngle, index]);
  const view = views[index];
  if (!view) return null;
  const name = getAngleName(view, index);
  return (
    <div ref={boxRef} className={styles.box} data-focused={isFocused} role="group" aria-label={`Angles: ${label}`}>
      <div className={styles.feed}>
        <MediaProvider mediaRef={mediaRef}>
          <CameraFeed
            key={index}
            source={{ videoUrl: view.videoUrl, imageUrl: view.imageUrl, refreshMs }}
            label={`${label}, ${name}`}
            isFocused={isFocused}
            onStatus={handleStatus}
          />
        </MediaProvider>
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
