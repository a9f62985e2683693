'use client';

import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { CameraView } from '@/lib/camera/camera';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { AngleGrid } from './angle-grid';
import { CameraFeed, type FeedSource } from './camera-feed';
import styles from './feed-stage.module.css';
import { MediaProvider, useMediaRef } from './media-ref';
import { MultiAngleFeed } from './multi-angle-feed';
import { StageBar } from './stage-bar';
import { useZoom } from './use-zoom';

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
}

type FocusedFeedProps = Omit<FeedStageProps, 'overlay'>;

function FocusedFeed({ source, angles, first = 0, label, onStatus, onAngle }: FocusedFeedProps) {
  if (angles === null) return <CameraFeed source={source} label={label} isFocused onStatus={onStatus} />;
  const reports = { onStatus, onAngle };
  return <MultiAngleFeed source={source} angles={angles} first={first} label={label} isFocused {...reports} />;
}

export function FeedStage({ source, angles, first = 0, label, overlay, onAngle, onStatus }: FeedStageProps) {
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
  const position = {
    '--zoom': zoom.scale,
    '--zoom-x': `${zoom.x}px`,
    '--zoom-y': `${zoom.y}px`,
  } as CSSProperties;
  return (
    <div ref={stageRef} className={styles.stage} data-live={isLive}>
      {isAll && angles ? (
        <div className={styles.angles}>
          <AngleGrid source={source} angles={angles} label={label} overlay={overlay} />
        </div>
      ) : (
        <div ref={boxRef} className={styles.picture} data-zoomed={isZoomed} data-dragging={isDragging} style={position}>
          <MediaProvider mediaRef={mediaRef}>
            <FocusedFeed {...{ source, angles, first, label, onAngle }} onStatus={handleStatus} />
            {overlay}
          </MediaProvider>
        </div>
      )}
      <StageBar
        stageRef={stageRef}
        mediaRef={mediaRef}
        isVideoPlaying={isLive && !isAll}
        zoom={isAll ? null : { scale: zoom.scale, ...actions }}
        angles={angles && { isAll, onToggle: handleToggle }}
      />
    </div>
  );
}
