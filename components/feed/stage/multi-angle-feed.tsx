import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '@/components/browser/page-state';
import type { CameraView } from '@/lib/camera/camera';
import { getAngleName } from '@/lib/camera/traits';
import { ANGLE_RECHECK_MS, ANGLE_ROTATION_MS } from '@/lib/constants/feed';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { CameraFeed } from '../camera-feed';
import type { FeedSource } from '../feed-pair';
import { copyPicture } from '../copy-picture';
import { MediaProvider, useMediaRef, type MediaRef } from '../media-ref';
import barStyles from './angle-bar.module.css';
import styles from './multi-angle-feed.module.css';
import { useVisibility } from '../players/feed-scheduler';

type AngleBarProps = Omit<ReturnType<typeof useAngleRotation>, 'report'> & { name: string; total: number };

const STATES = { rotating: 'M10 6a4 4 0 1 1-1.4-3M9 .8V3H6.8', paused: 'M4 2.5v7M8 2.5v7' } as const;

function StepButton({ title, onClick }: { title: string; onClick: () => void }) {
  return <button type="button" className={barStyles.step} title={title} aria-label={title} onClick={onClick} />;
}

function AngleBar({ name, index, total, isRotating, onStep, onToggle }: AngleBarProps) {
  const position = `(${index + 1}/${total})`;
  return (
    <div className={barStyles.bar}>
      <StepButton title="Previous angle" onClick={() => onStep(-1)} />
      <button
        type="button"
        className={barStyles.label}
        title={isRotating ? 'Auto-rotating (click to pause)' : 'Click to resume auto-rotation'}
        aria-label={`ANGLE: ${name} ${position}`}
        aria-pressed={isRotating}
        data-rotating={isRotating}
        onClick={onToggle}
      >
        <span className={barStyles.face}>
          <svg className={barStyles.glyph} viewBox="0 0 12 12" aria-hidden="true">
            <path d={isRotating ? STATES.rotating : STATES.paused} />
          </svg>
          <span className={barStyles.words}>
            <span className={barStyles.angle}>
              <span className={barStyles.name}>{`ANGLE: ${name}`}</span>
              <span>{` ${position}`}</span>
            </span>
            <span className={barStyles.state} aria-hidden="true">
              {isRotating ? 'AUTO ROTATE ON' : 'AUTO ROTATE OFF'}
            </span>
          </span>
        </span>
      </button>
      <StepButton title="Next angle" onClick={() => onStep(1)} />
    </div>
  );
}

/** @param onLeave called before the angle changes */
function useAngleRotation(
  boxRef: RefObject<HTMLElement | null>,
  total: number,
  { first, isFocused, onLeave }: { first: number; isFocused: boolean; onLeave: () => void },
) {
  const [index, setIndex] = useState(first < total ? first : 0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const downAt = useRef(new Map<number, number>());
  const { isWatched } = useVisibility(boxRef, isFocused);
  const prefersStill = useReducedMotion();
  const isRotating = choice ?? !prefersStill;
  const isMoving = isRotating && isWatched && total > 1;

  const show = (next: number) => {
    if (next !== index) onLeave();
    setIndex(next);
  };
  const advance = useEffectEvent(() => {
    const isDown = (angle: number) => performance.now() - (downAt.current.get(angle) ?? -Infinity) < ANGLE_RECHECK_MS;
    const others = Array.from({ length: total - 1 }, (_, step) => (index + 1 + step) % total);
    show(others.find((angle) => !isDown(angle)) ?? index);
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => advance(), ANGLE_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isMoving, index]);

  const report = useCallback(
    ({ phase }: FeedStatus) => {
      if (phase === 'down') downAt.current.set(index, performance.now());
      else if (phase !== 'idle' && phase !== 'connecting') downAt.current.delete(index);
    },
    [index],
  );
  const onStep = (by: 1 | -1) => {
    setChoice(false);
    show((index + by + total) % total);
  };
  return { index, isRotating, onStep, onToggle: () => setChoice(!isRotating), report };
}

/** A full copy of a 4K still takes 33 MB. */
const MAX_WIDTH_PX = 1_280;

function usePictureCover(mediaRef: MediaRef) {
  const coverRef = useRef<HTMLDivElement>(null);
  const phase = useRef<FeedStatus['phase']>('idle');

  const cover = useCallback(() => {
    const picture = mediaRef.current;
    if (!picture || (phase.current !== 'live' && phase.current !== 'picture')) return;
    coverRef.current?.replaceChildren(copyPicture(picture, { maxWidthPx: MAX_WIDTH_PX }));
    phase.current = 'idle';
  }, [mediaRef]);

  const follow = useCallback((status: FeedStatus) => {
    phase.current = status.phase;
    if (status.phase !== 'idle' && status.phase !== 'connecting') coverRef.current?.replaceChildren();
  }, []);

  return { coverRef, cover, follow };
}

interface MultiAngleFeedProps {
  source: FeedSource;
  /** At least one. Set a `key` per camera to reset the angle. */
  angles: readonly CameraView[];
  label: string;
  first?: number;
  isFocused?: boolean;
  onStatus?: (status: FeedStatus) => void;
  onAngle?: (index: number) => void;
}

export function MultiAngleFeed(props: MultiAngleFeedProps) {
  const { source, angles, label, first = 0, isFocused = false, onStatus, onAngle } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const { coverRef, cover, follow } = usePictureCover(mediaRef);
  const { report, ...rotation } = useAngleRotation(boxRef, angles.length, {
    first,
    isFocused,
    onLeave: cover,
  });
  const { index } = rotation;
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
      <AngleBar {...rotation} name={name} total={angles.length} />
    </div>
  );
}
