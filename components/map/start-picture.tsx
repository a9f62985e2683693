import { useEffect, useState } from 'react';
import { START_CENTER, START_PICTURE } from '@/lib/constants/map';
import { formatMapPosition, toWorldPixels, type MapPosition } from '@/lib/map/map-position';
import type { MapScene } from './map-scene';
import styles from './map.module.css';
import { startsEmbedded } from './use-map-scene';

interface StartPictureProps {
  start: MapPosition;
  scene: MapScene | null;
}

/** The land where most visits begin, behind the map until it is drawn. Where the map begins elsewhere or with a provider's basemap there is none. */
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
