import { useLocate } from '@/components/browser/use-locate';
import { Button, IconButton } from '@/components/ui/button';
import styles from './map.module.css';
import type { Failure, SceneRunner } from './use-map-scene';

interface MapControlsProps {
  run: SceneRunner;
  message: string | null;
  /** The camera of the link is unknown. */
  isMissing: boolean;
}

export function MapControls({ run, message, isMissing }: MapControlsProps) {
  const { locate, alert, dismiss } = useLocate((found) => run((scene) => scene.flyToLocation(found)));
  return (
    <>
      <div className={styles.controls}>
        <div className={styles.locate}>
          <IconButton icon="locate" label="Find my location" onClick={locate} />
        </div>
        <div className={styles.zoom}>
          <IconButton icon="plus" label="Zoom in" onClick={() => run(({ map }) => map.zoomIn())} />
          <IconButton icon="minus" label="Zoom out" onClick={() => run(({ map }) => map.zoomOut())} />
        </div>
      </div>
      {(isMissing || message !== null) && (
        <p className={styles.banner} role="status">
          {isMissing ? 'This camera isn’t currently listed.' : message}
        </p>
      )}
      {alert !== null && (
        <div className={styles.banner} role="alert">
          <p>{alert}</p>
          <button type="button" className={styles.dismiss} onClick={dismiss}>
            OK
          </button>
        </div>
      )}
    </>
  );
}

const NO_WORKER = 'Part of the map didn’t start. Check your content blocker or connection.';
const REASONS: Readonly<Record<Failure, string>> = {
  webgl: 'Your browser can’t draw the map. WebGL 2 is missing or turned off.',
  'context-lost': 'The graphics card stopped responding. The map will recover automatically.',
  worker: NO_WORKER,
  clusters: NO_WORKER,
  basemap: 'The map background didn’t load. Cameras still appear in the right places.',
};

interface MapFailureProps {
  failure: Failure;
  onShowGrid: () => void;
  onRetry: () => void;
}

export function MapFailure({ failure, onShowGrid, onRetry }: MapFailureProps) {
  return (
    <div className={styles.failure} data-partial={failure === 'basemap'} role="alert">
      <p className={styles.failureTitle}>{failure === 'basemap' ? 'Map background missing' : 'Map unavailable'}</p>
      <p className={styles.failureText}>{REASONS[failure]}</p>
      <div className={styles.failureButtons}>
        <Button onClick={onShowGrid}>Show the grid</Button>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}
