'use client';

import { useRef } from 'react';
import styles from './detection.module.css';
import { DetectionPanel } from './detection-panel';
import { useDetection } from './use-detection';
import { useAlertsOn, useTrafficAlerts } from './use-traffic-alerts';

interface DetectionLayerProps {
  isDemo: boolean;
  /** The camera's name in alerts. */
  place: string;
}

export function DetectionLayer({ isDemo, place }: DetectionLayerProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(canvasRef, isDemo ? 'demo' : 'full');
  const stoppedSince = useTrafficAlerts(report.stats, place);
  const areAlertsOn = useAlertsOn();
  return (
    <div className={styles.layer}>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <DetectionPanel {...report} stoppedSince={stoppedSince} areAlertsOn={areAlertsOn} />
    </div>
  );
}
