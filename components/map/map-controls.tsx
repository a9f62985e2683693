import { useEffect, useState } from 'react';
import { useLocate } from '@/components/browser/use-locate';
import { Button, IconButton } from '@/components/ui/button';
import { START_CENTER, START_PICTURE } from '@/lib/constants/map';
import type { Point } from '@/lib/geo/point';
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import { toWorldPixels } from '@/lib/map/projection';
import styles from './map.module.css';
import type { MapScene } from './map-scene';
import { startsEmbedded, type Failure } from './use-map-scene';

interface MapControlsProps {
  scene: MapScene | null;
  message: string | null;
}

export function MapControls({ scene, message }: MapControlsProps) {
  const [found, setFound] = useState<Point | null>(null);
  const { locate, alert, dismiss } = useLocate(setFound);
  useEffect(() => {
    if (found) scene?.flyToLocation(found);
  }, [scene, found]);
  return (
    <>
      <div className={styles.controls}>
        <div className={styles.locate}>
          <IconButton icon="locate" label="Find my location" onClick={locate} />
        </div>
        <div className={styles.zoom}>
          <IconButton icon="plus" label="Zoom in" onClick={() => scene?.map.zoomIn()} />
          <IconButton icon="minus" label="Zoom out" onClick={() => scene?.map.zoomOut()} />
        </div>
      </div>
      {message !== null && (
        <p className={styles.banner} role="status">
          {message}
        </p>
      )}
      {alert !== null && (
        <div className={styles.banner} role="alert">
          <p>{alert}</p>
          <button type="button" className={styles.dismiss} onClick={dismiss}>
            OK
          </button>
        </div>
      )}
    </>
  );
}

const REASONS: Readonly<Record<Failure, string>> = {
  webgl: 'Your browser can’t draw the map. WebGL 2 is missing or turned off.',
  'context-lost': 'The graphics card stopped responding. The map will recover automatically.',
  worker: 'Part of the map didn’t start. Check your content blocker or connection.',
  basemap: 'The map background didn’t load. Cameras still appear in the right places.',
};

interface MapFailureProps {
  failure: Failure;
  onShowGrid: () => void;
  onRetry: () => void;
}

export function MapFailure({ failure, onShowGrid, onRetry }: MapFailureProps) {
  return (
    <div className={styles.failure} data-partial={failure === 'basemap'} role="alert">
      <p className={styles.failureTitle}>{failure === 'basemap' ? 'Map background missing' : 'Map unavailable'}</p>
      <p className={styles.failureText}>{REASONS[failure]}</p>
      <div className={styles.failureButtons}>
        <Button onClick={onShowGrid}>Show the grid</Button>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}

interface StartPictureProps {
  start: MapPosition;
  scene: MapScene | null;
}

export function StartPicture({ start, scene }: StartPictureProps) {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (!scene) return;
    const look = () => {
      if (formatMapPosition(scene.position) !== formatMapPosition(start)) setMoved(true);
    };
    scene.map.on('move', look);
    return () => void scene.map.off('move', look);
  }, [scene, start]);
  const isStart = start.lat === START_CENTER.lat && start.lng === START_CENTER.lng && startsEmbedded(start);
  if (isMoved || !isStart) return null;
  const { west, south, east, north } = START_PICTURE;
  const center = toWorldPixels(start, start.zoom);
  const from = toWorldPixels({ lat: north, lng: west }, start.zoom);
  const to = toWorldPixels({ lat: south, lng: east }, start.zoom);
  const place = { left: `calc(50% + ${from.x - center.x}px)`, top: `calc(50% + ${from.y - center.y}px)` };
  return (
    <img
      className={styles.start}
      src="/basemap/start.svg"
      alt=""
      width={to.x - from.x}
      height={to.y - from.y}
      style={place}
    />
  );
}
