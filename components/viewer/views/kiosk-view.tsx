'use client';

import { useMemo } from 'react';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { useDriveSearch } from '@/components/drive/use-drive-search';
import { Kiosk } from '@/components/wall/kiosk';
import { KioskNotice } from '@/components/wall/kiosk-frame';
import type { CatalogState } from '@/lib/catalog/catalog';
import { BRAND } from '@/lib/constants/brand';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { nameDrive } from '@/lib/drive/saved-drive';
import { isNarrowed, NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import type { Screen } from '../screen';
import { closeKiosk } from '../url-store';
import { useCameraQuery } from '../use-camera-query';
import { useCameraList } from '../use-cameras';
import { useDrive } from '../use-drive';
import { useQueryFavorites } from '../viewer-bar';
import { KioskDrive } from './kiosk-drive';
import { useKioskSetup } from './use-kiosk-setup';

interface KioskViewProps {
  catalog: CatalogState;
  seed: number;
  screen: Screen & { kind: 'kiosk' };
}

interface ShownProps extends KioskViewProps {
  query: CameraQuery;
  ids: readonly string[] | null;
  title: string;
}

function useBasics({ catalog: { client }, screen: { settings } }: KioskViewProps, title: string) {
  const { dialog, open } = useKioskSetup();
  return { dialog, basics: { client, title, settings, onSetUp: open, onLeave: closeKiosk } };
}

function ShownCameras({ query, ids, title, ...props }: ShownProps) {
  const { catalog, seed } = props;
  const list = useCameraList(catalog, { query, favorites: useQueryFavorites(query), seed, ids });
  const { cameras } = list;
  const { basics, dialog } = useBasics(props, title);
  // The list may still be that of the page before.
  if (list.query === query && list.ids === ids && cameras.length > 0) {
    return (
      <AIModelProvider>
        <Kiosk {...basics} cameras={cameras} />
        {dialog}
      </AIModelProvider>
    );
  }
  return <KioskNotice isLoading={!catalog.isDone} isBroken={catalog.failures.length > 0} onLeave={closeKiosk} />;
}

function DriveCameras({ request, ...props }: KioskViewProps & { request: DriveRequest }) {
  const drive = useDrive();
  const { trip, cameras } = drive;
  useDriveSearch(props.catalog.client, request);
  const ids = useMemo(() => cameras.map(({ id }) => id), [cameras]);
  const { basics, dialog } = useBasics(props, nameDrive(request));
  if (request.isPlaying && trip !== null && cameras.length > 0) {
    return (
      <AIModelProvider>
        <KioskDrive key={drive.trips.indexOf(trip)} {...basics} drive={drive} trip={trip} />
        {dialog}
      </AIModelProvider>
    );
  }
  return <ShownCameras {...props} query={NO_FILTERS} ids={ids} title={nameDrive(request)} />;
}

function QueryCameras(props: KioskViewProps) {
  const { query } = useCameraQuery(props.catalog);
  const title = query.q || (query.state === 'all' ? BRAND : query.state);
  return <ShownCameras {...props} query={query} ids={null} title={isNarrowed(query) ? title : BRAND} />;
}

export function KioskView(props: KioskViewProps) {
  const { of } = props.screen;
  if (of.kind === 'drive') return <DriveCameras {...props} request={of.drive} />;
  if (of.kind === 'wall') {
    return <ShownCameras {...props} query={NO_FILTERS} ids={of.wall.ids} title={of.wall.name || BRAND} />;
  }
  return <QueryCameras {...props} />;
}
