import { Button } from '@/components/ui/button';
import { toPolyline } from '@/lib/detection/count-history';
import { formatClock } from '@/lib/feed/feed-status';
import styles from './detection.module.css';
import type { DetectionReport } from './use-detection';

const CURVE = { width: 120, height: 22 } as const;

function getHeadline({ model, isReadable, hasPicture, stats }: DetectionReport): string {
  if (model.phase === 'error') return 'AI MODEL FAILED TO LOAD';
  if (model.phase !== 'loaded') return 'LOADING AI ROBOT...';
  if (!hasPicture) return 'NO PICTURE TO COUNT IN';
  if (!isReadable) return 'AI not available for this feed';
  return stats?.potentialIncident === true ? 'TRAFFIC DETECTED' : 'DETECTION ACTIVE';
}

function Curve({ history }: Pick<DetectionReport, 'history'>) {
  return (
    <svg className={styles.curve} viewBox={`0 -1 ${CURVE.width} ${CURVE.height + 2}`} role="img">
      <title>Vehicles of the last minute</title>
      <polyline points={toPolyline(history, CURVE.width, CURVE.height)} />
    </svg>
  );
}

function Alert({ since }: { since: number | null }) {
  if (since === null) return null;
  return <p className={styles.alert} role="alert">{`TRAFFIC STANDS SINCE ${formatClock(since, since)}`}</p>;
}

interface DetectionPanelProps extends DetectionReport {
  /** Epoch milliseconds; null unless alerts say that traffic stands. */
  standsSince?: number | null;
}

export function DetectionPanel({ standsSince = null, ...report }: DetectionPanelProps) {
  const { model, stats, history, isReadable, hasPicture, onRetry } = report;
  const isActive = model.phase === 'loaded' && isReadable && hasPicture;
  const figures = [
    ['CARS', stats?.cars],
    ['TRUCKS/BUSES', stats?.trucks],
    ['STOPPED', stats?.stoppedVehicles],
  ] as const;
  return (
    <section
      className={styles.panel}
      aria-label="Vehicle detection"
      data-active={isActive}
      data-traffic={stats?.potentialIncident === true}
    >
      {/* The only live region: the figures change too often to be read out. */}
      <p className={styles.headline} role="status">
        {getHeadline(report)}
      </p>
      <Alert since={standsSince} />
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
          <dl className={styles.figures}>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value ?? '–'}</dd>
              </div>
            ))}
          </dl>
          <Curve history={history} />
        </>
      )}
    </section>
  );
}
