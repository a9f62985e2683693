'use client';

import { useEffect, useRef } from 'react';
import styles from './detection.module.css';
import { DetectionPanel } from './detection-panel';
import { useDetection } from './use-detection';

interface DetectionLayerProps {
  /** A camera of the demo network: its vehicles have a model of their own. */
  isDemo: boolean;
}

/**
 * Finds the vehicles in a feed as long as it is mounted: boxes over the picture and a panel of figures. Put it into the box the
 * feed fills, beside the feed; the box has to be positioned. It finds the `video` or `img` in there by itself, follows it when it
 * is exchanged, and moves with the zoom of the stage. It needs an `AIModelProvider` above. Clicks go through, but to the panel.
 */
export function DetectionLayer({ isDemo }: DetectionLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const report = useDetection(layerRef, canvasRef, isDemo ? 'demo' : 'full');

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const observer = new ResizeObserver((entries) => {
      const { width = 0, height = 0 } = entries.at(-1)?.contentRect ?? {};
      canvas.dataset.width = String(width);
      canvas.dataset.height = String(height);
    });
    observer.observe(canvas);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={layerRef} className={styles.layer}>
      <canvas ref={canvasRef} className={styles.boxes} aria-hidden="true" />
      <DetectionPanel {...report} />
    </div>
  );
}
