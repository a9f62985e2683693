import { lazy, useLayoutEffect, type ComponentProps } from 'react';
import { closeParam, type ViewMode } from '@/components/browser/url-store';
import { useDensity } from '@/components/browser/use-density';
import { DriveGrid } from '@/components/drive/drive-grid';
import { DrivePanel } from '@/components/drive/drive-panel';
import { isWaiting, type Drive } from '@/components/drive/drive-store';
import { useDriveSearch } from '@/components/drive/use-drive-search';
import { GridSkeleton } from '@/components/grid/camera-grid';
import { DensitySwitch } from '@/components/shell/filters/filter-controls';
import { LoadBoundary, Notice } from '@/components/shell/notices';
import { useKioskSetup } from '@/components/wall/use-kiosk-setup';
import { getLoadFailure, type CatalogState } from '@/lib/catalog/catalog';
import { nameDrive } from '@/lib/drive/saved-drive';
import { unitOf } from '@/lib/drive/format-drive';
import { useDrive } from '../use-drive';
import { useScrollMemory } from '../use-scroll-memory';
import styles from '../viewer.module.css';

const DrivePlay = lazy(async () => ({ default: (await import('@/components/drive/drive-play')).DrivePlay }));

interface DriveViewProps {
  catalog: CatalogState;
  view: ViewMode;
  onRetry: () => void;
}

/** Must not return a value, which React would call as cleanup. */
function scrollToTop(): void {
  window.scrollTo(0, 0);
}

function DriveCameras(props: Omit<ComponentProps<typeof DriveGrid>, 'density'>) {
  return <DriveGrid {...props} density={useDensity()} />;
}

function DriveContent({ catalog, drive }: Pick<DriveViewProps, 'catalog'> & { drive: Drive }) {
  const { request, trip, stops, cameras } = drive;
  useLayoutEffect(scrollToTop, []);
  useScrollMemory({
    list: `drive ${JSON.stringify(request)}`,
    hasCameras: cameras.length > 0,
    isDone: trip !== null,
  });
  useLayoutEffect(() => scrollToTop, []);
  if (trip === null) return isWaiting(drive) && <GridSkeleton />;
  if (cameras.length === 0) return <Notice title="No cameras along this route" />;
  return <DriveCameras client={catalog.client} trip={trip} cameras={cameras} unit={unitOf(stops)} />;
}

const stopPlaying = () => closeParam('play');

function PlayPart({ catalog, view, drive }: Omit<DriveViewProps, 'onRetry'> & { drive: Drive }) {
  const { request, trip, trips, stops, cameras } = drive;
  const isOpen = request?.isPlaying === true && trip !== null && cameras.length > 0;
  return (
    <LoadBoundary isOpen={isOpen} loading="Starting playback..." title="Couldn’t load playback" onClose={stopPlaying}>
      {isOpen && (
        <DrivePlay
          key={`${request.stops.join('~')} ${trips.indexOf(trip)}`}
          client={catalog.client}
          title={nameDrive(request)}
          trip={trip}
          cameras={cameras}
          unit={unitOf(stops)}
          isOverMap={view === 'map'}
          onClose={stopPlaying}
        />
      )}
    </LoadBoundary>
  );
}

export function DriveView({ catalog, view, onRetry }: DriveViewProps) {
  const drive = useDrive();
  const { request, cameras } = drive;
  const { retry, followFile } = useDriveSearch(catalog.client, request);
  const kiosk = useKioskSetup();
  return (
    <>
      {request && (
        <DrivePanel
          request={request}
          drive={drive}
          catalog={catalog}
          isOnMap={view === 'map'}
          densitySwitch={view === 'grid' && cameras.length > 0 && <DensitySwitch />}
          onKiosk={kiosk.open}
          onFile={followFile}
          onRetry={getLoadFailure(catalog) === undefined ? retry : onRetry}
        />
      )}
      {view === 'grid' && (
        <div className={styles.content}>
          <DriveContent catalog={catalog} drive={drive} />
        </div>
      )}
      <PlayPart catalog={catalog} view={view} drive={drive} />
      {kiosk.dialog}
    </>
  );
}
