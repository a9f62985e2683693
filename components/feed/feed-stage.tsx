'use client';

import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { CameraView } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { AngleGrid } from './angle-grid';
import { CameraFeed, type FeedSource } from './camera-feed';
import styles from './feed-stage.module.css';
import { MediaProvider, useMediaRef } from './media-ref';
import { MultiAngleFeed } from './multi-angle-feed';
import { StageBar } from './stage-bar';
import { useZoom } from './use-zoom';

interface FeedStageProps {
  source: FeedSource;
  /** The angles of a camera that has several. */
  angles: readonly CameraView[] | null;
  label: string;
  /** Called with the angle on show, from 0, or with null when all are. */
  onAngle: (index: number | null) => void;
  /** Lies over the picture, and over each angle where all are shown; it is in a positioned box with the feed. */
  overlay?: ReactNode;
}

interface FocusedFeedProps extends Omit<FeedStageProps, 'overlay'> {
  onStatus: (status: FeedStatus) => void;
}

function FocusedFeed({ source, angles, label, onStatus, onAngle }: FocusedFeedProps) {
  if (angles === null) return <CameraFeed source={source} label={label} isFocused onStatus={onStatus} />;
  return (
    <MultiAngleFeed
      views={angles}
      refreshMs={source.refreshMs}
      label={label}
      isFocused
      onStatus={onStatus}
      onAngle={onAngle}
    />
  );
}

/** A feed looked at alone: as large as there is room, with a zoom into the picture, and with the tools of its bar. */
export function FeedStage({ source, angles, label, overlay, onAngle }: FeedStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const [isLive, setLive] = useState(false);
  const [isAll, setAll] = useState(false);
  const { zoom, isZoomed, isHeld, ...actions } = useZoom(boxRef, mediaRef, !isAll);
  const handleStatus = useCallback(({ phase }: FeedStatus) => {
    setLive(phase === 'live');
  }, []);
  const handleToggle = () => {
    actions.onReset();
    setAll(!isAll);
    if (!isAll) onAngle(null);
  };
  const placed = {
    '--zoom': zoom.scale,
    '--zoom-x': `${String(zoom.x)}px`,
    '--zoom-y': `${String(zoom.y)}px`,
  } as CSSProperties;
  return (
    <div ref={stageRef} className={styles.stage} data-live={isLive}>
      {isAll && angles ? (
        <div className={styles.angles}>
          <AngleGrid views={angles} refreshMs={source.refreshMs} label={label} overlay={overlay} />
        </div>
      ) : (
        <div ref={boxRef} className={styles.picture} data-zoomed={isZoomed} data-held={isHeld} style={placed}>
          <MediaProvider mediaRef={mediaRef}>
            <FocusedFeed source={source} angles={angles} label={label} onStatus={handleStatus} onAngle={onAngle} />
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
