import type { ReactNode } from 'react';
import { closeDrive, pushUrl } from '@/components/browser/url-store';
import { showWall } from '@/components/browser/wall-address';
import { CopyButton } from '@/components/camera/copy-button';
import { PlayerButton } from '@/components/camera/download-button';
import { readRecords } from '@/components/grid/use-records';
import { SaveButton, SavedList } from '@/components/saved/saved-drives-list';
import { StartButton } from '@/components/saved/start-button';
import { Announcer, ErrorBanner } from '@/components/shell/notices';
import { Button, IconButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PanelHead } from '@/components/ui/panel-head';
import { Switch } from '@/components/ui/switch';
import textStyles from '@/components/ui/text.module.css';
import { mayEmbedAll } from '@/lib/agencies/permission';
import { getLoadFailure, type CatalogState } from '@/lib/catalog/catalog';
import { formatDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { describeFailure, describeRoute, nameRoute, toNavigationUrl, unitOf } from '@/lib/drive/format-drive';
import { nameDrive } from '@/lib/drive/saved-drive';
import type { Trip } from '@/lib/drive/trip';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import { ROUTER_URL } from '@/lib/settings/router';
import { makeWall } from '@/lib/wall/edit-wall';
import { FoldButton, useFold } from './drive-fold';
import { DriveForm } from './drive-form';
import styles from './drive-panel.module.css';
import { isWaiting, listDriveCameras, type Drive } from './drive-store';
import { TrackFile } from './track-file';

const ROUTER = ROUTER_URL === null ? null : new URL(ROUTER_URL).host;
const ROUTE_SOURCE =
  ROUTER === null ? 'Routes are computed in your browser.' : `Your stops are sent to ${ROUTER} to get an exact route.`;

function Explanation({ drive, isDone }: { drive: Drive; isDone: boolean }) {
  const { answer } = drive.search;
  if (isWaiting(drive)) {
    return isDone ? 'Finding your route...' : 'Loading cameras. Your route will appear when they’re ready.';
  }
  if (!answer || answer.ok) return <>See the cameras along a drive in the order you’ll pass them. {ROUTE_SOURCE}</>;
  const { reason, stops } = answer;
  return (
    <>
      {describeFailure(answer)}
      {reason === 'unknown-stops' &&
        ' Try a town with its state (“Buffalo, NY”), a road, or coordinates (“42.88,-78.87”).'}
      {reason === 'no-route' && (
        <>
          {' '}
          Choose places near a highway, or use a navigation app. <NavigationLink stops={stops} />
        </>
      )}
    </>
  );
}

function describeSource({ origin, search: { answer, fileName } }: Drive): string | null {
  if (answer?.hasRouterFailed) return `${ROUTER} didn’t return a route, so this one is estimated from cameras.`;
  if (origin === 'router') return `Route from ${ROUTER}.`;
  return origin === 'file' ? `Following ${fileName}.` : null;
}

function Message({ drive, catalog, onRetry }: Pick<DrivePanelProps, 'drive' | 'catalog' | 'onRetry'>) {
  const source = describeSource(drive);
  const failure =
    getLoadFailure(catalog) ?? (drive.search.status === 'failed' && 'Something went wrong with this drive.');
  if (failure) return <ErrorBanner message={failure} onRetry={onRetry} />;
  return (
    <>
      {source !== null && <p className={styles.message}>{source}</p>}
      {drive.trip === null && (
        <p className={styles.message} data-waiting={isWaiting(drive)}>
          <Explanation drive={drive} isDone={catalog.isDone} />
        </p>
      )}
    </>
  );
}

function announce({ search: { answer }, trip, cameras, stops }: Drive): string {
  if (answer?.ok === false) return describeFailure(answer);
  if (trip === null) return '';
  const found = describeRoute(trip, cameras.length, unitOf(stops));
  return trip.trust === 'guess' ? `This route is approximate: ${found}` : found;
}

/** A track never leaves the browser, so the address omits it. */
const NEW_DRIVE: DriveRequest = { stops: ['', ''], route: 0, hidesOther: false, isPlaying: false };

const play = () => pushUrl({ play: '1' });

const changeDrive = (request: DriveRequest) => pushUrl({ ...formatDrive(request), at: null, all: null });

interface DrivePanelProps {
  request: DriveRequest;
  drive: Drive;
  catalog: CatalogState;
  isOnMap: boolean;
  densitySwitch: ReactNode;
  onKiosk: () => void;
  onFile: (file: File) => void;
  onRetry: () => void;
}

export function DrivePanel(props: DrivePanelProps) {
  const { request, drive, catalog, isOnMap, densitySwitch, onFile } = props;
  const { canFold, isFolded, onFold } = useFold(request, drive);
  const handleFile = (file: File) => {
    pushUrl({ ...formatDrive(NEW_DRIVE), at: null });
    onFile(file);
  };
  return (
    <section className={styles.panel} data-chrome data-view={isOnMap ? 'map' : 'grid'} aria-labelledby="drive-title">
      <PanelHead closeLabel="Close the drive" onClose={closeDrive}>
        <h1 id="drive-title" className={canFold ? textStyles.unseen : undefined}>
          Cameras along my drive
        </h1>
        {canFold ? <FoldButton {...{ request, drive, isFolded }} onFold={onFold} /> : densitySwitch}
        {isFolded && <IconButton icon="play" label="Play" isDisabled={drive.cameras.length === 0} onClick={play} />}
      </PanelHead>
      {canFold && !isFolded && densitySwitch}
      {!isFolded && (
        <DriveForm
          stops={request.stops}
          client={catalog.client}
          onChange={(stops) => changeDrive({ ...request, stops, route: 0 })}
        />
      )}
      <DriveMenu {...props} isFolded={isFolded} />
      <TrackFile isShown={drive.trip === null && !isWaiting(drive)} onFile={handleFile} />
      <Announcer text={getLoadFailure(catalog) === undefined ? announce(drive) : ''} />
    </section>
  );
}

function DriveMenu({ isFolded, ...props }: DrivePanelProps & { isFolded: boolean }) {
  const { request, drive, catalog, isOnMap, onRetry } = props;
  const { trip } = drive;
  return (
    <>
      {(!isFolded || (trip === null && !isWaiting(drive))) && <Message {...{ drive, catalog, onRetry }} />}
      {!isFolded && trip && <DriveRoutes {...{ request, drive, trip }} />}
      <DriveOptions {...props} isHidden={isFolded || trip === null} />
      {!isFolded && (trip === null || !isOnMap) && <SavedList request={request} onOpen={changeDrive} />}
    </>
  );
}

function NavigationLink({ stops }: Pick<Drive, 'stops'>) {
  return (
    <a className={styles.leave} href={toNavigationUrl(stops)} target="_blank" rel="noreferrer">
      Open in Google Maps (external)
    </a>
  );
}

const idsOf = ({ cameras }: Drive) => cameras.map(({ id }) => id);

function formatEmbedCode(request: DriveRequest, embeddable: readonly string[]): string {
  const wall = makeWall(nameDrive(request), embeddable);
  return makeEmbedCode(window.location.origin, { ...wall, plays: true }, wall.name);
}

function ShareButtons({ request, drive, catalog }: DrivePanelProps) {
  const ids = idsOf(drive);
  const embeddable = ids.filter((id) => mayEmbedAll([id]));
  return (
    <>
      {drive.origin !== 'file' && <CopyButton label="Copy link" getText={() => window.location.href} />}
      {embeddable.length > 0 && (
        <CopyButton label="Copy embed code" getText={() => formatEmbedCode(request, embeddable)} />
      )}
      {ids.length > 0 && embeddable.length === 0 && (
        <p className={textStyles.quiet}>No embed code: these agencies don’t allow embedding.</p>
      )}
      <PlayerButton name="Drive" getCameras={() => readRecords(catalog.client, ids)} />
    </>
  );
}

function DriveRoutes({ request, drive, trip }: Pick<DrivePanelProps, 'request' | 'drive'> & { trip: Trip }) {
  const { trips, stops } = drive;
  return (
    <>
      {trip.trust === 'guess' && (
        <p className={styles.guess}>
          <strong>This route is approximate.</strong> Too few cameras are nearby to be sure of the roads. For
          directions, use a navigation app. <NavigationLink stops={stops} />
        </p>
      )}
      <fieldset className={styles.routes}>
        <legend className={textStyles.unseen}>{trips.length > 1 ? 'Routes' : 'Route'}</legend>
        {trips.map((one, route) => {
          const count = listDriveCameras(one, request.hidesOther).length;
          return (
            <label key={route} className={styles.route}>
              <input
                type="radio"
                name="route"
                checked={one === trip}
                onChange={() => changeDrive({ ...request, route })}
              />
              <strong>{nameRoute(one)}</strong> <span>{describeRoute(one, count, unitOf(stops))}</span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}

/** Kept while another route is found. */
function DriveOptions({ isHidden, ...props }: DrivePanelProps & { isHidden: boolean }) {
  const { request, drive, isOnMap, onKiosk } = props;
  const { trip, cameras, origin } = drive;
  const { hidesOther } = request;
  const hasOther =
    trip?.groups.some((group) => group.cameras.some(({ direction }) => direction === 'opposite')) ?? false;
  return (
    <div className={styles.options} hidden={isHidden}>
      {cameras.length > 0 && (
        <>
          <Button kind="main" onClick={play}>
            Play
          </Button>
          <Button onClick={() => showWall(makeWall(nameDrive(request), idsOf(drive)))}>Make a wall</Button>
        </>
      )}
      {origin !== 'file' && (
        <>
          {cameras.length > 0 && <Button onClick={onKiosk}>Open as kiosk</Button>}
          {!isOnMap && <SaveButton request={request} />}
          {!isOnMap && <StartButton />}
        </>
      )}
      <Disclosure label="Share">{() => <ShareButtons {...props} />}</Disclosure>
      {(hasOther || hidesOther) && (
        <Switch
          label="Cameras for the opposite direction"
          isOn={!hidesOther}
          onChange={(isOn) => changeDrive({ ...request, hidesOther: !isOn })}
        />
      )}
    </div>
  );
}
