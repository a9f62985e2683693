'use client';

import { useCallback, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { CameraView } from '@/lib/camera/camera';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { AngleGrid } from './angle-grid';
import { CameraFeed, type FeedSource } from './camera-feed';
import styles from './feed-stage.module.css';
import { MediaProvider, useMediaRef, type MediaRef } from './media-ref';
import { MultiAngleFeed } from './multi-angle-feed';
import { StageBar } from './stage-bar';
import { useZoom } from './use-zoom';

interface RewindSlots {
  readonly layer: ReactNode;
  readonly bar: ReactNode;
  readonly isPast: boolean;
}

const NO_REWIND: RewindSlots = { layer: null, bar: null, isPast: false };

interface FeedStageProps {
  source: FeedSource;
  /** Null for a camera with one angle. */
  angles: readonly CameraView[] | null;
  /** Index of the angle to begin with. */
  first?: number;
  label: string;
  /** Called with the index of the angle shown, or null for all of them. */
  onAngle: (index: number | null) => void;
  /** Of the one feed shown; pass a stable function. */
  onStatus: (status: FeedStatus) => void;
  overlay?: ReactNode;
  /** Covers the picture with an earlier one; its bar is beside the tools. Not for all angles at once. */
  rewind?: RewindSlots;
}

type FocusedFeedProps = Omit<FeedStageProps, 'overlay' | 'rewind'>;

function FocusedFeed({ source, angles, first = 0, label, onStatus, onAngle }: FocusedFeedProps) {
  if (angles === null) return <CameraFeed source={source} label={label} isFocused onStatus={onStatus} />;
  const reports = { onStatus, onAngle };
  return <MultiAngleFeed source={source} angles={angles} first={first} label={label} isFocused {...reports} />;
}

interface PictureBoxProps extends Pick<ReturnType<typeof useZoom>, 'zoom' | 'isZoomed' | 'isDragging'> {
  boxRef: RefObject<HTMLDivElement | null>;
  mediaRef: MediaRef;
  isPast: boolean;
  children: ReactNode;
}

function PictureBox({ boxRef, mediaRef, zoom, isZoomed, isDragging, isPast, children }: PictureBoxProps) {
  const position = {
    '--zoom': zoom.scale,
    '--zoom-x': `${zoom.x}px`,
    '--zoom-y': `${zoom.y}px`,
  } as CSSProperties;
  return (
    <div
      ref={boxRef}
      className={styles.picture}
      data-zoomed={isZoomed}
      data-dragging={isDragging}
      data-past={isPast}
      style={position}
    >
      <MediaProvider mediaRef={mediaRef}>{children}</MediaProvider>
    </div>
  );
}

export function FeedStage({ overlay, rewind = NO_REWIND, ...feed }: FeedStageProps) {
  const { source, angles, label, onAngle, onStatus } = feed;
  const stageRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const [isLive, setLive] = useState(false);
  const [isAll, setAll] = useState(false);
  const { zoom, isZoomed, isDragging, ...actions } = useZoom(boxRef, mediaRef, !isAll);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      setLive(status.phase === 'live');
      onStatus(status);
    },
    [onStatus],
  );
  const handleToggle = () => {
    actions.onReset();
    setAll(!isAll);
    if (isAll) return;
    onAngle(null);
    onStatus(IDLE);
  };
  const isPast = rewind.isPast && !isAll;
  return (
    <div ref={stageRef} className={styles.stage} data-live={isLive && !isPast}>
      {isAll && angles ? (
        <div className={styles.angles}>
          <AngleGrid source={source} angles={angles} label={label} overlay={overlay} />
        </div>
      ) : (
        <PictureBox {...{ boxRef, mediaRef, zoom, isZoomed, isDragging, isPast }}>
          <FocusedFeed {...feed} onStatus={handleStatus} />
          {overlay}
          {rewind.layer}
        </PictureBox>
      )}
      <StageBar
        stageRef={stageRef}
        mediaRef={mediaRef}
        isVideoPlaying={isLive && !isAll}
        zoom={isAll ? null : { scale: zoom.scale, ...actions }}
        angles={angles && { isAll, onToggle: handleToggle }}
      >
        {!isAll && rewind.bar}
      </StageBar>
    </div>
  );
}
