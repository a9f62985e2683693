'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { MOBILE_START_ZOOM, START_CENTER, START_ZOOM } from '@/lib/constants/map';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import { CamerasInView } from './cameras-in-view';
import { MapControls } from './map-controls';
import { MapFailure } from './map-failure';
import { MapPopup } from './map-popup';
import type { SceneSight } from './cluster-view';
import type { MapScene } from './map-scene';
import styles from './map.module.css';
import type { Anchor } from './pin-board';
import { useLocate } from './use-locate';
import { useMapScene } from './use-map-scene';
import { useSelection } from './use-selection';

export interface CameraMapProps {
  /** What is to be seen: filtered, without duplicates and dead feeds. A list that only grows costs only its new end. */
  cameras: readonly Camera[];
  /** False hides the map; it keeps its state. */
  isActive: boolean;
  /** Where to be: read at the start, and when it changes to a place the map did not report itself. */
  position: MapPosition | null;
  /** The map has come to rest somewhere else. */
  onMove: (position: MapPosition) => void;
  /** The camera whose popup is open. One that was not picked on the map is flown to first. */
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** Show a camera enlarged. */
  onOpenCamera: (id: string) => void;
  onShowGrid: () => void;
  favorites: ReadonlySet<string>;
}

const NOTHING: SceneSight = { total: 0, cameras: [] };

function startPosition(): MapPosition {
  const isMobile = window.innerWidth <= MOBILE_MAX_WIDTH_PX;
  return { ...START_CENTER, zoom: isMobile ? MOBILE_START_ZOOM : START_ZOOM };
}

/** Follows a position that comes from outside, such as the back button, and reports those the map takes by itself. */
function usePosition(
  scene: MapScene | null,
  { position, isActive, onMove }: Pick<CameraMapProps, 'position' | 'isActive' | 'onMove'>,
) {
  const reported = useRef('');
  const wanted = position && formatMapPosition(position);
  useEffect(() => {
    if (!scene || !isActive || !position || wanted === null || wanted === reported.current) return;
    reported.current = wanted;
    if (wanted !== formatMapPosition(scene.position)) scene.jumpTo(position);
  }, [scene, isActive, position, wanted]);
  return useCallback(
    (moved: MapPosition) => {
      reported.current = formatMapPosition(moved);
      if (isActive) onMove(moved);
    },
    [isActive, onMove],
  );
}

/**
 * The map view (spec 2). Everything it shows comes in, everything that happens goes out, so that the address bar can be its
 * state. Load it lazily: it brings MapLibre.
 */
export function CameraMap(props: CameraMapProps) {
  const { cameras, isActive, selectedId, onSelect, onOpenCamera, onShowGrid, favorites } = props;
  const [start] = useState(() => props.position ?? startPosition());
  const [sight, setSight] = useState(NOTHING);
  const { boxRef, scene, failure, retry } = useMapScene(start);
  // Before the selection, which asks for the place of a camera.
  useEffect(() => {
    scene?.setFavorites(favorites);
    scene?.setCameras(cameras);
  }, [scene, favorites, cameras]);
  const { camera, index, anchor, place } = useSelection(scene, cameras, selectedId, isActive);
  const { locate, alert, dismiss } = useLocate(scene);
  const handleMoved = usePosition(scene, props);

  const handlePick = useCallback(
    (picked: Camera, at: Anchor) => {
      place(picked.id, at);
      onSelect(picked.id);
    },
    [place, onSelect],
  );
  const handleClose = () => {
    scene?.focusCamera(index);
    onSelect(null);
  };
  const handlePickInStrip = (picked: Camera) => {
    void scene?.locate(cameras.indexOf(picked)).then((at) => {
      if (at) handlePick(picked, at);
    });
  };

  useEffect(() => {
    scene?.listen({
      onCamera: handlePick,
      onBackground: () => {
        onSelect(null);
      },
      onSight: setSight,
      onMoved: handleMoved,
    });
  }, [scene, handlePick, onSelect, handleMoved]);

  return (
    <section className={styles.map} aria-label="Map" hidden={!isActive}>
      <div className={styles.stage}>
        <div ref={boxRef} className={styles.box} />
        <div className={styles.above}>
          {scene && camera && anchor && isActive && (
            <MapPopup
              key={camera.id}
              camera={camera}
              anchor={anchor}
              board={scene.board}
              onExpand={() => {
                onOpenCamera(camera.id);
              }}
              onClose={handleClose}
            />
          )}
        </div>
        <MapControls onLocate={locate} onZoomIn={() => scene?.map.zoomIn()} onZoomOut={() => scene?.map.zoomOut()} />
        {cameras.length === 0 && failure === null && (
          <p className={styles.banner} role="status">
            Loading cameras...
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
        {failure !== null && <MapFailure failure={failure} onShowGrid={onShowGrid} onRetry={retry} />}
      </div>
      <CamerasInView cameras={sight.cameras} total={sight.total} onPick={handlePickInStrip} />
    </section>
  );
}
