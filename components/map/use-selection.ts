'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { POPUP_CHECK_MS, POPUP_DELAY_MS } from '@/lib/constants/map';
import type { MapScene } from './map-scene';
import type { Anchor } from './pin-board';

interface Placed {
  readonly id: string;
  readonly anchor: Anchor;
}

/** Flies to a camera; then, at the latest when the flight must be over, `onThere` is called (spec 2). Returns what stops it. */
function fly(scene: MapScene, index: number, onThere: (anchor: Anchor) => void): () => void {
  let isOver = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  void scene.locate(index).then((anchor) => {
    if (isOver || !anchor) return;
    const arriveAfter = (delayMs: number) => {
      if (!isOver) timers.push(setTimeout(onThere, delayMs, anchor));
    };
    arriveAfter(POPUP_CHECK_MS);
    scene.flyToCamera(anchor);
    if (scene.map.isMoving()) {
      scene.map.once('moveend', () => {
        arriveAfter(POPUP_DELAY_MS);
      });
    } else arriveAfter(POPUP_DELAY_MS);
  });
  return () => {
    isOver = true;
    timers.forEach(clearTimeout);
  };
}

/**
 * The one camera whose popup is open. A camera picked on the map opens where it stands; one that is selected from elsewhere
 * is flown to first.
 */
export function useSelection(
  scene: MapScene | null,
  cameras: readonly Camera[],
  selectedId: string | null,
  isActive: boolean,
) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const index = useMemo(
    () => (selectedId === null ? -1 : cameras.findIndex(({ id }) => id === selectedId)),
    [cameras, selectedId],
  );
  const isPlaced = placed !== null && placed.id === selectedId;

  useEffect(() => {
    if (!scene || !isActive || selectedId === null || index < 0 || isPlaced) return;
    return fly(scene, index, (anchor) => {
      setPlaced({ id: selectedId, anchor });
    });
  }, [scene, isActive, selectedId, index, isPlaced]);

  const place = useCallback(
    (id: string, anchor: Anchor) => {
      setPlaced({ id, anchor });
      scene?.makeRoom(anchor);
    },
    [scene],
  );
  return { camera: cameras[index], index, anchor: isPlaced ? placed.anchor : null, place };
}
