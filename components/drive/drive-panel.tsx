'use client';

import { useState, type ReactNode } from 'react';
import { useIsPhone } from '@/components/browser/page-state';
import { CopyButton } from '@/components/camera/copy-button';
import { PlayerButton } from '@/components/camera/download-button';
import { SaveButton, SavedList } from '@/components/saved/saved-drives-list';
import { StartButton } from '@/components/saved/start-button';
import { Announcer, ErrorBanner } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PanelHead } from '@/components/ui/panel-head';
import { Switch } from '@/components/ui/switch';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogState } from '@/lib/catalog/catalog';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { describeFailure, describeRoute, nameRoute, toNavigationUrl, type LengthUnit } from '@/lib/drive/format-drive';
import { ROUTER_URL } from '@/lib/settings/router';
import { DriveForm, type Suggest } from './drive-form';
import styles from './drive-panel.module.css';
import { listDriveCameras, type Drive } from './drive-store';
import { TrackFile } from './track-file';

const ROUTER = ROUTER_URL === null ? null : new URL(ROUTER_URL).host;
const ROUTE_SOURCE =
  ROUTER === null ? 'Routes are computed in your browser.' : `Your stops are sent to ${ROUTER} to get an exact route.`;

function Explanation({ drive: { search }, isDone }: { drive: Drive; isDone: boolean }) {
  const { status, answer } = search;
  if (status === 'finding') {
    return isDone ? 'Finding your route...' : 'Loading cameras. Your route will appear when they’re ready.';
  }
  if (!answer || answer.ok) return <>See the cameras along a drive in the order you’ll pass them. {ROUTE_SOURCE}</>;
  const { reason, places } = answer;
  return (
    <>
      {describeFailure(answer)}
      {reason === 'unknown-places' &&
        ' Try a town with its state (“Buffalo, NY”), a road, or coordinates (“42.88,-78.87”).'}
      {reason === 'no-route' && (
        <>
          {' '}
          Choose places near a highway, or use a navigation app. <NavigationLink places={places} />
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

function Message({ drive, isDone, onRetry }: { drive: Drive; isDone: boolean; onRetry: () => void }) {
  const source = describeSource(drive);
  if (drive.search.status === 'failed')
    return <ErrorBanner message="Something went wrong with this drive." onRetry={onRetry} />;
  return (
    <>
      {source !== null && <p className={styles.message}>{source}</p>}
      {drive.trip === null && (
        <p className={styles.message}>
          <Explanation drive={drive} isDone={isDone} />
        </p>
      )}
    </>
  );
}

function announce({ search: { answer }, trip, cameras }: Drive, unit: LengthUnit): string {
  if (answer?.ok === false) return describeFailure(answer);
  if (trip === null) return '';
  const found = describeRoute(trip, cameras.length, unit);
  return trip.trust === 'guess' ? `This route is approximate: ${found}` : found;
}

interface DrivePanelProps {
  request: DriveRequest;
  drive: Drive;
  catalog: Pick<CatalogState, 'isDone'>;
  isOnMap: boolean;
  densitySwitch: ReactNode;
  unit: LengthUnit;
  suggest: Suggest;
  onChange: (request: DriveRequest) => void;
  onPlay: () => void;
  onWall: () => void;
  onKiosk: () => void;
  getEmbedCode: () => string;
  getCameras: () => Promise<readonly Camera[]>;
  onFile: (file: File) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** On a phone, the pictures come first. */
export function DrivePanel(props: DrivePanelProps) {
  const { request, drive, isOnMap, densitySwitch, unit, suggest, onChange, onFile } = props;
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(request.places.includes(''));
  const canFold = isPhone && !request.places.includes('');
  const isFolded = canFold && !isUnfolded;
  return (
    <section className={styles.panel} data-chrome data-view={isOnMap ? 'map' : 'grid'} aria-labelledby="drive-title">
      <PanelHead densitySwitch={!canFold && densitySwitch} closeLabel="Close the drive" onClose={props.onClose}>
        <h1 id="drive-title" className={canFold ? textStyles.unseen : undefined}>
          Cameras along my drive
        </h1>
        {canFold && (
          <FoldButton request={request} drive={drive} isFolded={isFolded} onClick={() => setUnfolded(!isUnfolded)} />
        )}
      </PanelHead>
      {canFold && !isFolded && densitySwitch}
      {!isFolded && (
        <DriveForm
          places={request.places}
          suggest={suggest}
          onChange={(places) => onChange({ ...request, places, route: 0 })}
        />
      )}
      <DriveMenu {...props} isFolded={isFolded} />
      <TrackFile isShown={drive.trip === null} onFile={onFile} />
      <Announcer text={announce(drive, unit)} />
    </section>
  );
}

interface FoldButtonProps extends Pick<DrivePanelProps, 'request' | 'drive'> {
  isFolded: boolean;
  onClick: () => void;
}

function FoldButton({ request, drive, isFolded, onClick }: FoldButtonProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onClick}>
      <span className={textStyles.line}>
        {request.places.join(' → ')}
        {isFolded && drive.trip?.trust === 'guess' && <small>Approximate route</small>}
      </span>
      <Icon name="chevron" />
    </button>
  );
}

function DriveMenu({ isFolded, ...props }: DrivePanelProps & { isFolded: boolean }) {
  const { request, drive, catalog, isOnMap, onChange, onRetry } = props;
  if (isFolded && drive.trip) return null;
  const hasSaved = !isFolded && (drive.trip === null || !isOnMap);
  return (
    <>
      <Message drive={drive} isDone={catalog.isDone} onRetry={onRetry} />
      <DriveRoutes {...props}>
        <PlayerButton name="Drive" getCameras={props.getCameras} />
        {hasSaved && (
          <>
            <SaveButton key={request.places.join('~')} request={request} />
            <StartButton />
          </>
        )}
      </DriveRoutes>
      {hasSaved && <SavedList request={request} onOpen={onChange} />}
    </>
  );
}

function NavigationLink({ places }: Pick<Drive, 'places'>) {
  return (
    <a className={styles.leave} href={toNavigationUrl(places)} target="_blank" rel="noreferrer">
      Open in Google Maps (external)
    </a>
  );
}

function GuessNote({ drive: { trip, places } }: Pick<DrivePanelProps, 'drive'>) {
  if (trip?.trust !== 'guess') return null;
  return (
    <p className={styles.guess}>
      <strong>This route is approximate.</strong> Too few cameras are nearby to be sure of the roads. For directions,
      use a navigation app. <NavigationLink places={places} />
    </p>
  );
}

function DriveRoutes(props: DrivePanelProps & { children: ReactNode }) {
  const { drive, unit, onChange, onPlay, onWall, onKiosk, getEmbedCode, children } = props;
  const { request, trips, trip, cameras } = drive;
  if (request === null || trip === null) return null;
  const { hidesOther } = request;
  const hasOther = trip.stops.some((stop) => stop.cameras.some(({ direction }) => direction === 'opposite'));
  return (
    <>
      <GuessNote drive={drive} />
      <fieldset className={styles.routes}>
        <legend className={textStyles.unseen}>{trips.length > 1 ? 'Routes' : 'Route'}</legend>
        {trips.map((one, route) => {
          const count = listDriveCameras(one, hidesOther).length;
          return (
            <label key={route} className={styles.route}>
              <input
                type="radio"
                name="route"
                checked={one === trip}
                onChange={() => onChange({ ...request, route })}
              />
              <strong>{nameRoute(one)}</strong> <span>{describeRoute(one, count, unit)}</span>
            </label>
          );
        })}
      </fieldset>
      <div className={styles.options}>
        {cameras.length > 0 && (
          <>
            <Button kind="main" onClick={onPlay}>
              Play
            </Button>
            <Button onClick={onWall}>Make a wall</Button>
            <Button onClick={onKiosk}>Open as kiosk</Button>
            <CopyButton label="Copy embed code" getText={getEmbedCode} />
          </>
        )}
        <CopyButton label="Copy link" getText={() => window.location.href} />
        {children}
        {(hasOther || hidesOther) && (
          <Switch
            label="Cameras for the opposite direction"
            isOn={!hidesOther}
            onChange={(isOn) => onChange({ ...request, hidesOther: !isOn })}
          />
        )}
      </div>
    </>
  );
}
