'use client';

import { useStore } from '@/components/browser/use-store';
import { useFavorites } from '@/components/account/use-favorites';
import { CameraGrid, GridSkeleton } from '@/components/grid/camera-grid';
import { useRecords } from '@/components/grid/use-records';
import { DensitySwitch } from '@/components/shell/filters/filter-controls';
import { Notice } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/filters/view-switch';
import { ChooseBar } from '@/components/wall/choose-bar';
import { WallPanel } from '@/components/wall/wall-panel';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState, CameraList } from '@/lib/catalog/catalog';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { MAX_WALL_CAMERAS, type ChosenWall } from '@/lib/wall/chosen-wall';
import { addToWall } from '@/lib/wall/edit-wall';
import { rememberScroll } from '../history-entry';
import {
  type Screen,
  changeWall,
  closeWall,
  openCamera,
  pushUrl,
  replaceUrl,
  showWall,
  useCameraHref,
} from '../url-store';
import { useCameraList } from '../use-cameras';
import { useDensity, useDensityControl } from '../use-density';
import { useScrollMemory } from '../use-scroll-memory';
import styles from '../viewer.module.css';
import { useKioskSetup } from './use-kiosk-setup';

interface WallViewProps {
  catalog: CatalogState;
  screen: Screen & { kind: 'wall' | 'choosing' };
}

interface PartProps {
  catalog: CatalogState;
  wall: ChosenWall;
  view: ViewMode;
}

/** Mounted only with cameras: a density may hide the rest of the page. */
function WallGrid({ cameras }: { cameras: CameraList }) {
  return <CameraGrid cameras={cameras} getHref={useCameraHref()} onOpen={openCamera} {...useDensity()} />;
}

function WallCameras({ catalog, wall: { ids } }: Omit<PartProps, 'view'>) {
  const list = useCameraList(catalog, { query: NO_FILTERS, favorites: NO_FAVORITES, seed: 0, ids });
  const { cameras, isDone } = list;
  // One name for all walls: changing a wall does not scroll.
  useScrollMemory({ list: 'wall', hasCameras: list.ids === ids && cameras.length > 0, isDone });
  if (ids.length === 0) return null;
  if (cameras.length > 0) return <WallGrid cameras={cameras} />;
  return catalog.isDone ? <Notice title="None of these cameras are available" /> : <GridSkeleton />;
}

function Choosing({ catalog: { client }, wall, view }: PartProps) {
  const shown = useStore(client.list, (list) => list?.cameras.length ?? 0);
  const handleAddShown = async () => {
    changeWall(addToWall(wall, await client.listIds(MAX_WALL_CAMERAS + wall.ids.length)));
  };
  const handleDone = () => {
    window.scrollTo(0, 0);
    rememberScroll();
    replaceUrl({ choose: null });
  };
  return (
    <ChooseBar
      wall={wall}
      shown={view === 'grid' ? shown : null}
      onAddShown={() => void handleAddShown()}
      onChange={changeWall}
      onDone={handleDone}
    />
  );
}

function WallScreen({ catalog, wall, view }: PartProps) {
  const { ids: favorites } = useFavorites();
  const records = useRecords(catalog.client, wall.ids, catalog.version);
  const densityControl = useDensityControl();
  const kiosk = useKioskSetup();
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
        onKiosk={kiosk.open}
        onClose={closeWall}
      />
      {view === 'grid' && (
        <div className={styles.content}>
          <WallCameras catalog={catalog} wall={wall} />
        </div>
      )}
      {kiosk.dialog}
    </>
  );
}

export function WallView({ catalog, screen }: WallViewProps) {
  const { wall, view } = screen;
  const Shown = screen.kind === 'choosing' ? Choosing : WallScreen;
  return <Shown catalog={catalog} wall={wall} view={view} />;
}
