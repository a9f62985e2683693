'use client';

import { useRef, useState, type CSSProperties } from 'react';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { CameraFeed, type FeedSource } from './camera-feed';
import styles from './feed-stage.module.css';
import { StageBar } from './stage-bar';
import { useZoom } from './use-zoom';

interface FeedStageProps {
  source: FeedSource;
  label: string;
}

/** A feed looked at alone: as large as there is room, with a zoom into the picture, and with the tools of its bar. */
export function FeedStage({ source, label }: FeedStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<FeedStatus['phase']>('idle');
  const { zoom, isZoomed, isHeld, ...actions } = useZoom(boxRef);
  const placed = {
    '--zoom': zoom.scale,
    '--zoom-x': `${String(zoom.x)}px`,
    '--zoom-y': `${String(zoom.y)}px`,
  } as CSSProperties;
  return (
    <div ref={stageRef} className={styles.stage} data-live={phase === 'live'}>
      <div ref={boxRef} className={styles.picture} data-zoomed={isZoomed} data-held={isHeld} style={placed}>
        <CameraFeed source={source} label={label} isFocused onPhase={setPhase} />
      </div>
      <StageBar stageRef={stageRef} scale={zoom.scale} isVideoPlaying={phase === 'live'} {...actions} />
    </div>
  );
}
