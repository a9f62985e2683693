'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { CameraGrid, GridSkeleton } from '@/components/grid/camera-grid';
import { useRecords } from '@/components/grid/use-records';
import { DensitySwitch } from '@/components/shell/density-switch';
import { Notice } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/view-switch';
import { ChooseBar } from '@/components/wall/choose-bar';
import { WallPanel } from '@/components/wall/wall-panel';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState } from '@/lib/catalog/catalog';
import type { CameraList } from '@/lib/catalog/camera-list';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { addToWall, MAX_WALL_CAMERAS, type ChosenWall } from '@/lib/wall/chosen-wall';
import { closeWall, openCamera, openKiosk, pushUrl, replaceUrl, useCameraHref } from './url-store';
import { useWall } from './use-cameras';
import { useDensity, useDensityControl } from './use-density';
import { useScrollMemory } from './use-scroll-memory';
import { changeWall, showWall, useWallOfUrl } from './wall-of-url';
import styles from './viewer.module.css';

interface WallViewProps {
  catalog: CatalogState;
  view: ViewMode;
}

interface PartProps extends WallViewProps {
  wall: ChosenWall;
}

/** Only cameras have a density: where there are none, the page keeps its furniture. */
function WallGrid({ cameras }: { cameras: CameraList }) {
  return <CameraGrid cameras={cameras} getHref={useCameraHref()} onOpen={openCamera} {...useDensity()} />;
}

function WallCameras({ catalog, wall: { ids } }: Omit<PartProps, 'view'>) {
  const wall = useWall(catalog, { query: NO_FILTERS, favorites: NO_FAVORITES, seed: 0, ids });
  const isShown = wall.ids === ids && wall.cameras.length > 0;
  // One list, however it is changed: the page stays where it is.
  useScrollMemory({ list: 'wall', hasCameras: isShown, isDone: wall.isDone });
  if (ids.length === 0) return null;
  if (wall.ids !== null && wall.cameras.length > 0) return <WallGrid cameras={wall.cameras} />;
  return catalog.isDone ? <Notice title="None of these cameras is listed now" /> : <GridSkeleton />;
}

function Choosing({ catalog: { client }, wall, view }: PartProps) {
  const { subscribe, get } = client.wall;
  const shown = useSyncExternalStore(subscribe, () => get()?.cameras.length ?? 0);
  const handleAddShown = useCallback(async () => {
    // Some of them may be on the wall already.
    changeWall(addToWall(wall, await client.listIds(MAX_WALL_CAMERAS + wall.ids.length)));
  }, [client, wall]);
  return (
    <ChooseBar
      wall={wall}
      shown={view === 'grid' ? shown : null}
      onAddShown={() => void handleAddShown()}
      onChange={changeWall}
      onDone={() => replaceUrl({ choose: null })}
    />
  );
}

/** The wall of the address: its panel and its cameras, or while they are chosen, the bar for that. */
export function WallView({ catalog, view, isChoosing }: WallViewProps & { isChoosing: boolean }) {
  const wall = useWallOfUrl();
  const { ids: favorites } = useFavorites();
  const records = useRecords(catalog.client, wall?.ids ?? [], catalog.version);
  const densityControl = useDensityControl();
  if (wall === null) return null;
  if (isChoosing) return <Choosing catalog={catalog} view={view} wall={wall} />;
  return (
    <>
      <WallPanel
        wall={wall}
        records={records}
        isDone={catalog.isDone}
        favorites={favorites}
        densitySwitch={view === 'grid' && records.size > 0 && <DensitySwitch {...densityControl} />}
        onChange={changeWall}
        onOpen={showWall}
        onChoose={() => pushUrl({ choose: '1' })}
        onKiosk={openKiosk}
        onClose={closeWall}
      />
      {view === 'grid' && (
        <div className={styles.wall}>
          <WallCameras catalog={catalog} wall={wall} />
        </div>
      )}
    </>
  );
}
