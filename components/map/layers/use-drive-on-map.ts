import { useEffect, useRef } from 'react';
import { playheadStore } from '@/lib/drive/playhead';
import type { RoadLine } from '@/lib/roads/road-lines';
import type { MapScene } from '../map-scene';
import type { MapDrive } from './drive-layers';

interface UseDriveOptions {
  readonly drive: MapDrive | null;
  readonly isActive: boolean;
  readonly selectedId: string | null;
}

export function useDriveOnMap(scene: MapScene | null, { drive, isActive, selectedId }: UseDriveOptions): void {
  const seen = useRef<string | null>(null);
  useEffect(() => scene?.drive.show(drive), [scene, drive]);
  useEffect(() => {
    if (!scene || !isActive || drive?.key === seen.current) return;
    seen.current = drive?.key ?? null;
    if (drive?.isAsked && selectedId === null) scene.drive.fit(drive);
  }, [scene, isActive, drive, selectedId]);
  useEffect(() => {
    if (!scene) return;
    const move = () => scene.drive.movePlayhead(playheadStore.get());
    move();
    return playheadStore.subscribe(move);
  }, [scene]);
}

const ROADS_MIN_ZOOM = 4.5;

export function useRoads(scene: MapScene | null, load: (() => Promise<readonly RoadLine[]>) | null): void {
  useEffect(() => {
    if (!scene || !load) return;
    const { map } = scene;
    let isOver = false;
    const show = (lines: readonly RoadLine[]) => {
      if (!isOver) scene.showRoads(lines);
    };
    const start = () => {
      if (!scene.isEmbedded || map.getZoom() < ROADS_MIN_ZOOM) return;
      map.off('idle', start);
      load().then(show, () => undefined);
    };
    map.on('idle', start);
    map.triggerRepaint();
    return () => {
      isOver = true;
      map.off('idle', start);
    };
  }, [scene, load]);
}
