'use client';

import { useCallback, useEffect, useRef } from 'react';
import { getAngleName } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { CameraFeed, type FeedSource } from './camera-feed';
import styles from './multi-angle-feed.module.css';
import { MediaProvider, useMediaRef } from './media-ref';
import { useAngleRotation } from './use-angle-rotation';
import { usePictureCover } from './use-picture-cover';

interface AngleBarProps {
  name: string;
  /** Of the angle shown, from 1. */
  position: number;
  total: number;
  isRotating: boolean;
  onStep: (by: 1 | -1) => void;
  onToggle: () => void;
}

const STATES = { rotating: 'M10 6a4 4 0 1 1-1.4-3M9 .8V3H6.8', paused: 'M4 2.5v7M8 2.5v7' } as const;

function StepButton({ title, onClick }: { title: string; onClick: () => void }) {
  return <button type="button" className={styles.step} title={title} aria-label={title} onClick={onClick} />;
}

function AngleBar({ name, position, total, isRotating, onStep, onToggle }: AngleBarProps) {
  const label = `ANGLE: ${name} (${position}/${total})`;
  return (
    <div className={styles.bar}>
      <StepButton title="Previous angle" onClick={() => onStep(-1)} />
      <button
        type="button"
        className={styles.label}
        title={isRotating ? 'Auto-rotating (click to pause)' : 'Click to resume auto-rotation'}
        aria-label={label}
        aria-pressed={isRotating}
        data-rotating={isRotating}
        onClick={onToggle}
      >
        <span className={styles.face}>
          <svg className={styles.glyph} viewBox="0 0 12 12" aria-hidden="true">
            <path d={isRotating ? STATES.rotating : STATES.paused} />
          </svg>
          <span className={styles.words}>
            <span className={styles.angle}>
              <span className={styles.name}>{`ANGLE: ${name}`}</span>
              <span>{` (${position}/${total})`}</span>
            </span>
            <span className={styles.state} aria-hidden="true">
              {isRotating ? 'AUTO ROTATE ON' : 'AUTO ROTATE OFF'}
            </span>
          </span>
        </span>
      </button>
      <StepButton title="Next angle" onClick={() => onStep(1)} />
    </div>
  );
}

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
