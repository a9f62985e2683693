'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { POPUP_CHECK_MS, POPUP_DELAY_MS } from '@/lib/constants/map';
import type { MapSource } from '@/lib/map/map-source';
import type { MapScene } from './map-scene';
import type { Anchor } from './map-overlay';

interface Found {
  readonly id: string;
  readonly index: number;
  readonly camera: Camera;
}

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

/** The number and the record of a camera, as soon as it has arrived. */
function useCamera(source: MapSource, id: string | null, changes: number): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const isFound = found !== null && found.id === id;
  useEffect(() => {
    if (id === null || isFound) return;
    let isOver = false;
    const find = async () => {
      const index = await source.find(id);
      const [camera] = index === null ? [] : await source.read([index]);
      if (!isOver && index !== null && camera) setFound({ id, index, camera });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [source, id, isFound, changes]);
  return isFound ? found : null;
}

interface Selection {
  readonly source: MapSource;
  readonly selectedId: string | null;
  readonly isActive: boolean;
  /** Counts changes of the cameras. */
  readonly changes: number;
}

/** The camera whose popup is open. One that was picked on the map opens at once (`openAt`); any other is flown to first. */
export function useSelection(scene: MapScene | null, { source, selectedId, isActive, changes }: Selection) {
  const [opened, setOpened] = useState<OpenPopup | null>(null);
  const found = useCamera(source, selectedId, changes);
  const index = found?.index ?? -1;
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
  return { camera: found?.camera, index, anchor: isOpened ? opened.anchor : null, openAt };
}
