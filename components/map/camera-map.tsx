'use client';

import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '@/lib/geo/point';
import type { Ring } from '@/lib/geo/ring';
import type { Camera } from '@/lib/camera/camera';
import type { WarningAreas } from '@/lib/catalog/camera-warnings';
import { MOBILE_START_ZOOM, POPUP_CHECK_MS, POPUP_DELAY_MS, START_CENTER, START_ZOOM } from '@/lib/constants/map';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { RoadLine } from '@/lib/roads/road-lines';
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import type { MapSource } from '@/lib/map/map-source';
import { AreaPicker } from './area-picker';
import { CamerasInView } from './cameras-in-view';
import type { VisibleCameras } from './markers/marker-view';
import type { MapDrive } from './layers/drive-layers';
import { MapControls, MapFailure, StartPicture } from './map-controls';
import { MapPopup } from './map-popup';
import type { MapScene } from './map-scene';
import styles from './map.module.css';
import { useDriveOnMap, useRoads, type PlayheadStore } from './layers/use-drive-on-map';
import { useMapScene } from './use-map-scene';

const EventsOnMap = lazy(async () => ({ default: (await import('./layers/events-on-map')).EventsOnMap }));
const WarningAreasOnMap = lazy(async () => ({ default: (await import('./layers/warning-areas')).WarningAreasOnMap }));

interface CameraMapProps {
  source: MapSource;
  message: string | null;
  isActive: boolean;
  /** The map ignores positions that it reported itself. */
  position: MapPosition | null;
  onMove: (position: MapPosition) => void;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onOpenCamera: (id: string) => void;
  onShowGrid: () => void;
  favorites: ReadonlySet<string>;
  drive: MapDrive | null;
  showsAll: boolean;
  onShowAll: (showsAll: boolean) => void;
  playhead: PlayheadStore;
  /** Returns the number of cameras added to the wall; null while not choosing. */
  onArea: ((ring: Ring) => Promise<number>) | null;
  loadRoads: (() => Promise<readonly RoadLine[]>) | null;
  loadWarnings: (() => Promise<WarningAreas>) | null;
}

function getStartPosition(): MapPosition {
  const isMobile = window.innerWidth <= MOBILE_MAX_WIDTH_PX;
  return { ...START_CENTER, zoom: isMobile ? MOBILE_START_ZOOM : START_ZOOM };
}

function usePosition(
  scene: MapScene | null,
  { position, isActive, onMove }: Pick<CameraMapProps, 'position' | 'isActive' | 'onMove'>,
) {
  const reported = useRef('');
  const wanted = position && formatMapPosition(position);
  useEffect(() => {
    if (!scene || !isActive || !position || wanted === null || wanted === reported.current) return;
    reported.current = wanted;
    if (wanted !== formatMapPosition(scene.position)) scene.map.jumpTo({ center: position, zoom: position.zoom });
  }, [scene, isActive, position, wanted]);
  return useCallback(
    (moved: MapPosition) => {
      reported.current = formatMapPosition(moved);
      if (isActive) onMove(moved);
    },
    [isActive, onMove],
  );
}

function useContents(scene: MapScene | null, props: CameraMapProps): void {
  const { source, isActive, favorites, loadRoads } = props;
  useEffect(() => scene?.markers.connect(source), [scene, source]);
  useEffect(() => scene?.markers.setActive(isActive), [scene, isActive]);
  useEffect(() => scene?.markers.setFavorites(favorites), [scene, favorites]);
  useRoads(scene, isActive ? loadRoads : null);
  useDriveOnMap(scene, props);
}

interface SelectedCamera {
  readonly camera: Camera;
  readonly at: Point;
  readonly isOpen: boolean;
}

function fly(scene: MapScene, at: Point, onArrival: () => void): () => void {
  let timer = setTimeout(onArrival, POPUP_CHECK_MS);
  const land = () => {
    clearTimeout(timer);
    timer = setTimeout(onArrival, POPUP_DELAY_MS);
  };
  scene.flyToCamera(at);
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
  const [[camera], at] = await Promise.all([source.read([index]), scene.markers.locate(index)]);
  return camera && at ? { camera, at, isOpen: false } : null;
}

interface Selection {
  readonly source: MapSource;
  readonly selectedId: string | null;
  readonly isActive: boolean;
  readonly changes: number;
}

function useSelection(scene: MapScene | null, { source, selectedId, isActive, changes }: Selection) {
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
    return fly(scene, selected.at, () => setLatest({ ...selected, isOpen: true }));
  }, [scene, isActive, selected]);

  const pick = useCallback(
    (camera: Camera, at: Point) => {
      setLatest({ camera, at, isOpen: true });
      scene?.makeRoom(at);
    },
    [scene],
  );
  return { open: selected?.isOpen ? selected : null, pick };
}

function MapOverlays(props: CameraMapProps & { scene: MapScene | null }) {
  const { scene, isActive, selectedId, loadWarnings, drive, showsAll, onSelect, onShowAll } = props;
  return (
    <>
      {scene && (
        <div className={styles.legends}>
          {/* One each: code that loads would hide the other legend. */}
          <Suspense fallback={null}>
            {isActive && (
              <EventsOnMap scene={scene} hasPopup={selectedId !== null} onClosePopup={() => onSelect(null)} />
            )}
          </Suspense>
          <Suspense fallback={null}>{loadWarnings && <WarningAreasOnMap scene={scene} load={loadWarnings} />}</Suspense>
        </div>
      )}
      {drive && (
        <button type="button" className={styles.drive} aria-pressed={showsAll} onClick={() => onShowAll(!showsAll)}>
          All cameras
        </button>
      )}
    </>
  );
}

/** Load lazily: imports MapLibre. */
export const CameraMap = memo(function CameraMap(props: CameraMapProps) {
  const { source, isActive, selectedId, onSelect, onOpenCamera, onShowGrid } = props;
  const [start] = useState(() => props.position ?? getStartPosition());
  const [visible, setVisible] = useState<VisibleCameras | null>(null);
  const [changes, setChanges] = useState(0);
  const { boxRef, scene, failure, retry } = useMapScene(start);
  // Before useSelection, which needs the source.
  useContents(scene, props);
  const { open, pick } = useSelection(scene, { source, selectedId, isActive, changes });
  const handleMoved = usePosition(scene, props);

  const handlePick = useCallback(
    (picked: Camera, at: Point) => {
      pick(picked, at);
      onSelect(picked.id);
    },
    [pick, onSelect],
  );
  const handleClose = () => {
    if (selectedId !== null) scene?.markers.focusCamera(selectedId);
    onSelect(null);
  };

  useEffect(() => {
    scene?.listen({
      onCamera: handlePick,
      onBackground: () => onSelect(null),
      onVisible: setVisible,
      onChange: () => setChanges((count) => count + 1),
      onMoved: handleMoved,
    });
  }, [scene, handlePick, onSelect, handleMoved]);

  return (
    <section className={styles.map} aria-label="Map" hidden={!isActive}>
      <div className={styles.stage}>
        <StartPicture start={start} scene={scene} />
        <div ref={boxRef} className={styles.box} />
        <div className={styles.above}>
          {scene && open && isActive && (
            <MapPopup
              key={open.camera.id}
              camera={open.camera}
              at={open.at}
              scene={scene}
              onExpand={() => onOpenCamera(open.camera.id)}
              onClose={handleClose}
            />
          )}
        </div>
        <MapControls scene={scene} message={failure === null ? props.message : null} />
        <AreaPicker scene={scene} visible={visible} onArea={props.onArea} />
        <MapOverlays {...props} scene={scene} />
        {failure !== null && <MapFailure failure={failure} onShowGrid={onShowGrid} onRetry={retry} />}
      </div>
      <CamerasInView visible={visible} scene={scene} hasCameras={props.message === null} onPick={handlePick} />
    </section>
  );
});
