'use client';

import { useState, type ReactNode } from 'react';
import { useIsPhone } from '@/components/browser/media-query';
import { Announcer, ErrorBanner } from '@/components/shell/notices';
import { PanelHead } from '@/components/shell/panel-head';
import { Icon } from '@/components/ui/icon';
import type { CatalogState } from '@/lib/catalog/catalog';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { ROUTER_URL } from '@/lib/settings/router';
import { describeWay, type LengthUnit } from '@/lib/drive/format-drive';
import { DriveForm } from './drive-form';
import styles from './drive-panel.module.css';
import { listDriveCameras, type DriveState } from './drive-store';
import { DriveWays, NavigationLink } from './drive-ways';
import { SaveButton, SavedList } from './saved-list';
import { TrackFile } from './track-file';
import type { Suggest } from './place-field';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const ROUTER = ROUTER_URL === null ? null : new URL(ROUTER_URL).host;
const WAY_SOURCE =
  ROUTER === null
    ? 'The way is found in your browser.'
    : `The positions of the places go to ${ROUTER}, a routing service, for the exact way.`;

function Explanation({ drive: { phase, lost, places }, catalog }: Pick<DrivePanelProps, 'drive' | 'catalog'>) {
  if (phase === 'idle') {
    return <>See the cameras from one place to another in the order in which you will pass them. {WAY_SOURCE}</>;
  }
  if (phase === 'finding') {
    return catalog.isDone ? 'Finding the way...' : 'Cameras are still loading. The way comes after them.';
  }
  if (phase === 'lost') {
    return (
      <>
        Nobody here knows {list.format(lost.map((text) => `“${text}”`))}. Try a town with its state (“Buffalo, NY”), a
        road, or coordinates (“42.88,-78.87”).
      </>
    );
  }
  return (
    <>
      No road with cameras joins these places. Choose places near a highway, or use a navigation app.{' '}
      <NavigationLink places={places} />
    </>
  );
}

function Message({ drive, catalog, onRetry }: Pick<DrivePanelProps, 'drive' | 'catalog' | 'onRetry'>) {
  if (drive.phase === 'failed') return <ErrorBanner message="Drives stopped working." onRetry={onRetry} />;
  return (
    <>
      {drive.origin === 'router' && <p className={styles.message}>{`The way comes from ${ROUTER}.`}</p>}
      {drive.notice !== null && <p className={styles.message}>{drive.notice}</p>}
      {drive.trip === null && (
        <p className={styles.message}>
          <Explanation drive={drive} catalog={catalog} />
        </p>
      )}
    </>
  );
}

function announce({ phase, trip, request, lost }: DriveState, unit: LengthUnit): string {
  if (phase === 'lost') return `Nobody here knows ${list.format(lost)}.`;
  if (phase === 'none') return 'No road with cameras joins these places.';
  if (phase !== 'ready' || trip === null) return '';
  const found = describeWay(trip, listDriveCameras({ trip, request }).length, unit);
  return trip.trust === 'guess' ? `This way is a guess: ${found}` : found;
}

interface DrivePanelProps {
  request: DriveRequest;
  drive: DriveState;
  catalog: Pick<CatalogState, 'isDone'>;
  isOnMap: boolean;
  /** Of the grid; null where there is none. */
  densitySwitch: ReactNode;
  unit: LengthUnit;
  suggest: Suggest;
  onChange: (request: DriveRequest) => void;
  onPlay: () => void;
  onWall: () => void;
  onFile: (file: File) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The form of the drive, and what was found. */
export function DrivePanel(props: DrivePanelProps) {
  const { request, drive, catalog, isOnMap, densitySwitch, unit, suggest, onChange, onPlay, onFile, onRetry } = props;
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(request.places.includes(''));
  const canFold = isPhone && !request.places.includes('');
  // A link shows its pictures; who fills in the form keeps it.
  const isFolded = canFold && !isUnfolded;
  const hasSaved = !isFolded && (drive.trip === null || !isOnMap);
  const handlePlaces = (places: readonly string[]) => onChange({ ...request, places, way: 0 });
  return (
    <section className={styles.panel} data-furniture data-view={isOnMap ? 'map' : 'grid'} aria-labelledby="drive-title">
      <PanelHead densitySwitch={densitySwitch} closeLabel="Close the drive" onClose={props.onClose}>
        <h1 id="drive-title">Cameras along my drive</h1>
      </PanelHead>
      {canFold && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span>{request.places.join(' → ')}</span>
          <Icon name="chevron" />
        </button>
      )}
      {!isFolded && <DriveForm places={request.places} suggest={suggest} onChange={handlePlaces} />}
      <Message drive={drive} catalog={catalog} onRetry={onRetry} />
      <DriveWays drive={drive} unit={unit} onChange={onChange} onPlay={onPlay} onWall={props.onWall}>
        {hasSaved && <SaveButton key={request.places.join('~')} request={request} />}
      </DriveWays>
      {hasSaved && <SavedList request={request} onOpen={onChange} />}
      <TrackFile isShown={drive.trip === null} onFile={onFile} />
      <Announcer text={announce(drive, unit)} />
    </section>
  );
}
