'use client';

import { useRef } from 'react';
import type { Camera } from '@/lib/camera/camera';
import styles from './detection.module.css';
import { DetectionPanel } from './detection-panel';
import { useDetection } from './use-detection';
import { useAlertsOn, useTraffic } from './use-traffic-alerts';

export function DetectionLayer({ camera }: { camera: Camera }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(canvasRef, camera.isDemo === true ? 'demo' : 'full');
  const stoppedSince = useTraffic(camera, report.stats);
  const areAlertsOn = useAlertsOn();
  return (
    <div className={styles.layer}>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <DetectionPanel {...report} stoppedSince={stoppedSince} areAlertsOn={areAlertsOn} />
    </div>
  );
}
