import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { openCamera, replaceUrl } from '@/components/browser/url-store';
import type { Favorites } from '@/lib/account/favorites';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import type { Camera } from '@/lib/camera/camera';
import type { WarningAreas } from '@/lib/catalog/camera-warnings';
import { POPUP_CHECK_MS, POPUP_DELAY_MS } from '@/lib/constants/map';
import type { RoadLine } from '@/lib/roads/road-lines';
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import type { MapSource } from '@/lib/map/map-source';
import { AreaPicker, type WallArea } from './area-picker';
import { CamerasInView } from './cameras-in-view';
import type { MapDrive } from './layers/drive-layers';
import { Legends } from './layers/legend';
import { MapControls, MapFailure } from './map-controls';
import { MapPopup } from './map-popup';
import type { MapScene } from './map-scene';
import styles from './map.module.css';
import { useDriveOnMap, useRoads } from './layers/use-drive-on-map';
import { StartPicture } from './start-picture';
import { useBounds, useClusters, useVisible, type Clusters } from './use-clusters';
import { getStartPosition, useMapScene, useShowAll, type SceneRunner } from './use-map-scene';

const EventsOnMap = lazy(async () => ({ default: (await import('./layers/events-on-map')).EventsOnMap }));
const WarningAreasOnMap = lazy(async () => ({ default: (await import('./layers/warning-areas')).WarningAreasOnMap }));

interface CameraMapProps {
  source: MapSource;
  message: string | null;
  isActive: boolean;
  /** Keeps the cameras as they are until it is known which to show. */
  isHeld: boolean;
  /** Every list has loaded or failed. */
  isComplete: boolean;
  /** Otherwise the start picture waits for a touch. */
  startsAtOnce: boolean;
  /** The map ignores positions that it reported itself. */
  position: MapPosition | null;
  /** Box of the shown cameras; null until known. */
  extent: Box | null;
  isFitted: boolean;
  selectedId: string | null;
  onShowGrid: () => void;
  drive: MapDrive | null;
  showsAll: boolean;
  /** Null while not choosing. */
  chosenWall: WallArea | null;
  loadRoads: (() => Promise<readonly RoadLine[]>) | null;
  loadWarnings: (() => Promise<WarningAreas>) | null;
}

const deselect = () => replaceUrl({ target: null });

function usePosition(scene: MapScene | null, { position, isActive }: Pick<CameraMapProps, 'position' | 'isActive'>) {
  const reported = useRef('');
  const wanted = position && formatMapPosition(position);
  useEffect(() => {
    if (!scene || !isActive || !position || wanted === null || wanted === reported.current) return;
    reported.current = wanted;
    if (wanted !== formatMapPosition(scene.position)) scene.map.jumpTo({ center: position, zoom: position.zoom });
  }, [scene, isActive, position, wanted]);
  return useCallback(
    (moved: MapPosition) => {
      const at = formatMapPosition(moved);
      reported.current = at;
      if (isActive) replaceUrl({ at });
    },
    [isActive],
  );
}

function useContents(
  scene: MapScene | null,
  clusters: Clusters | null,
  props: CameraMapProps & { favorites: Favorites },
): void {
  const { isActive, favorites, loadRoads } = props;
  useEffect(() => {
    if (clusters) scene?.markers.show(clusters.client);
  }, [scene, clusters]);
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

async function findCamera({ client }: Clusters, id: string): Promise<SelectedCamera | null> {
  const index = await client.source.find(id);
  if (index === null) return null;
  const [[camera], at] = await Promise.all([client.source.read([index]), client.ask('locate', index)]);
  return camera && at ? { camera, at, isOpen: false } : null;
}

const ifOpen = (selected: SelectedCamera | null) => (selected?.isOpen ? selected : null);

function useSelection(
  scene: MapScene | null,
  clusters: Clusters | null,
  run: SceneRunner,
  { selectedId, isActive, isComplete, position }: CameraMapProps,
) {
  const [latest, setLatest] = useState<SelectedCamera | null>(null);
  const [missingId, setMissingId] = useState('');
  const [seen, setSeen] = useState({ isActive, position });
  if (seen.isActive !== isActive) {
    setSeen({ isActive, position });
    // VIEW ON MAP clears the position: the map flies to the same camera again.
    if (isActive && seen.position !== position) setLatest(null);
  }
  if (selectedId === null && latest !== null) setLatest(null);
  const selected = latest?.camera.id === selectedId ? latest : null;
  const isFound = selected !== null;
  useEffect(() => {
    if (!clusters || selectedId === null || isFound) return;
    let isOver = false;
    void findCamera(clusters, selectedId).then((found) => {
      if (isOver) return;
      if (found) setLatest(found);
      if (isComplete) setMissingId(found ? '' : selectedId);
    });
    return () => {
      isOver = true;
    };
  }, [clusters, selectedId, isFound, isComplete]);
  useEffect(() => {
    if (!scene || !isActive || !selected || selected.isOpen) return;
    return fly(scene, selected.at, () => setLatest({ ...selected, isOpen: true }));
  }, [scene, isActive, selected]);

  const handlePick = useCallback(
    (camera: Camera, at: Point) =>
      run((shown) => {
        setLatest({ camera, at, isOpen: true });
        shown.makeRoom(at);
        replaceUrl({ target: camera.id });
      }),
    [run],
  );
  const shown = ifOpen(selected);
  const isArriving = ![null, missingId, shown?.camera.id].includes(selectedId);
  return { selected: shown, isArriving, isMissing: missingId === selectedId, handlePick };
}

function MapOverlays(props: CameraMapProps & { scene: MapScene | null }) {
  const { scene, isActive, loadWarnings, drive, showsAll } = props;
  return (
    <>
      {scene && (
        <Legends>
          {/* One each: code that loads would hide the other legend. */}
          <Suspense fallback={null}>{isActive && <EventsOnMap scene={scene} />}</Suspense>
          <Suspense fallback={null}>{loadWarnings && <WarningAreasOnMap scene={scene} load={loadWarnings} />}</Suspense>
        </Legends>
      )}
      {drive && (
        <button
          type="button"
          className={styles.drive}
          aria-pressed={showsAll}
          onClick={() => replaceUrl({ all: showsAll ? null : '1' })}
        >
          All cameras
        </button>
      )}
    </>
  );
}

export const CameraMap = memo(function CameraMap(props: CameraMapProps) {
  const { source, isActive, isHeld, position, selectedId, onShowGrid } = props;
  const { ids: favorites } = useFavorites();
  const [start] = useState(() => position ?? getStartPosition());
  const isWanted = props.startsAtOnce || position !== null || selectedId !== null;
  const { boxRef, scene, isPictured, run, failure, round, ...stage } = useMapScene(start, { isWanted, isActive });
  const clusters = useClusters({ source, isHeld, round, onWorks: stage.noteWorker });
  const bounds = useBounds(boxRef, start, scene);
  useContents(scene, clusters, { ...props, favorites });
  const { selected, isArriving, isMissing, handlePick } = useSelection(scene, clusters, run, props);
  const visible = useVisible(clusters, bounds, isArriving && failure === null);
  const handleMoved = usePosition(scene, props);
  const handleClose = () => {
    if (selectedId !== null) scene?.markers.focusCamera(selectedId);
    deselect();
  };
  const showAll = useShowAll(run, props);
  useEffect(() => {
    scene?.listen({ onCamera: handlePick, onBackground: deselect, onMoved: handleMoved });
  }, [scene, handlePick, handleMoved]);

  return (
    <section className={styles.map} aria-label="Map" hidden={!isActive}>
      <div className={styles.stage}>
        <div ref={boxRef} className={styles.box} />
        {isPictured && (
          <StartPicture
            {...{ start, scene, clusters, bounds, favorites, run }}
            onTouch={stage.begin}
            onCamera={handlePick}
            onTaken={stage.takeOver}
          />
        )}
        <div className={styles.above}>
          {scene && selected && isActive && (
            <MapPopup
              {...{ scene, camera: selected.camera, at: selected.at }}
              key={selected.camera.id}
              onExpand={() => openCamera(selected.camera.id)}
              onClose={handleClose}
            />
          )}
        </div>
        <MapControls {...{ run, isMissing }} message={failure === null ? props.message : null} />
        <AreaPicker scene={scene} visible={visible} wall={props.chosenWall} />
        <MapOverlays {...props} scene={scene} />
        {failure !== null && <MapFailure failure={failure} onShowGrid={onShowGrid} onRetry={stage.retry} />}
      </div>
      <CamerasInView visible={visible} onPick={handlePick} onShowAll={showAll} />
    </section>
  );
});
