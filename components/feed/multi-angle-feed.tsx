'use client';

import { useCallback, useEffect, useRef } from 'react';
import { getAngleName } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { AngleBar } from './angle-bar';
import { CameraFeed, type FeedSource } from './camera-feed';
import styles from './multi-angle-feed.module.css';
import { MediaProvider, useMediaRef } from './media-ref';
import { useAngleRotation } from './use-angle-rotation';
import { usePictureCover } from './use-picture-cover';

interface MultiAngleFeedProps {
  source: FeedSource;
  /** At least one. Set a `key` per camera: the component keeps its position in the list. */
  angles: readonly CameraView[];
  label: string;
  /** Index of the angle to begin with. */
  first?: number;
  isFocused?: boolean;
  onStatus?: (status: FeedStatus) => void;
  /** Called with the index of the angle shown, first on mount. */
  onAngle?: (index: number) => void;
}

export function MultiAngleFeed(props: MultiAngleFeedProps) {
  const { source, angles, label, first = 0, isFocused = false, onStatus, onAngle } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const { coverRef, cover, follow } = usePictureCover(mediaRef);
  const { index, isRotating, step, toggle, report } = useAngleRotation(boxRef, angles.length, {
    first,
    isFocused,
    onLeave: cover,
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
  const angle = angles[index];
  if (!angle) return null;
  const name = getAngleName(angle, index);
  return (
    <div ref={boxRef} className={styles.box} data-focused={isFocused} role="group" aria-label={`Angles: ${label}`}>
      <MediaProvider mediaRef={mediaRef}>
        <CameraFeed
          key={index}
          source={{ ...source, videoUrl: angle.videoUrl, imageUrl: angle.imageUrl }}
          label={`${label}, ${name}`}
          isFocused={isFocused}
          onStatus={handleStatus}
        />
      </MediaProvider>
      <div ref={coverRef} className={styles.cover} aria-hidden="true" />
      <AngleBar
        name={name}
        position={index + 1}
        total={angles.length}
        isRotating={isRotating}
        onStep={step}
        onToggle={toggle}
      />
    </div>
  );
}
