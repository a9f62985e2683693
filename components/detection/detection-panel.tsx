import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { toPolyline } from '@/lib/detection/traffic';
import type { Camera } from '@/lib/camera/camera';
import { formatClock } from '@/lib/feed/feed-status';
import styles from './detection.module.css';
import { useDetection, type DetectionReport } from './use-detection';
import { showsMotion, useAlertsOn, useTraffic } from './use-traffic-alerts';

const CURVE = { width: 120, height: 22 } as const;

export function getHeadline({ model, isReadable, hasPicture, stats }: DetectionReport): string {
  if (model.phase === 'error') return 'AI MODEL FAILED TO LOAD';
  if (model.phase !== 'loaded') return 'LOADING AI ROBOT...';
  if (!hasPicture) return 'NO PICTURE TO ANALYZE';
  if (!isReadable) return 'AI not available for this feed';
  return stats?.potentialIncident === true ? 'TRAFFIC DETECTED' : 'DETECTION ACTIVE';
}

function Figures({ stats, showsStopped }: Pick<DetectionPanelProps, 'stats' | 'showsStopped'>) {
  const figures = [
    ['CARS', stats?.cars],
    ['TRUCKS/BUSES', stats?.trucks],
    ['STOPPED', showsStopped ? stats?.stoppedVehicles : undefined],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DetectionPanelProps extends DetectionReport {
  /** Epoch milliseconds; null while traffic moves or alerts are off. */
  stoppedSince: number | null;
  /** False if its pictures are too far apart. */
  showsStopped: boolean;
}

/** Hidden tabs play no video, except in picture-in-picture. */
function AlertNote() {
  if (!useAlertsOn()) return null;
  const exception = document.pictureInPictureEnabled ? ', except in picture-in-picture' : '';
  return <p className={styles.reason}>{`Alerts pause in a hidden tab${exception}`}</p>;
}

export function DetectionPanel({ stoppedSince, showsStopped, ...report }: DetectionPanelProps) {
  const { model, stats, note, history, isReadable, hasPicture, onRetry } = report;
  const isActive = model.phase === 'loaded' && isReadable && hasPicture;
  return (
    <section
      className={styles.panel}
      aria-label="Vehicle detection"
      data-active={isActive}
      data-traffic={stats?.potentialIncident === true}
    >
      {/* The headline changes too often for a screen reader while it counts. */}
      <p className={styles.headline} role="status" aria-live={isActive ? 'off' : 'polite'}>
        {getHeadline(report)}
      </p>
      {stoppedSince !== null && (
        <p
          className={styles.alert}
          role="alert"
        >{`TRAFFIC STOPPED SINCE ${formatClock(stoppedSince, stoppedSince)}`}</p>
      )}
      {model.phase === 'error' && (
        <>
          <p className={styles.reason}>{model.message}</p>
          <div className={styles.retry}>
            <Button onClick={onRetry}>Retry</Button>
          </div>
        </>
      )}
      {isActive && (
        <>
          <Figures stats={stats} showsStopped={showsStopped} />
          {note !== null && <p className={styles.reason}>{note.text}</p>}
          <svg className={styles.curve} viewBox={`0 -1 ${CURVE.width} ${CURVE.height + 2}`} role="img">
            <title>Vehicles in the last minute</title>
            <polyline points={toPolyline(history, CURVE.width, CURVE.height)} />
          </svg>
          {showsStopped && <AlertNote />}
        </>
      )}
    </section>
  );
}

export function DetectionLayer({ camera }: { camera: Camera }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(canvasRef, camera);
  const stoppedSince = useTraffic(camera, report.stats);
  return (
    <div className={styles.layer}>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <DetectionPanel {...report} stoppedSince={stoppedSince} showsStopped={showsMotion(camera)} />
    </div>
  );
}
