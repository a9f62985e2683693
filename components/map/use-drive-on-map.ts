'use client';

import { useEffect, useRef } from 'react';
import type { Point } from '@/lib/camera/point';
import type { Store } from '@/lib/core/store';
import type { RoadLine } from '@/lib/drive/road-lines';
import type { MapDrive } from './drive-layers';
import type { MapScene } from './map-scene';

/** Where a drive that is played has come to; the heading in degrees, clockwise from north. */
export type DotStore = Store<(Point & { readonly heading: number | null }) | null>;

interface DriveOnMap {
  readonly drive: MapDrive | null;
  readonly dot: DotStore;
  readonly isActive: boolean;
  /** Its camera is flown to. */
  readonly selectedId: string | null;
}

/** Draws the drive, and moves the map to one that was asked for. */
export function useDriveOnMap(scene: MapScene | null, { drive, dot, isActive, selectedId }: DriveOnMap): void {
  const seen = useRef<string | null>(null);
  useEffect(() => scene?.drive.show(drive), [scene, drive]);
  useEffect(() => {
    if (!scene || !isActive || drive?.key === seen.current) return;
    seen.current = drive?.key ?? null;
    if (drive?.isAsked && selectedId === null) scene.drive.fit(drive);
  }, [scene, isActive, drive, selectedId]);
  useEffect(() => {
    if (!scene) return;
    const move = () => scene.drive.moveDot(dot.get());
    move();
    return dot.subscribe(move);
  }, [scene, dot]);
}

/** Farther out there is hardly room for roads, and a phone is spared the work. */
const ROADS_FROM = 4.5;

/** Draws roads once the map rests, on the embedded basemap. @param load null while the cameras are not all there */
export function useRoads(
  scene: MapScene | null,
  load: ((signal: AbortSignal) => Promise<readonly RoadLine[]>) | null,
): void {
  useEffect(() => {
    if (!scene || !load) return;
    const loading = new AbortController();
    const { map } = scene;
    const start = () => {
      if (!scene.isEmbedded || map.getZoom() < ROADS_FROM) return;
      map.off('idle', start);
      load(loading.signal).then(
        (lines) => scene.showRoads(lines),
        // The map is as it was.
        () => undefined,
      );
    };
    map.on('idle', start);
    map.triggerRepaint();
    return () => {
      loading.abort();
      map.off('idle', start);
    };
  }, [scene, load]);
}
