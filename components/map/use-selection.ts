'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { POPUP_CHECK_MS, POPUP_DELAY_MS } from '@/lib/constants/map';
import type { MapSource } from '@/lib/map/map-source';
import type { MapScene } from './map-scene';
import type { Anchor } from './markers/map-overlay';

interface SelectedCamera {
  readonly camera: Camera;
  readonly anchor: Anchor;
  readonly isOpen: boolean;
}

function fly(scene: MapScene, anchor: Anchor, onArrival: () => void): () => void {
  let timer = setTimeout(onArrival, POPUP_CHECK_MS);
  const land = () => {
    clearTimeout(timer);
    timer = setTimeout(onArrival, POPUP_DELAY_MS);
  };
  scene.flyToCamera(anchor);
  const flying = scene.map.on('moveend', land);
  if (!scene.map.isMoving()) land();
  return () => {
    clearTimeout(timer);
    flying.unsubscribe();
  };
}

async function findCamera(scene: MapScene, source: MapSource, id: string): Promise<SelectedCamera | null> {
  const index = await source.find(id);
  if (index === null) return null;
  const [[camera], anchor] = await Promise.all([source.read([index]), scene.view.locate(index)]);
  return camera && anchor ? { camera, anchor, isOpen: false } : null;
}

interface Selection {
  readonly source: MapSource;
  readonly selectedId: string | null;
  readonly isActive: boolean;
  readonly changes: number;
}

export function useSelection(scene: MapScene | null, { source, selectedId, isActive, changes }: Selection) {
  const [latest, setLatest] = useState<SelectedCamera | null>(null);
  const selected = latest?.camera.id === selectedId ? latest : null;
  const isFound = selected !== null;
  useEffect(() => {
    if (!scene || selectedId === null || isFound) return;
    let isOver = false;
    void findCamera(scene, source, selectedId).then((found) => {
      if (!isOver && found) setLatest(found);
    });
    return () => {
      isOver = true;
    };
  }, [scene, source, selectedId, isFound, changes]);

  useEffect(() => {
    if (!scene || !isActive || !selected || selected.isOpen) return;
    return fly(scene, selected.anchor, () => setLatest({ ...selected, isOpen: true }));
  }, [scene, isActive, selected]);

  const pick = useCallback(
    (camera: Camera, anchor: Anchor) => {
      setLatest({ camera, anchor, isOpen: true });
      scene?.makeRoom(anchor);
    },
    [scene],
  );
  return { open: selected?.isOpen ? selected : null, pick };
}
