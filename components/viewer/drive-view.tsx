'use client';

import { useMemo } from 'react';
import { DriveGrid } from '@/components/drive/drive-grid';
import { listDriveCameras, useDrive } from '@/components/drive/drive-store';
import { useDriveDriver } from '@/components/drive/use-drive-driver';
import { GridSkeleton } from '@/components/grid/camera-grid';
import type { ViewMode } from '@/components/shell/view-switch';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatDrive, parseDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { unitOf } from '@/lib/drive/format-drive';
import { openCamera, pushUrl, useCameraHref, useUrl } from './url-store';
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

const handleClose = () => {
  pushUrl(formatDrive(null));
  // The wall goes on where it was.
  window.scrollTo({ top: 0, behavior: 'instant' });
};

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
  useDriveDriver(catalog.client, request);
  return (
    <>
      <Button onClick={handleClose}>Close</Button>
      {view === 'grid' && (
        <div className={styles.wall}>
          <DriveWall catalog={catalog} />
        </div>
      )}
    </>
  );
}
