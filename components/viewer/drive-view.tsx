'use client';

import { lazy, useCallback, useLayoutEffect, useMemo } from 'react';
import { getDriveClient } from '@/components/drive/drive-client-of';
import { DriveGrid, type DriveGridProps } from '@/components/drive/drive-grid';
import { DrivePanel } from '@/components/drive/drive-panel';
import type { Suggest } from '@/components/drive/place-field';
import { listDriveCameras, useDrive, type DriveState } from '@/components/drive/drive-store';
import { useDriveDriver } from '@/components/drive/use-drive-driver';
import { GridSkeleton } from '@/components/grid/camera-grid';
import { DensitySwitch } from '@/components/shell/density-switch';
import { Notice } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/view-switch';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { unitOf } from '@/lib/drive/format-drive';
import { nameDrive } from '@/lib/drive/saved-drive';
import { addToWall } from '@/lib/wall/chosen-wall';
import { LazyDialog } from './screen-dialogs';
import { backFrom, closeDrive, openCamera, pushUrl, useCameraHref } from './url-store';
import { useDensity, useDensityControl } from './use-density';
import { useDriveRequest } from './use-drive-request';
import { useScrollMemory } from './use-scroll-memory';
import { showWall } from './wall-of-url';
import styles from './viewer.module.css';

const DrivePlay = lazy(async () => ({ default: (await import('@/components/drive/drive-play')).DrivePlay }));

interface DriveViewProps {
  catalog: CatalogState;
  view: ViewMode;
}

/** Returns nothing: what a browser's `scrollTo` returns is no cleanup of an effect. */
function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** Only cameras have a density: where there are none, the page keeps its furniture. */
function DriveCameras(props: Pick<DriveGridProps, 'client' | 'trip' | 'cameras' | 'unit'>) {
  return <DriveGrid {...props} getHref={useCameraHref()} onOpen={openCamera} {...useDensity()} />;
}

function DriveWall({ catalog }: Pick<DriveViewProps, 'catalog'>) {
  const drive = useDrive();
  const { trip, places, phase } = drive;
  const cameras = useMemo(() => listDriveCameras(drive), [drive]);
  // The wall and the drive each return to their own place, which begins at the top.
  useLayoutEffect(scrollToTop, []);
  useScrollMemory({
    list: `drive ${JSON.stringify(drive.request)}`,
    hasCameras: cameras.length > 0,
    isDone: phase === 'ready',
  });
  useLayoutEffect(() => scrollToTop, []);
  if (trip === null) return phase === 'finding' && <GridSkeleton />;
  if (cameras.length === 0) return <Notice title="No cameras along this way" />;
  return <DriveCameras client={catalog.client} trip={trip} cameras={cameras} unit={unitOf(places)} />;
}

/** A file is not in the address: it never leaves the browser. */
const NEW_DRIVE: DriveRequest = { places: ['', ''], way: 0, hidesOther: false, isPlaying: false };
const idsOf = (drive: DriveState) => listDriveCameras(drive).map(({ id }) => id);
const stopPlaying = () => backFrom('play');

function PlayPart({ catalog, view }: DriveViewProps) {
  const { request, trip, trips, places, origin } = useDrive();
  const cameras = useMemo(() => listDriveCameras({ trip, request }), [trip, request]);
  const isOpen = request?.isPlaying === true && trip !== null && cameras.length > 0;
  return (
    <LazyDialog isOpen={isOpen} errorTitle="Play could not be loaded" onClose={stopPlaying}>
      {isOpen && (
        <DrivePlay
          key={`${JSON.stringify(request.places)} ${trips.indexOf(trip)}`}
          client={catalog.client}
          title={origin === 'file' ? 'Your track' : nameDrive(request)}
          trip={trip}
          cameras={cameras}
          unit={unitOf(places)}
          isOverMap={view === 'map'}
          onClose={stopPlaying}
        />
      )}
    </LazyDialog>
  );
}

/** The drive of the address: its form, and in the grid its cameras. */
export function DriveView({ catalog, view }: DriveViewProps) {
  const request = useDriveRequest();
  const { retry, followFile } = useDriveDriver(catalog.client, request);
  const drive = useDrive();
  const densityControl = useDensityControl();
  const { client } = catalog;
  const suggest = useCallback<Suggest>(
    async (text, signal) => getDriveClient(client).suggestPlaces(text, signal),
    [client],
  );
  return (
    <>
      {request && (
        <DrivePanel
          request={request}
          drive={drive}
          catalog={catalog}
          isOnMap={view === 'map'}
          densitySwitch={view === 'grid' && idsOf(drive).length > 0 && <DensitySwitch {...densityControl} />}
          unit={unitOf(drive.places)}
          suggest={suggest}
          // The map fits the new line.
          onChange={(next) => pushUrl({ ...formatDrive(next), at: null, all: null })}
          onPlay={() => pushUrl({ play: '1' })}
          onWall={() => showWall(addToWall({ name: nameDrive(request), ids: [] }, idsOf(drive)))}
          onFile={(file) => {
            pushUrl({ ...formatDrive(NEW_DRIVE), at: null });
            followFile(file);
          }}
          onRetry={retry}
          onClose={closeDrive}
        />
      )}
      {view === 'grid' && (
        <div className={styles.wall}>
          <DriveWall catalog={catalog} />
        </div>
      )}
      <PlayPart catalog={catalog} view={view} />
    </>
  );
}
