'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { clampZoom, containedSize, FITTED, panBy, zoomAt, type ZoomFrame } from '@/lib/feed/zoom';
import { naturalSize, type MediaRef } from './media-ref';
import { watchGestures, type ZoomChange } from './zoom-gestures';

const STEP_FACTOR = 1.5;
const KEY_PAN_PX = 80;
const CENTER = { x: 0, y: 0 };

const zoomIn: ZoomChange = (zoom, frame) => zoomAt(zoom, frame, STEP_FACTOR, CENTER);
const zoomOut: ZoomChange = (zoom, frame) => zoomAt(zoom, frame, 1 / STEP_FACTOR, CENTER);
const fit: ZoomChange = () => FITTED;
const pan =
  (x: number, y: number): ZoomChange =>
  (zoom, frame) =>
    panBy(zoom, frame, { x, y });

const ZOOM_KEYS = new Map<string, ZoomChange>([
  ['+', zoomIn],
  ['=', zoomIn],
  ['-', zoomOut],
  ['0', fit],
]);
/** An arrow key reveals its own side: the picture moves the other way. */
const PAN_KEYS = new Map<string, ZoomChange>([
  ['ArrowLeft', pan(KEY_PAN_PX, 0)],
  ['ArrowRight', pan(-KEY_PAN_PX, 0)],
  ['ArrowUp', pan(0, KEY_PAN_PX)],
  ['ArrowDown', pan(0, -KEY_PAN_PX)],
]);

function measureFrame(box: HTMLElement, picture: MediaRef['current']): ZoomFrame {
  const stage = { width: box.clientWidth, height: box.clientHeight };
  return { stage, picture: containedSize(stage, naturalSize(picture)) };
}

/** Zooms the picture in `boxRef` by gestures on it and by keys of the dialog around it. */
export function useZoom(boxRef: RefObject<HTMLElement | null>, mediaRef: MediaRef, isOn: boolean) {
  const [zoom, setZoom] = useState(FITTED);
  const [isDragging, setDragging] = useState(false);

  const change = useCallback(
    (make: ZoomChange) => {
      const box = boxRef.current;
      if (!box) return;
      const frame = measureFrame(box, mediaRef.current);
      setZoom((before) => make(before, frame));
    },
    [boxRef, mediaRef],
  );

  useEffect(() => {
    const box = boxRef.current;
    if (!isOn || !box) return;
    // Rotating a phone, resizing, and full screen move the edges.
    const observer = new ResizeObserver(() => {
      change(clampZoom);
    });
    observer.observe(box);
    const unwatchGestures = watchGestures(box, { onChange: change, onDrag: setDragging });
    return () => {
      observer.disconnect();
      unwatchGestures();
    };
  }, [boxRef, change, isOn]);

  const isZoomed = zoom.scale > 1;
  const isZoomedRef = useRef(isZoomed);
  useEffect(() => {
    isZoomedRef.current = isZoomed;
  }, [isZoomed]);

  useEffect(() => {
    if (!isOn) return;
    const area = boxRef.current?.closest('dialog') ?? boxRef.current;
    const handleKey = (event: KeyboardEvent) => {
      if (hasModifier(event)) return;
      const make = ZOOM_KEYS.get(event.key) ?? (isZoomedRef.current ? PAN_KEYS.get(event.key) : undefined);
      if (!make) return;
      event.preventDefault();
      change(make);
    };
    area?.addEventListener('keydown', handleKey);
    return () => {
      area?.removeEventListener('keydown', handleKey);
    };
  }, [boxRef, change, isOn]);

  return {
    zoom,
    isZoomed,
    isDragging,
    onZoomIn: useCallback(() => change(zoomIn), [change]),
    onZoomOut: useCallback(() => change(zoomOut), [change]),
    onReset: useCallback(() => change(fit), [change]),
  };
}
