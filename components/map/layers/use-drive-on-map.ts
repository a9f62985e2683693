'use client';

import { useEffect, useRef } from 'react';
import type { Store } from '@/lib/core/store';
import type { Point } from '@/lib/geo/point';
import type { RoadLine } from '@/lib/roads/road-lines';
import type { MapScene } from '../map-scene';
import type { MapDrive } from './drive-layers';

/** The heading is in degrees clockwise from north. */
export type PlayheadStore = Store<(Point & { readonly heading: number | null }) | null>;

interface UseDriveOptions {
  readonly drive: MapDrive | null;
  readonly playhead: PlayheadStore;
  readonly isActive: boolean;
  readonly selectedId: string | null;
}

export function useDriveOnMap(
  scene: MapScene | null,
  { drive, playhead, isActive, selectedId }: UseDriveOptions,
): void {
  const seen = useRef<string | null>(null);
  useEffect(() => scene?.drive.show(drive), [scene, drive]);
  useEffect(() => {
    if (!scene || !isActive || drive?.key === seen.current) return;
    seen.current = drive?.key ?? null;
    if (drive?.isAsked && selectedId === null) scene.drive.fit(drive);
  }, [scene, isActive, drive, selectedId]);
  useEffect(() => {
    if (!scene) return;
    const move = () => scene.drive.movePlayhead(playhead.get());
    move();
    return playhead.subscribe(move);
  }, [scene, playhead]);
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
