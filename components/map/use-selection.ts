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
  /** Its place on the map. */
  readonly anchor: Anchor;
}

interface OpenPopup {
  readonly id: string;
  readonly anchor: Anchor;
}

/** Flies to a camera and calls `onArrival`, at the latest when the flight should be over. Returns the cleanup. */
function fly(scene: MapScene, anchor: Anchor, onArrival: (anchor: Anchor) => void): () => void {
  let isOver = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
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
  return () => {
    isOver = true;
    timers.forEach(clearTimeout);
  };
}

interface Selection {
  readonly source: MapSource;
  readonly selectedId: string | null;
  readonly isActive: boolean;
  /** Counts changes of the cameras. */
  readonly changes: number;
}

/** A camera, as soon as the page and the map's worker know it: they learn of it in any order. */
function useCamera(scene: MapScene | null, { source, selectedId: id, changes }: Selection): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const isFound = found !== null && found.id === id;
  useEffect(() => {
    if (!scene || id === null || isFound) return;
    let isOver = false;
    const find = async () => {
      const index = await source.find(id);
      if (index === null) return;
      const [[camera], anchor] = await Promise.all([source.read([index]), scene.locate(index)]);
      if (!isOver && camera && anchor) setFound({ id, index, camera, anchor });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [scene, source, id, isFound, changes]);
  return isFound ? found : null;
}

/** The camera whose popup is open. One that was picked on the map opens at once (`openAt`); any other is flown to first. */
export function useSelection(scene: MapScene | null, selection: Selection) {
  const { selectedId, isActive } = selection;
  const [opened, setOpened] = useState<OpenPopup | null>(null);
  const found = useCamera(scene, selection);
  const isOpened = opened !== null && opened.id === selectedId;

  useEffect(() => {
    if (!scene || !isActive || !found || isOpened) return;
    return fly(scene, found.anchor, (anchor) => {
      setOpened({ id: found.id, anchor });
    });
  }, [scene, isActive, found, isOpened]);

  const openAt = useCallback(
    (id: string, anchor: Anchor) => {
      setOpened({ id, anchor });
      scene?.makeRoom(anchor);
    },
    [scene],
  );
  return { camera: found?.camera, index: found?.index ?? -1, anchor: isOpened ? opened.anchor : null, openAt };
}
