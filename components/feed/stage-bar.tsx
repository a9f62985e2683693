'use client';

import { useRef, type ReactNode, type RefObject } from 'react';
import { useFullScreen } from '@/components/browser/use-full-screen';
import { IconButton } from '@/components/ui/button';
import { MAX_SCALE, MIN_SCALE } from '@/lib/feed/zoom';
import styles from './feed-stage.module.css';
import type { MediaRef } from './media-ref';

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
  /** Null while all angles are shown. */
  zoom: ZoomToolsProps | null;
  /** Null when the camera has one angle. */
  angles: { isAll: boolean; onToggle: () => void } | null;
  /** Between the tools or, where that is too narrow, above them. */
  children?: ReactNode;
}

async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video?.requestPictureInPicture();
}

function ZoomTools({ scale, onZoomIn, onZoomOut, onReset }: ZoomToolsProps) {
  const zoomInRef = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    // The reset button disappears with the zoom; move its focus.
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
  const fullScreen = useFullScreen(stageRef);
  const handlePictureInPicture = () => {
    // Denied while the video changes its source; the next click may succeed.
    togglePictureInPicture(mediaRef.video).catch(() => undefined);
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label="Picture">
      {zoom && <ZoomTools {...zoom} />}
      <div className={styles.middle}>{children}</div>
      <span className={styles.space} />
      {angles && (
        <IconButton icon="tiles" label="All angles at once" onClick={angles.onToggle} isPressed={angles.isAll} />
      )}
      {isVideoPlaying && document.pictureInPictureEnabled && (
        <IconButton icon="pip" label="Picture in picture" onClick={handlePictureInPicture} />
      )}
      {fullScreen.isSupported && (
        <IconButton
          icon={fullScreen.isOn ? 'shrink' : 'expand'}
          label={fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        />
      )}
    </div>
  );
}
