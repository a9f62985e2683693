import { useEffect, useState, type RefObject } from 'react';
import { onEvents } from '@/components/browser/dom-events';
import { useMediaRef, type MediaRef } from '@/components/feed/media-ref';
import type { Camera } from '@/lib/camera/camera';
import { useAIModel } from './use-ai-model';
import { DetectionLoop, NO_REPORT } from './detection-loop';

export type DetectionReport = ReturnType<typeof useDetection>;

const onViewEvents = onEvents(() => document, 'visibilitychange', 'enterpictureinpicture', 'leavepictureinpicture');

/** A video in picture-in-picture plays on, and is seen, while its page is hidden. */
function watchVisibility(element: Element, mediaRef: MediaRef, onChange: (isVisible: boolean) => void): () => void {
  let isInside = false;
  const report = (): void => {
    const { video } = mediaRef;
    const isInPictureInPicture = video !== null && document.pictureInPictureElement === video;
    onChange(isInPictureInPicture || (isInside && document.visibilityState === 'visible'));
  };
  const observer = new IntersectionObserver((entries) => {
    isInside = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  const stop = onViewEvents(report);
  return () => {
    observer.disconnect();
    stop();
  };
}

export function useDetection(canvasRef: RefObject<HTMLCanvasElement | null>, camera: Camera) {
  const mediaRef = useMediaRef();
  const { state: model, load, enqueue } = useAIModel(camera.isDemo === true ? 'demo' : 'full');
  const [report, setReport] = useState(NO_REPORT);

  useEffect(load, [load]);

  const isLoaded = model.phase === 'loaded';
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!isLoaded || !canvas) return;
    const loop = new DetectionLoop(mediaRef, canvas, enqueue, setReport);
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

  return { ...report, model, onRetry: load };
}
