import { useState } from 'react';
import { useIsPhone } from '@/components/browser/page-state';
import { Icon } from '@/components/ui/icon';
import textStyles from '@/components/ui/text.module.css';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { describeRoute, unitOf } from '@/lib/drive/format-drive';
import styles from './drive-panel.module.css';
import { isWaiting, type Drive } from './drive-store';

/** On a phone, the pictures come first: the form folds once there is a route. */
export function useFold({ stops }: DriveRequest, { trip }: Drive) {
  const isEmpty = stops.includes('');
  const canFold = useIsPhone() && !isEmpty;
  const [isUnfolded, setUnfolded] = useState(isEmpty);
  const [before, setBefore] = useState(trip);
  if (trip !== before) {
    setBefore(trip);
    if (before === null) setUnfolded(false);
  }
  const isFolded = canFold && !isUnfolded;
  return { canFold, isFolded, onFold: () => setUnfolded(isFolded) };
}

function summarize(drive: Drive): string {
  const { trip, cameras, stops } = drive;
  if (trip === null) return isWaiting(drive) ? 'Finding your route...' : '';
  return trip.trust === 'guess' ? 'Approximate route' : describeRoute(trip, cameras.length, unitOf(stops));
}

interface FoldButtonProps {
  request: DriveRequest;
  drive: Drive;
  isFolded: boolean;
  onFold: () => void;
}

export function FoldButton({ request, drive, isFolded, onFold }: FoldButtonProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
      <span className={textStyles.line}>
        {request.stops.join(' → ')}
        {isFolded && <small data-trust={drive.trip?.trust}>{summarize(drive)}</small>}
      </span>
      <Icon name="chevron" />
    </button>
  );
}
