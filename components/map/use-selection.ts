'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { POPUP_CHECK_MS, POPUP_DELAY_MS } from '@/lib/constants/map';
import type { MapScene } from './map-scene';
import type { Anchor } from './map-overlay';

interface OpenPopup {
  readonly id: string;
  readonly anchor: Anchor;
}

/** Flies to a camera and calls `onArrival`, at the latest when the flight should be over. Returns the cleanup. */
function fly(scene: MapScene, index: number, onArrival: (anchor: Anchor) => void): () => void {
  let isOver = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  void scene.locate(index).then((anchor) => {
    if (isOver || !anchor) return;
    const arriveAfter = (delayMs: number) => {
      if (!isOver) timers.push(setTimeout(onArrival, delayMs, anchor));
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

/** The camera whose popup is open. One that was picked on the map opens at once (`openAt`); any other is flown to first. */
export function useSelection(
  scene: MapScene | null,
  cameras: readonly Camera[],
  selectedId: string | null,
  isActive: boolean,
) {
  const [opened, setOpened] = useState<OpenPopup | null>(null);
  const index = useMemo(
    () => (selectedId === null ? -1 : cameras.findIndex(({ id }) => id === selectedId)),
    [cameras, selectedId],
  );
  const isOpened = opened !== null && opened.id === selectedId;

  useEffect(() => {
    if (!scene || !isActive || selectedId === null || index < 0 || isOpened) return;
    return fly(scene, index, (anchor) => {
      setOpened({ id: selectedId, anchor });
    });
  }, [scene, isActive, selectedId, index, isOpened]);

  const openAt = useCallback(
    (id: string, anchor: Anchor) => {
      setOpened({ id, anchor });
      scene?.makeRoom(anchor);
    },
    [scene],
  );
  return { camera: cameras[index], index, anchor: isOpened ? opened.anchor : null, openAt };
}
