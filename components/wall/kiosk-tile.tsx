import { memo, useCallback, useEffect, type CSSProperties } from 'react';
import { CameraPicture } from '@/components/camera/camera-picture';
import { SourceBadge } from '@/components/camera/source-badge';
import { useNow } from '@/components/browser/page-state';
import { useSeenTraffic } from '@/components/detection/seen-traffic';
import { useRoad } from '@/components/road-reports/use-road';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { formatTime } from '@/lib/road-reports/format-time';
import { sayRest } from '@/lib/road-reports/sentence';
import styles from './kiosk.module.css';

interface KioskTileProps {
  camera: Camera;
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

/** The camera's sentence, as far as it fits. */
function KioskSentence({ camera }: { camera: Camera }) {
  const now = useNow();
  const facts = { camera, road: useRoad(camera), traffic: useSeenTraffic(camera) ?? null };
  const text = sayRest({ ...facts, weather: null, pictureAt: null, formatTime: (at) => formatTime(at, now) }, now);
  return text === '' ? null : ` · ${text}`;
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
        <span className={textStyles.twoLines}>
          {camera.location}
          {isShown && <KioskSentence camera={camera} />}
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
