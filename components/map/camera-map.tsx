'use client';

import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Ring } from '@/lib/camera/ring';
import type { Camera } from '@/lib/camera/camera';
import type { WarningAreas } from '@/lib/catalog/camera-warnings';
import { MOBILE_START_ZOOM, START_CENTER, START_ZOOM } from '@/lib/constants/map';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { RoadLine } from '@/lib/drive/road-lines';
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import type { MapSource } from '@/lib/map/map-source';
import { AreaPicker } from './area-picker';
import { CamerasInView } from './cameras-in-view';
import type { VisibleCameras } from './cluster-view';
import type { MapDrive } from './drive-layers';
import { DriveSwitch, MapControls, MapFailure } from './map-controls';
import type { Anchor } from './map-overlay';
import { MapPopup } from './map-popup';
import type { MapScene } from './map-scene';
import styles from './map.module.css';
import { StartPicture } from './start-picture';
import { useDriveOnMap, useRoads, type DotStore } from './use-drive-on-map';
import { useMapScene } from './use-map-scene';
import { useSelection } from './use-selection';

const EventsOnMap = lazy(async () => ({ default: (await import('./events-on-map')).EventsOnMap }));
const WarningAreasOnMap = lazy(async () => ({ default: (await import('./warning-areas')).WarningAreasOnMap }));

interface CameraMapProps {
  /** Without duplicates and dead feeds. */
  source: MapSource;
  /** Why there are no cameras. */
  message: string | null;
  /** False hides the map but keeps its state. */
  isActive: boolean;
  /** Read at the start, and whenever it changes to something the map did not report itself. */
  position: MapPosition | null;
  onMove: (position: MapPosition) => void;
  /** The camera whose popup is open. One that was not picked on the map is flown to first. */
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onOpenCamera: (id: string) => void;
  onShowGrid: () => void;
  favorites: ReadonlySet<string>;
  drive: MapDrive | null;
  /** Whether it shows all cameras beside those of the drive. */
  showsAll: boolean;
  onShowAll: (showsAll: boolean) => void;
  dot: DotStore;
  /** Adds the cameras of an area to the wall that is being chosen, and returns how many they are; null while none is. */
  onArea: ((ring: Ring) => Promise<number>) | null;
  /** For the embedded basemap; null while the cameras are not all there. */
  loadRoads: ((signal: AbortSignal) => Promise<readonly RoadLine[]>) | null;
  /** Null before there are weather warnings. */
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

function useContents(scene: MapScene | null, props: CameraMapProps): void {
  const { source, isActive, favorites, loadRoads } = props;
  useEffect(() => scene?.connect(source), [scene, source]);
  useEffect(() => scene?.setActive(isActive), [scene, isActive]);
  useEffect(() => scene?.setFavorites(favorites), [scene, favorites]);
  useRoads(scene, isActive ? loadRoads : null);
  useDriveOnMap(scene, props);
}

type OnTopProps = Pick<
  CameraMapProps,
  'isActive' | 'selectedId' | 'loadWarnings' | 'drive' | 'showsAll' | 'onSelect' | 'onShowAll'
> & {
  scene: MapScene | null;
};

/** Switches over the map. */
function OnTop(props: OnTopProps) {
  const { scene, isActive, selectedId, loadWarnings, drive, showsAll, onSelect, onShowAll } = props;
  return (
    <>
      {scene && (
        <div className={styles.legends}>
          <Suspense fallback={null}>
            {isActive && (
              <EventsOnMap scene={scene} hasPopup={selectedId !== null} onClosePopup={() => onSelect(null)} />
            )}
            {loadWarnings && <WarningAreasOnMap scene={scene} load={loadWarnings} />}
          </Suspense>
        </div>
      )}
      {drive && <DriveSwitch showsAll={showsAll} onChange={onShowAll} />}
    </>
  );
}

/** The map view. The address bar is its state, by way of the props. Load it lazily: it brings what lies over the map, and then MapLibre. */
export const CameraMap = memo(function CameraMap(props: CameraMapProps) {
  const { source, isActive, selectedId, onSelect, onOpenCamera, onShowGrid } = props;
  const [start] = useState(() => props.position ?? getStartPosition());
  const [visible, setVisible] = useState<VisibleCameras | null>(null);
  const [changes, setChanges] = useState(0);
  const { boxRef, scene, failure, retry } = useMapScene(start);
  // Before useSelection, whose effect locates a camera.
  useContents(scene, props);
  const { camera, index, anchor, openAt } = useSelection(scene, { source, selectedId, isActive, changes });
  const handleMoved = usePosition(scene, props);

  const handlePick = useCallback(
    (picked: Camera, at: Anchor) => {
      openAt(picked.id, at);
      onSelect(picked.id);
    },
    [openAt, onSelect],
  );
  const handleClose = () => {
    scene?.focusCamera(index);
    onSelect(null);
  };
  const handlePickInStrip = async (picked: Camera) => {
    const number = await source.find(picked.id);
    const at = number === null ? null : await scene?.locate(number);
    if (at) handlePick(picked, at);
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
          {scene && camera && anchor && isActive && (
            <MapPopup
              key={camera.id}
              camera={camera}
              anchor={anchor}
              overlay={scene.overlay}
              onExpand={() => onOpenCamera(camera.id)}
              onClose={handleClose}
            />
          )}
        </div>
        <MapControls scene={scene} message={failure === null ? props.message : null} />
        <AreaPicker scene={scene} visible={visible} onArea={props.onArea} />
        <OnTop {...props} scene={scene} />
        {failure !== null && <MapFailure failure={failure} onShowGrid={onShowGrid} onRetry={retry} />}
      </div>
      <CamerasInView visible={visible} scene={scene} hasCameras={props.message === null} onPick={handlePickInStrip} />
    </section>
  );
});
