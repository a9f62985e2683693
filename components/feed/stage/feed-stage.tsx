import { useCallback, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { FullScreenButton } from '@/components/ui/full-screen-button';
import type { CameraView } from '@/lib/camera/camera';
import { getAngleName } from '@/lib/camera/traits';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { MAX_SCALE, MIN_SCALE } from '@/lib/feed/zoom';
import { CameraFeed } from '../camera-feed';
import { playInFront, usePaused } from '../players/feed-scheduler';
import type { FeedSource } from '../feed-pair';
import styles from './feed-stage.module.css';
import { MediaProvider, useMediaRef, type MediaRef } from '../media-ref';
import { MultiAngleFeed } from './multi-angle-feed';
import { useZoom } from './use-zoom';

interface ZoomToolsProps {
  scale: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onReset: () => void;
}

interface StageBarProps {
  stageRef: RefObject<HTMLElement | null>;
  mediaRef: MediaRef;
  isVideoPlaying: boolean;
  zoom: ZoomToolsProps | null;
  angles: { isAll: boolean; onToggle: () => void } | null;
  children?: ReactNode;
}

function ZoomTools({ scale, onZoomIn, onZoomOut, onReset }: ZoomToolsProps) {
  const zoomInRef = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    // The reset button disappears and would lose the focus.
    zoomInRef.current?.focus();
    onReset();
  };
  return (
    <>
      <IconButton icon="minus" label="Zoom out" onClick={onZoomOut} isDisabled={scale <= MIN_SCALE} />
      <IconButton icon="plus" label="Zoom in" onClick={onZoomIn} isDisabled={scale >= MAX_SCALE} ref={zoomInRef} />
      {scale > MIN_SCALE && (
        <button type="button" className={styles.reset} title="Show the whole picture" onClick={handleReset}>
          <span className={styles.scale}>{scale.toFixed(1)}×</span>
          <span className={styles.resetText}> Reset zoom</span>
        </button>
      )}
    </>
  );
}

export function StageBar({ stageRef, mediaRef, isVideoPlaying, zoom, angles, children }: StageBarProps) {
  const handlePictureInPicture = () => {
    const isOpen = document.pictureInPictureElement !== null;
    const change = isOpen ? document.exitPictureInPicture() : mediaRef.video?.requestPictureInPicture();
    // Denied while the video changes its source.
    change?.catch(() => undefined);
  };
  return (
    <div className={styles.bar} role="group" aria-label="Picture">
      {zoom && <ZoomTools {...zoom} />}
      <div className={styles.middle}>{children}</div>
      <span className={styles.space} />
      {angles && (
        <IconButton icon="tiles" label="All angles at once" onClick={angles.onToggle} isPressed={angles.isAll} />
      )}
      {isVideoPlaying && document.pictureInPictureEnabled && (
        <IconButton icon="pip" label="Picture in picture" onClick={handlePictureInPicture} />
      )}
      <FullScreenButton targetRef={stageRef} />
    </div>
  );
}

type AngleGridProps = Pick<FeedStageProps, 'source' | 'label' | 'overlay'> & { angles: readonly CameraView[] };

function AngleGrid({ source, angles, label, overlay }: AngleGridProps) {
  return (
    <ul className={styles.angleGrid} aria-label={`Angles: ${label}`}>
      {angles.map((angle, index) => {
        const name = getAngleName(angle, index);
        return (
          // Angles have no id and may share a name.
          <li key={index} className={styles.angleTile}>
            <MediaProvider>
              <CameraFeed
                source={{ ...source, videoUrl: angle.videoUrl, imageUrl: angle.imageUrl }}
                label={`${label}, ${name}`}
                isInFront
              />
              {overlay}
            </MediaProvider>
            <span className={styles.angleName}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface FeedStageProps {
  source: FeedSource;
  angles: readonly CameraView[] | null;
  first?: number;
  label: string;
  onAngle: (index: number | null) => void;
  /** Must be stable. */
  onStatus: (status: FeedStatus) => void;
  overlay?: ReactNode;
  /** An earlier picture, over the live one. */
  past: ReactNode;
  isPast: boolean;
  bar: ReactNode;
}

type FocusedFeedProps = Omit<FeedStageProps, 'overlay' | 'past' | 'isPast' | 'bar'>;

function FocusedFeed({ source, angles, first = 0, label, onStatus, onAngle }: FocusedFeedProps) {
  if (angles === null) return <CameraFeed source={source} label={label} isFocused onStatus={onStatus} />;
  const reports = { onStatus, onAngle };
  return <MultiAngleFeed source={source} angles={angles} first={first} label={label} isFocused {...reports} />;
}

function PlayButton({ phase }: Pick<FeedStatus, 'phase'>) {
  const isPaused = usePaused(true);
  if (!isPaused || phase === 'live' || phase === 'down') return null;
  return (
    <button
      type="button"
      className={styles.play}
      onClick={({ currentTarget: { parentElement } }) => {
        // This button disappears: the stage’s bar takes the focus.
        parentElement?.nextElementSibling?.querySelector('button')?.focus();
        playInFront();
      }}
    >
      Play
    </button>
  );
}

export function FeedStage({ overlay, past, isPast, bar, ...feed }: FeedStageProps) {
  const { source, angles, label, onAngle, onStatus } = feed;
  const stageRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const [phase, setPhase] = useState<FeedStatus['phase']>('idle');
  const isLive = phase === 'live';
  const [isAll, setAll] = useState(false);
  const { zoom, isZoomed, isDragging, ...actions } = useZoom(boxRef, mediaRef, !isAll);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      setPhase(status.phase);
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
  const position = { '--zoom': zoom.scale, '--zoom-x': `${zoom.x}px`, '--zoom-y': `${zoom.y}px` } as CSSProperties;
  return (
    <div ref={stageRef} className={styles.stage} data-live={isLive && (isAll || !isPast)}>
      {isAll && angles ? (
        <div className={styles.angles}>
          <AngleGrid source={source} angles={angles} label={label} overlay={overlay} />
          <PlayButton phase={isLive ? phase : 'idle'} />
        </div>
      ) : (
        <div
          ref={boxRef}
          className={styles.picture}
          data-zoomed={isZoomed}
          data-dragging={isDragging}
          data-past={isPast}
          style={position}
        >
          <MediaProvider mediaRef={mediaRef}>
            <FocusedFeed {...feed} onStatus={handleStatus} />
            {overlay}
            {past}
          </MediaProvider>
          <PlayButton phase={phase} />
        </div>
      )}
      <StageBar
        stageRef={stageRef}
        mediaRef={mediaRef}
        isVideoPlaying={isLive && !isAll}
        zoom={isAll ? null : { scale: zoom.scale, ...actions }}
        angles={angles && { isAll, onToggle: handleToggle }}
      >
        {!isAll && bar}
      </StageBar>
    </div>
  );
}
