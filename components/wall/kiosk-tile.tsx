'use client';

import { memo, useCallback, useEffect, type CSSProperties } from 'react';
import { CameraPicture } from '@/components/camera/camera-picture';
import { SourceBadge } from '@/components/camera/source-badge';
import { useRoad } from '@/components/road-reports/use-road';
import type { Camera } from '@/lib/camera/camera';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { listLines } from '@/lib/road-reports/road-lines';
import styles from './kiosk.module.css';

interface KioskTileProps {
  camera: Camera;
  /** For digits typed on a remote. */
  number: number;
  /** Null preloads the tile out of view. */
  style: CSSProperties | null;
  isEnlarged: boolean;
  onToggle: (id: string) => void;
  onStatus: (id: string, status: FeedStatus) => void;
}

const isSame = (before: KioskTileProps, now: KioskTileProps) =>
  before.camera === now.camera &&
  before.number === now.number &&
  JSON.stringify(before.style) === JSON.stringify(now.style) &&
  before.isEnlarged === now.isEnlarged;

/** The first thing that is said of the camera's road. */
function RoadCaption({ camera }: { camera: Camera }) {
  const answer = useRoad(camera);
  const [line] = answer ? listLines(answer, camera.country_code === 'ca') : [];
  return line ? ` · ${line.text}` : null;
}

/** Stays mounted, to keep playing when shown. */
export const KioskTile = memo(function KioskTile(props: KioskTileProps) {
  const { camera, number, style, isEnlarged, onToggle, onStatus } = props;
  const handleStatus = useCallback((status: FeedStatus) => onStatus(camera.id, status), [camera.id, onStatus]);
  useEffect(() => () => onStatus(camera.id, IDLE), [camera.id, onStatus]);
  const isShown = style !== null || isEnlarged;
  return (
    <div
      className={styles.tile}
      style={isEnlarged ? undefined : (style ?? undefined)}
      data-shown={isShown}
      data-enlarged={isEnlarged}
      inert={!isShown}
    >
      <div className={styles.picture} inert>
        <CameraPicture camera={camera} onStatus={handleStatus} />
      </div>
      <div className={styles.caption}>
        <b className={styles.number}>{number}</b>
        <SourceBadge camera={camera} isInline />
        <span>
          {camera.location}
          {isShown && <RoadCaption camera={camera} />}
        </span>
      </div>
      <button
        type="button"
        className={styles.cover}
        data-tile={isShown || undefined}
        aria-pressed={isEnlarged}
        aria-label={`${number}: ${camera.location}`}
        onClick={() => onToggle(camera.id)}
      />
    </div>
  );
}, isSame);
