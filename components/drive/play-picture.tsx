'use client';

import { useCallback } from 'react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { MediaProvider } from '@/components/feed/media-ref';
import type { Camera } from '@/lib/camera/camera';
import { getAngles } from '@/lib/camera/traits';
import type { PlayPhase } from '@/lib/drive/play';
import type { FeedStatus } from '@/lib/feed/feed-status';
import styles from './drive-play.module.css';

interface PlayPictureProps {
  camera: Camera;
  /** The angle that looks ahead. */
  view: number;
  index: number;
  /** False loads it behind the one shown. */
  isShown: boolean;
  onPhase: (index: number, phase: PlayPhase) => void;
}

function toPhase({ phase }: FeedStatus): PlayPhase {
  if (phase === 'down') return 'down';
  return phase === 'idle' || phase === 'connecting' ? 'waiting' : 'shown';
}

/** The angle of a camera that looks ahead. It stays mounted when it comes to the front, so that it goes on playing. */
export function PlayPicture({ camera, view, index, isShown, onPhase }: PlayPictureProps) {
  const handleStatus = useCallback((status: FeedStatus) => onPhase(index, toPhase(status)), [index, onPhase]);
  const angle = getAngles(camera)?.[view];
  const source = angle ? { ...camera, videoUrl: angle.videoUrl, imageUrl: angle.imageUrl } : camera;
  return (
    <div className={styles.picture} data-shown={isShown} inert={!isShown}>
      <MediaProvider>
        <CameraFeed source={source} label={`Live picture: ${camera.location}`} isFocused onStatus={handleStatus} />
      </MediaProvider>
    </div>
  );
}
