import { useEffect, useMemo, useRef } from 'react';
import { useQueryFavorites } from '@/components/account/use-favorites';
import { closeOnTop } from '@/components/camera/on-top-store';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { useDriveSearch } from '@/components/drive/use-drive-search';
import { Kiosk } from '@/components/wall/kiosk';
import { KioskNotice, KioskFrame, type KioskBasics } from '@/components/wall/kiosk-frame';
import { followWarnings } from '@/components/warnings/follow-warnings';
import type { CatalogClient, CatalogState } from '@/lib/catalog/catalog';
import { BRAND } from '@/lib/constants/brand';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { nameDrive } from '@/lib/drive/saved-drive';
import { isNarrowed, needsWarnings, NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import type { Screen } from '@/components/browser/url-store';
import { useCameraQuery, useCameraList } from '../use-cameras';
import { useDrive } from '../use-drive';
import { EndlessDrive } from '@/components/drive/drive-play';
import type { Drive } from '@/components/drive/drive-store';
import { usePlay } from '@/components/drive/use-play';
import { useRecords } from '@/components/grid/use-records';
import { useKioskKeys } from '@/components/wall/use-kiosk-keys';
import type { Trip } from '@/lib/drive/trip';
import { unitOf } from '@/lib/drive/format-drive';

interface KioskViewProps {
  catalog: CatalogState;
  seed: number;
  screen: Screen & { kind: 'kiosk' };
}

interface ShownProps extends KioskViewProps {
  query: CameraQuery;
  ids: readonly string[] | null;
  title: string;
  isFinding?: boolean;
}

function ShownCameras({ catalog, seed, screen: { settings }, query, ids, title, isFinding = false }: ShownProps) {
  const list = useCameraList(catalog, { query, favorites: useQueryFavorites(query), seed, ids });
  const { cameras } = list;
  // The list may still be that of the page before.
  if (list.query === query && list.ids === ids && cameras.length > 0)
    return <Kiosk {...{ settings, title, cameras }} />;
  const isBroken = catalog.failures.length > 0;
  return <KioskNotice isLoading={isFinding || !catalog.isDone || (!list.isDone && !isBroken)} isBroken={isBroken} />;
}

function DriveCameras({ request, ...props }: KioskViewProps & { request: DriveRequest }) {
  const drive = useDrive();
  const { trip, cameras, search } = drive;
  const { client } = props.catalog;
  const { settings } = props.screen;
  useDriveSearch(client, request);
  const ids = useMemo(() => cameras.map(({ id }) => id), [cameras]);
  const title = nameDrive(request);
  if (request.isPlaying && trip !== null && cameras.length > 0)
    return <KioskDrive key={drive.trips.indexOf(trip)} {...{ client, settings, title, drive, trip }} />;
  const isFinding = search.status === 'finding';
  return <ShownCameras {...props} query={NO_FILTERS} {...{ ids, title, isFinding }} />;
}

function QueryCameras(props: KioskViewProps) {
  const { query } = useCameraQuery(props.catalog);
  const title = query.q || (query.state === 'all' ? BRAND : query.state);
  return <ShownCameras {...props} query={query} ids={null} title={isNarrowed(query) ? title : BRAND} />;
}

export function KioskView(props: KioskViewProps) {
  const { of, query, settings } = props.screen;
  const { client } = props.catalog;
  const isWarned = settings.hasNotices || needsWarnings(query);
  useEffect(() => (isWarned ? followWarnings(client) : undefined), [client, isWarned]);
  // Its feeds end with the page's dialogs.
  useEffect(closeOnTop, []);
  return (
    <AIModelProvider>
      {of.kind === 'drive' && <DriveCameras {...props} request={of.drive} />}
      {of.kind === 'wall' && (
        <ShownCameras {...props} query={NO_FILTERS} ids={of.wall.ids} title={of.wall.name || BRAND} />
      )}
      {of.kind === 'grid' && <QueryCameras {...props} />}
    </AIModelProvider>
  );
}

const isPlaying = () => true;

interface KioskDriveProps extends KioskBasics {
  client: CatalogClient;
  drive: Drive;
  trip: Trip;
}

export function KioskDrive({ client, drive, trip, ...basics }: KioskDriveProps) {
  const boxRef = useRef<HTMLElement>(null);
  const { cameras, stops } = drive;
  const play = usePlay(cameras.length, true);
  const keys = useKioskKeys({ boxRef, onTurn: (by) => play.act(by > 0 ? 'next' : 'previous') });
  const id = cameras[play.index]?.id;
  const records = useRecords(client, id === undefined ? [] : [id]);
  const camera = id === undefined ? undefined : records.get(id);
  const inView = useMemo(() => (camera ? [camera] : []), [camera]);
  return (
    <KioskFrame {...basics} cameras={inView} {...{ boxRef, keys, isPlaying }}>
      <EndlessDrive client={client} trip={trip} cameras={cameras} unit={unitOf(stops)} play={play} />
    </KioskFrame>
  );
}
