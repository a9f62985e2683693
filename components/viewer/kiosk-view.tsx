'use client';

import { useMemo } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { listDriveCameras, useDrive } from '@/components/drive/drive-store';
import { useDriveDriver } from '@/components/drive/use-drive-driver';
import { Kiosk } from '@/components/wall/kiosk';
import { KioskNotice } from '@/components/wall/kiosk-notice';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState } from '@/lib/catalog/catalog';
import { BRAND } from '@/lib/constants/brand';
import { nameDrive } from '@/lib/drive/saved-drive';
import { isNarrowed, NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import { parseKiosk } from '@/lib/wall/kiosk';
import { closeKiosk, useUrl } from './url-store';
import { useDriveRequest } from './use-drive-request';
import { useCameraQuery } from './use-camera-query';
import { useWall } from './use-cameras';
import { useWallOfUrl } from './wall-of-url';

interface KioskViewProps {
  catalog: CatalogState;
  seed: number;
}

interface ShownProps extends KioskViewProps {
  query: CameraQuery;
  ids: readonly string[] | null;
  title: string;
}

function ShownCameras({ catalog, seed, query, ids, title }: ShownProps) {
  const search = useUrl();
  const settings = useMemo(() => parseKiosk(search), [search]);
  const { ids: favorites } = useFavorites();
  const wall = useWall(catalog, { query, favorites: query.favoritesOnly ? favorites : NO_FAVORITES, seed, ids });
  if (wall.cameras.length > 0)
    return <Kiosk cameras={wall.cameras} title={title} settings={settings} onLeave={closeKiosk} />;
  return <KioskNotice isLoading={!catalog.isDone} isBroken={catalog.failures.length > 0} onLeave={closeKiosk} />;
}

function DriveCameras(props: KioskViewProps) {
  const request = useDriveRequest();
  useDriveDriver(props.catalog.client, request);
  const drive = useDrive();
  const ids = useMemo(() => listDriveCameras(drive).map(({ id }) => id), [drive]);
  return <ShownCameras {...props} query={NO_FILTERS} ids={ids} title={request ? nameDrive(request) : BRAND} />;
}

function QueryCameras(props: KioskViewProps) {
  const { query } = useCameraQuery(props.catalog);
  const title = query.q || (query.state === 'all' ? BRAND : query.state);
  return <ShownCameras {...props} query={query} ids={null} title={isNarrowed(query) ? title : BRAND} />;
}

/** The cameras of the address, of its drive, its wall, or its filters, without anything around them. */
export function KioskView(props: KioskViewProps) {
  const wall = useWallOfUrl();
  const isDrive = useUrl().has('drive');
  if (isDrive) return <DriveCameras {...props} />;
  if (wall !== null && wall.ids.length > 0)
    return <ShownCameras {...props} query={NO_FILTERS} ids={wall.ids} title={wall.name || BRAND} />;
  return <QueryCameras {...props} />;
}
