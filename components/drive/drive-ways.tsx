'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { CopyButton } from '@/components/camera/copy-button';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { describeWay, nameWay, toNavigationUrl, type LengthUnit } from '@/lib/drive/format-drive';
import styles from './drive-panel.module.css';
import { listDriveCameras, type DriveState } from './drive-store';

interface DriveWaysProps {
  drive: DriveState;
  unit: LengthUnit;
  onChange: (request: DriveRequest) => void;
  onPlay: () => void;
  /** Makes a wall of the cameras. */
  onWall: () => void;
  /** What else can be done with the drive. */
  children: ReactNode;
}

export function NavigationLink({ places }: Pick<DriveState, 'places'>) {
  return (
    <a className={styles.leave} href={toNavigationUrl(places)} target="_blank" rel="noreferrer">
      Open it in Google Maps (leaves this site)
    </a>
  );
}

/** The ways found: one can be chosen. What is not sure is said first. */
export function DriveWays({ drive, unit, onChange, onPlay, onWall, children }: DriveWaysProps) {
  const { request, trips, trip, places } = drive;
  if (request === null || trip === null) return null;
  const hasOther = trip.stops.some(({ cameras }) => cameras.some(({ carriageway }) => carriageway === 'opposite'));
  return (
    <>
      {trip.trust === 'guess' && (
        <p className={styles.guess}>
          <strong>This way is a guess.</strong> It is made of the cameras known here, and there are too few to be sure
          of the roads. To drive it, use a navigation app. <NavigationLink places={places} />
        </p>
      )}
      <fieldset className={styles.ways}>
        <legend>{trips.length > 1 ? 'Ways' : 'Way'}</legend>
        {trips.map((one, way) => {
          const count = listDriveCameras({ trip: one, request }).length;
          return (
            <label key={way} className={styles.way}>
              <input type="radio" name="way" checked={one === trip} onChange={() => onChange({ ...request, way })} />
              <strong>{nameWay(one)}</strong> <span>{describeWay(one, count, unit)}</span>
            </label>
          );
        })}
      </fieldset>
      <div className={styles.options}>
        {listDriveCameras({ trip, request }).length > 0 && (
          <>
            <Button kind="main" onClick={onPlay}>
              Play
            </Button>
            <Button onClick={onWall}>Make a wall</Button>
          </>
        )}
        <CopyButton label="Copy link" getText={() => window.location.href} />
        {children}
        {hasOther || request.hidesOther ? (
          <Switch
            label="Cameras of the other side of the road"
            isOn={!request.hidesOther}
            onChange={(isOn) => onChange({ ...request, hidesOther: !isOn })}
          />
        ) : null}
      </div>
    </>
  );
}
