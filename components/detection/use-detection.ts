'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMediaRef, type MediaRef } from '@/components/feed/media-ref';
import { addCount, type CountPoint } from '@/lib/detection/count-history';
import type { DetectionStats, ModelState } from '@/lib/detection/detection';
import type { CountNote } from '@/lib/detection/learned-view';
import type { ModelKind } from '@/lib/detection/model-files';
import { useAIModel } from './use-ai-model';
import { DetectionLoop } from './detection-loop';

export interface DetectionReport {
  readonly model: ModelState;
  readonly onRetry: () => void;
  readonly stats: DetectionStats | null;
  readonly note: CountNote | null;
  readonly history: readonly CountPoint[];
  readonly isReadable: boolean;
  readonly hasPicture: boolean;
}

/** Fastest readable change of a figure. */
const REPORT_MS = 250;

const EVENTS = ['visibilitychange', 'enterpictureinpicture', 'leavepictureinpicture'] as const;

/** A video in picture-in-picture plays on, and is seen, while its page is hidden. */
function watchVisibility(element: Element, mediaRef: MediaRef, onChange: (isVisible: boolean) => void): () => void {
  let isInside = false;
  const report = (): void => {
    const { video } = mediaRef;
    const isApart = video !== null && document.pictureInPictureElement === video;
    onChange(isApart || (isInside && document.visibilityState === 'visible'));
  };
  const observer = new IntersectionObserver((entries) => {
    isInside = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  for (const type of EVENTS) document.addEventListener(type, report);
  return () => {
    observer.disconnect();
    for (const type of EVENTS) document.removeEventListener(type, report);
  };
}

export function useDetection(canvasRef: RefObject<HTMLCanvasElement | null>, kind: ModelKind): DetectionReport {
  const mediaRef = useMediaRef();
  const { state: model, load, enqueue } = useAIModel(kind);
  const [stats, setStats] = useState<DetectionStats | null>(null);
  const [note, setNote] = useState<CountNote | null>(null);
  const [history, setHistory] = useState<readonly CountPoint[]>([]);
  const [isReadable, setReadable] = useState(true);
  const [hasPicture, setPicture] = useState(false);
  const reportedAt = useRef(-Infinity);

  useEffect(load, [load]);

  const isLoaded = model.phase === 'loaded';
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!isLoaded || !canvas) return;
    const loop = new DetectionLoop(mediaRef, canvas, enqueue, {
      onReadable: (readable) => {
        setReadable(readable);
        setStats(null);
        setNote(null);
        setHistory([]);
        reportedAt.current = -Infinity;
      },
      onPicture: setPicture,
      onStats: (counted, noted) => {
        const now = performance.now();
        if (now - reportedAt.current < REPORT_MS) return;
        reportedAt.current = now;
        setStats(counted);
        setNote(noted);
        setHistory((before) => addCount(before, counted, now));
      },
    });
    let isRunning = false;
    const stopWatching = watchVisibility(canvas, mediaRef, (isVisible) => {
      if (isVisible === isRunning) return;
      isRunning = isVisible;
      if (isVisible) loop.start();
      else loop.stop();
    });
    return () => {
      stopWatching();
      loop.stop();
    };
  }, [mediaRef, canvasRef, enqueue, isLoaded]);

  return { model, onRetry: load, stats, note, history, isReadable, hasPicture };
}
