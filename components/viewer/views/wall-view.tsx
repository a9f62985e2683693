import { useCameraHref, type Screen, type ViewMode } from '@/components/browser/url-store';
import { useDensity } from '@/components/browser/use-density';
import { CameraGrid, GridSkeleton } from '@/components/grid/camera-grid';
import { useKnownRecords } from '@/components/grid/use-records';
import { DensitySwitch } from '@/components/shell/filters/filter-controls';
import { ErrorBanner, Notice } from '@/components/shell/notices';
import { ChooseBar } from '@/components/wall/choose-bar';
import { WallPanel } from '@/components/wall/wall-panel';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState, CameraList } from '@/lib/catalog/catalog';
import { NO_FILTERS } from '@/lib/search/camera-query';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import { useCameraList } from '../use-cameras';
import { useScrollMemory } from '../use-scroll-memory';
import styles from '../viewer.module.css';

interface WallViewProps {
  catalog: CatalogState;
  screen: Screen & { kind: 'wall' | 'choosing' };
  onRetry: () => void;
}

interface PartProps extends Pick<WallViewProps, 'catalog' | 'onRetry'> {
  wall: ChosenWall;
  view: ViewMode;
}

/** Mounted only with cameras: a density may hide the rest of the page. */
function WallGrid({ cameras }: { cameras: CameraList }) {
  return <CameraGrid cameras={cameras} getHref={useCameraHref()} density={useDensity()} />;
}

function WallCameras({ catalog, wall: { ids }, onRetry }: Omit<PartProps, 'view'>) {
  const list = useCameraList(catalog, { query: NO_FILTERS, favorites: NO_FAVORITES, seed: 0, ids });
  const { cameras, isDone } = list;
  // One name for all walls: changing a wall does not scroll.
  useScrollMemory({ list: 'wall', hasCameras: list.ids === ids && cameras.length > 0, isDone });
  if (ids.length === 0) return null;
  if (cameras.length > 0) return <WallGrid cameras={cameras} />;
  if (!catalog.isDone) return <GridSkeleton />;
  const [failure] = catalog.failures;
  if (failure !== undefined) return <ErrorBanner message={failure} onRetry={onRetry} />;
  return <Notice title="None of these cameras are available" />;
}

function WallScreen({ catalog, wall, view, onRetry }: PartProps) {
  const { records, isCurrent } = useKnownRecords(catalog.client, wall.ids, catalog.version);
  const isKnown = isCurrent && catalog.isDone && catalog.failures.length === 0;
  return (
    <>
      <WallPanel
        wall={wall}
        records={records}
        missing={isKnown ? wall.ids.filter((id) => !records.has(id)) : []}
        densitySwitch={view === 'grid' && records.size > 0 && <DensitySwitch />}
      />
      {view === 'grid' && (
        <div className={styles.content}>
          <WallCameras catalog={catalog} wall={wall} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}

export function WallView({ catalog, screen, onRetry }: WallViewProps) {
  const { kind, wall, view } = screen;
  if (kind === 'choosing') return <ChooseBar client={catalog.client} wall={wall} view={view} />;
  return <WallScreen catalog={catalog} wall={wall} view={view} onRetry={onRetry} />;
}
