'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { addCount, type CountPoint } from '@/lib/detection/count-history';
import type { DetectionStats } from '@/lib/detection/detection';
import type { ModelState } from '@/lib/detection/detector';
import type { ModelKind } from '@/lib/detection/model-list';
import { useAIModel } from './ai-model-provider';
import { DetectionLoop } from './detection-loop';
import { watchSight } from './watch-sight';

/** What the panel shows. */
export interface DetectionReport {
  readonly model: ModelState;
  readonly onRetry: () => void;
  /** Null before the first picture was looked at. */
  readonly stats: DetectionStats | null;
  readonly history: readonly CountPoint[];
  readonly isReadable: boolean;
}

/** Figures that change faster nobody can read. */
const REPORT_MS = 250;

/** Detects in the box around `layerRef` as long as it is mounted and can be seen. */
export function useDetection(
  layerRef: RefObject<HTMLElement | null>,
  canvasRef: RefObject<HTMLCanvasElement | null>,
  kind: ModelKind,
): DetectionReport {
  const { state: model, load, ask } = useAIModel(kind);
  const [stats, setStats] = useState<DetectionStats | null>(null);
  const [history, setHistory] = useState<readonly CountPoint[]>([]);
  const [isReadable, setReadable] = useState(true);
  const reportedAt = useRef(-Infinity);

  useEffect(load, [load]);

  const isLoaded = model.phase === 'loaded';
  useEffect(() => {
    const [layer, canvas] = [layerRef.current, canvasRef.current];
    const box = layer?.parentElement;
    if (!isLoaded || !layer || !canvas || !box) return;
    const loop = new DetectionLoop(box, canvas, ask, {
      onReadable: (readable) => {
        setReadable(readable);
        setStats(null);
        setHistory([]);
        reportedAt.current = -Infinity;
      },
      onStats: (counted) => {
        const now = performance.now();
        if (now - reportedAt.current < REPORT_MS) return;
        reportedAt.current = now;
        setStats(counted);
        setHistory((before) => addCount(before, counted, now));
      },
    });
    const stopWatching = watchSight(layer, (isSeen) => {
      if (isSeen) loop.start();
      else loop.stop();
    });
    return () => {
      stopWatching();
      loop.stop();
    };
  }, [layerRef, canvasRef, ask, isLoaded]);

  return { model, onRetry: load, stats, history, isReadable };
}
