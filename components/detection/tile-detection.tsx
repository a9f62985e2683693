import { useEffect, useId, useRef } from 'react';
import { useStore } from '@/components/browser/use-store';
import { useVisibility } from '@/components/feed/players/feed-scheduler';
import type { Camera } from '@/lib/camera/camera';
import { MAX_COUNTING_TILES } from '@/lib/constants/detection';
import { createStore } from '@/lib/core/store';
import styles from './detection.module.css';
import { getHeadline } from './detection-panel';
import { useDetection, type DetectionReport } from './use-detection';
import { useTraffic } from './use-traffic-alerts';

/** Tiles in view, oldest first. The first few count, one at a time: they share one model. */
const tilesInView = createStore<readonly string[]>([]);

function useSlot(isWatched: boolean): boolean {
  const key = useId();
  useEffect(() => {
    if (!isWatched) return;
    tilesInView.set([...tilesInView.get(), key]);
    return () => tilesInView.set(tilesInView.get().filter((other) => other !== key));
  }, [key, isWatched]);
  return useStore(tilesInView, (tiles) => tiles.slice(0, MAX_COUNTING_TILES).includes(key));
}

function describe(report: DetectionReport): string {
  const { stats, note } = report;
  if (!stats) return getHeadline(report);
  const vehicles = stats.cars + stats.trucks;
  const count = `${note?.isLowerBound === true ? 'At least ' : ''}${vehicles} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`;
  return stats.stoppedVehicles > 0 ? `${count}, ${stats.stoppedVehicles} stopped` : count;
}

function TileCount({ camera }: { camera: Camera }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(canvasRef, camera);
  useTraffic(camera, report.stats, true);
  return (
    <>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <span
        className={styles.count}
        data-traffic={report.stats?.potentialIncident === true}
        title={report.note?.text ?? undefined}
      >
        {describe(report)}
      </span>
    </>
  );
}

/** Counts in the first four tiles in view. Needs `MediaProvider`. */
export function TileDetection({ camera }: { camera: Camera }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { isWatched } = useVisibility(boxRef, false);
  const isCounting = useSlot(isWatched);
  return (
    <div ref={boxRef} className={styles.layer}>
      {isCounting && <TileCount camera={camera} />}
    </div>
  );
}
