import { Button } from '@/components/ui/button';
import styles from './map.module.css';

/** Why the map cannot be used, or only without its background. */
export type Failure = 'webgl' | 'context-lost' | 'worker' | 'basemap';

const REASONS: Readonly<Record<Failure, string>> = {
  webgl: 'This browser cannot draw it: WebGL 2 is missing or switched off.',
  'context-lost': 'The graphics card has stopped drawing it. It comes back by itself when the card does.',
  worker: 'A part of it could not start. A content blocker or a broken connection may be the reason.',
  basemap: 'The background of the map has not arrived. The cameras are in their places all the same.',
};

interface MapFailureProps {
  failure: Failure;
  onShowGrid: () => void;
  onRetry: () => void;
}

/** Says what is wrong with the map and leads to the grid, which shows the same cameras. */
export function MapFailure({ failure, onShowGrid, onRetry }: MapFailureProps) {
  return (
    <div className={styles.failure} data-partial={failure === 'basemap'} role="alert">
      <p className={styles.failureTitle}>{failure === 'basemap' ? 'No background' : 'The map cannot be shown'}</p>
      <p className={styles.failureText}>{REASONS[failure]}</p>
      <div className={styles.failureButtons}>
        <Button onClick={onShowGrid}>Show the grid</Button>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}
