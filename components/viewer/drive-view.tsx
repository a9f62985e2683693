'use client';

import { useCallback, useMemo } from 'react';
import { getDriveClient } from '@/components/drive/drive-client-of';
import { DriveGrid } from '@/components/drive/drive-grid';
import { DrivePanel } from '@/components/drive/drive-panel';
import type { Suggest } from '@/components/drive/place-field';
import { listDriveCameras, useDrive } from '@/components/drive/drive-store';
import { useDriveDriver } from '@/components/drive/use-drive-driver';
import { GridSkeleton } from '@/components/grid/camera-grid';
import { Notice } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/view-switch';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatDrive, parseDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { unitOf } from '@/lib/drive/format-drive';
import { closeDrive, openCamera, pushUrl, useCameraHref, useUrl } from './url-store';
import { useScrollMemory } from './use-scroll-memory';
import styles from './viewer.module.css';

interface DriveViewProps {
  catalog: CatalogState;
  view: ViewMode;
}

/** Equal requests stay the same object, whatever else changes in the address. */
function useRequest(): DriveRequest | null {
  const search = useUrl();
  const key = JSON.stringify(parseDrive(search));
  return useMemo(() => JSON.parse(key) as DriveRequest | null, [key]);
}

function DriveWall({ catalog }: Pick<DriveViewProps, 'catalog'>) {
  const drive = useDrive();
  const { trip, places, phase } = drive;
  const getHref = useCameraHref();
  const cameras = useMemo(() => listDriveCameras(drive), [drive]);
  const unit = unitOf(places);
  useScrollMemory({
    list: `drive ${JSON.stringify(drive.request)}`,
    hasCameras: cameras.length > 0,
    isDone: phase === 'ready',
  });
  if (trip === null) return phase === 'finding' && <GridSkeleton />;
  if (cameras.length === 0) return <Notice title="No cameras along this way" />;
  return (
    <DriveGrid
      client={catalog.client}
      trip={trip}
      cameras={cameras}
      unit={unit}
      getHref={getHref}
      onOpen={openCamera}
    />
  );
}

/** The drive of the address: its form, and in the grid its cameras. */
export function DriveView({ catalog, view }: DriveViewProps) {
  const request = useRequest();
  const retry = useDriveDriver(catalog.client, request);
  const drive = useDrive();
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
          unit={unitOf(drive.places)}
          suggest={suggest}
          // The map fits the new line.
          onChange={(next) => pushUrl({ ...formatDrive(next), at: null })}
          onRetry={retry}
          onClose={closeDrive}
        />
      )}
      {view === 'grid' && (
        <div className={styles.wall}>
          <DriveWall catalog={catalog} />
        </div>
      )}
    </>
  );
}
