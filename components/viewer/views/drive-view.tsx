'use client';

import { lazy, useCallback, useLayoutEffect } from 'react';
import { DriveGrid, type DriveGridProps } from '@/components/drive/drive-grid';
import { DrivePanel } from '@/components/drive/drive-panel';
import type { Drive } from '@/components/drive/drive-store';
import type { Suggest } from '@/components/drive/drive-form';
import { useDriveSearch } from '@/components/drive/use-drive-search';
import { GridSkeleton } from '@/components/grid/camera-grid';
import { readRecords } from '@/components/grid/use-records';
import { DensitySwitch } from '@/components/shell/filters/filter-controls';
import type { ViewMode } from '@/components/shell/filters/view-switch';
import { LoadBoundary, Notice } from '@/components/shell/notices';
import type { CatalogState } from '@/lib/catalog/catalog';
import { getDriveClient } from '@/lib/drive/drive-client';
import { formatDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { nameDrive } from '@/lib/drive/saved-drive';
import { unitOf } from '@/lib/drive/format-drive';
import { mayEmbedAll } from '@/lib/agencies/permission';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import { addToWall } from '@/lib/wall/edit-wall';
import { closeDrive, closeParam, openCamera, pushUrl, showWall, useCameraHref } from '../url-store';
import { useDensity, useDensityControl } from '../use-density';
import { useDrive } from '../use-drive';
import { useScrollMemory } from '../use-scroll-memory';
import styles from '../viewer.module.css';
import { useKioskSetup } from './use-kiosk-setup';

const DrivePlay = lazy(async () => ({ default: (await import('@/components/drive/drive-play')).DrivePlay }));

interface DriveViewProps {
  catalog: CatalogState;
  view: ViewMode;
}

/** Must not return a value, which React would call as cleanup. */
function scrollToTop(): void {
  window.scrollTo(0, 0);
}

function DriveCameras(props: Pick<DriveGridProps, 'client' | 'trip' | 'cameras' | 'unit'>) {
  return <DriveGrid {...props} getHref={useCameraHref()} onOpen={openCamera} {...useDensity()} />;
}

function DriveContent({ catalog, drive }: Pick<DriveViewProps, 'catalog'> & { drive: Drive }) {
  const { request, trip, places, cameras, search } = drive;
  useLayoutEffect(scrollToTop, []);
  useScrollMemory({
    list: `drive ${JSON.stringify(request)}`,
    hasCameras: cameras.length > 0,
    isDone: trip !== null,
  });
  useLayoutEffect(() => scrollToTop, []);
  if (trip === null) return search.status === 'finding' && <GridSkeleton />;
  if (cameras.length === 0) return <Notice title="No cameras along this route" />;
  return <DriveCameras client={catalog.client} trip={trip} cameras={cameras} unit={unitOf(places)} />;
}

/** A track never leaves the browser, so the address omits it. */
const NEW_DRIVE: DriveRequest = { places: ['', ''], route: 0, hidesOther: false, isPlaying: false };
const stopPlaying = () => closeParam('play');

function PlayPart({ catalog, view, drive }: DriveViewProps & { drive: Drive }) {
  const { request, trip, trips, places, cameras, origin } = drive;
  const isOpen = request?.isPlaying === true && trip !== null && cameras.length > 0;
  return (
    <LoadBoundary
      isOpen={isOpen}
      isFloating
      loading="Starting playback..."
      title="Couldn’t load playback"
      onClose={stopPlaying}
    >
      {isOpen && (
        <DrivePlay
          key={`${request.places.join('~')} ${trips.indexOf(trip)}`}
          client={catalog.client}
          title={origin === 'file' ? 'Your track' : nameDrive(request)}
          trip={trip}
          cameras={cameras}
          unit={unitOf(places)}
          isOverMap={view === 'map'}
          onClose={stopPlaying}
        />
      )}
    </LoadBoundary>
  );
}

export function DriveView({ catalog, view }: DriveViewProps) {
  const { client } = catalog;
  const drive = useDrive();
  const { request, cameras } = drive;
  const { retry, followFile } = useDriveSearch(client, request);
  const densityControl = useDensityControl();
  const kiosk = useKioskSetup();
  const suggest = useCallback<Suggest>(async (text) => getDriveClient(client).call('suggestPlaces', [text]), [client]);
  const ids = cameras.map(({ id }) => id);
  return (
    <>
      {request && (
        <DrivePanel
          request={request}
          drive={drive}
          catalog={catalog}
          isOnMap={view === 'map'}
          densitySwitch={view === 'grid' && ids.length > 0 && <DensitySwitch {...densityControl} />}
          unit={unitOf(drive.places)}
          suggest={suggest}
          onChange={(next) => pushUrl({ ...formatDrive(next), at: null, all: null })}
          onPlay={() => pushUrl({ play: '1' })}
          onKiosk={kiosk.open}
          getEmbedCode={() => {
            const wall = addToWall(
              { name: nameDrive(request), ids: [] },
              ids.filter((id) => mayEmbedAll([id])),
            );
            return makeEmbedCode(window.location.origin, { ...wall, plays: true }, wall.name);
          }}
          getCameras={() => readRecords(client, ids)}
          onWall={() => showWall(addToWall({ name: nameDrive(request), ids: [] }, ids))}
          onFile={(file) => {
            pushUrl({ ...formatDrive(NEW_DRIVE), at: null });
            followFile(file);
          }}
          onRetry={retry}
          onClose={closeDrive}
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
