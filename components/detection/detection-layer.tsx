'use client';

import { useRef } from 'react';
import type { Camera } from '@/lib/camera/camera';
import styles from './detection.module.css';
import { DetectionPanel } from './detection-panel';
import { useNoteTraffic } from './seen-traffic';
import { useDetection } from './use-detection';
import { useAlertsOn, useTrafficAlerts } from './use-traffic-alerts';

export function DetectionLayer({ camera: { id, location, isDemo } }: { camera: Camera }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(canvasRef, isDemo === true ? 'demo' : 'full');
  const stoppedSince = useTrafficAlerts(report.stats, location);
  useNoteTraffic(id, report.stats);
  const areAlertsOn = useAlertsOn();
  return (
    <div className={styles.layer}>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <DetectionPanel {...report} stoppedSince={stoppedSince} areAlertsOn={areAlertsOn} />
    </div>
  );
}
