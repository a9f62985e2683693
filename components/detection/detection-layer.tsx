'use client';

import { useRef } from 'react';
import styles from './detection.module.css';
import { DetectionPanel } from './detection-panel';
import { useDetection } from './use-detection';

interface DetectionLayerProps {
  isDemo: boolean;
}

/**
 * Vehicle boxes and a panel of figures over a feed. Put it next to the feed, inside one `MediaProvider` and one positioned box,
 * below an `AIModelProvider`. It follows the zoom of the stage; clicks pass through everything but the panel.
 */
export function DetectionLayer({ isDemo }: DetectionLayerProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(canvasRef, isDemo ? 'demo' : 'full');
  return (
    <div className={styles.layer}>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <DetectionPanel {...report} />
    </div>
  );
}
