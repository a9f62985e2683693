'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import {
  FITTED,
  panBy,
  pinch,
  wheelFactor,
  zoomAt,
  type Fingers,
  type Point,
  type Zoom,
  type ZoomFrame,
  clampZoom,
  containedSize,
} from '@/lib/feed/zoom';
import { isIgnoredKey } from '@/lib/settings/settings';
import { naturalSize } from '../copy-picture';
import type { MediaRef } from '../media-ref';

const DOUBLE_TAP_MS = 350;
const TAP_SLOP_PX = 12;
const DOUBLE_TAP_FACTOR = 2.5;

export type ZoomChange = (zoom: Zoom, frame: ZoomFrame) => Zoom;

interface Tap extends Point {
  readonly time: number;
}

const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) <= TAP_SLOP_PX;

/** Pointer capture would swallow the click of a button over the picture. */
const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;

/** Recognizes double taps: iOS has no reliable `dblclick`. */
class DoubleTap {
  private down: Tap | null = null;
  private last: Tap | null = null;

  press(tap: Tap): void {
    this.down = tap;
  }

  forget(): void {
    this.down = null;
    this.last = null;
  }

  release(tap: Tap): boolean {
    const isTap = this.down !== null && isNear(this.down, tap) && tap.time - this.down.time < DOUBLE_TAP_MS;
    const isSecond = isTap && this.last !== null && isNear(this.last, tap) && tap.time - this.last.time < DOUBLE_TAP_MS;
    this.last = isTap && !isSecond ? tap : null;
    this.down = null;
    return isSecond;
  }
}

function getPoint(box: HTMLElement, event: MouseEvent): Point {
  const rect = box.getBoundingClientRect();
  return { x: event.clientX - rect.left - rect.width / 2, y: event.clientY - rect.top - rect.height / 2 };
}

interface GestureCallbacks {
  onChange: (change: ZoomChange) => void;
  onDrag: (isDragging: boolean) => void;
}

export function watchGestures(box: HTMLElement, { onChange, onDrag }: GestureCallbacks): () => void {
  const pointers = new Map<number, Point>();
  const doubleTap = new DoubleTap();
  const closing = new AbortController();
  const { signal } = closing;

  const fingers = (): Fingers | null => {
    const [first, second] = [...pointers.values()];
    return first && second ? [first, second] : null;
  };

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0 || isOnButton(event)) return;
    const point = getPoint(box, event);
    pointers.set(event.pointerId, point);
    box.setPointerCapture(event.pointerId);
    if (pointers.size > 1) doubleTap.forget();
    else doubleTap.press({ ...point, time: event.timeStamp });
    onDrag(true);
  };
  const handleMove = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const before = fingers();
    const to = getPoint(box, event);
    pointers.set(event.pointerId, to);
    const after = fingers();
    if (before && after) onChange((zoom, frame) => pinch(zoom, frame, before, after));
    else onChange((zoom, frame) => panBy(zoom, frame, { x: to.x - from.x, y: to.y - from.y }));
  };
  const leave = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return false;
    if (pointers.size === 0) onDrag(false);
    return true;
  };
  const handleUp = (event: PointerEvent) => {
    if (!leave(event)) return;
    const point = getPoint(box, event);
    if (!doubleTap.release({ ...point, time: event.timeStamp })) return;
    onChange((zoom, frame) => (zoom.scale > 1 ? FITTED : zoomAt(zoom, frame, DOUBLE_TAP_FACTOR, point)));
  };
  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const factor = wheelFactor({ deltaY: event.deltaY, isInLines, isTrackpadPinch: event.ctrlKey });
    const point = getPoint(box, event);
    onChange((zoom, frame) => zoomAt(zoom, frame, factor, point));
  };
  const handleDragStart = (event: Event) => {
    // Dragging an image cancels the pointer.
    event.preventDefault();
  };

  box.addEventListener('pointerdown', handleDown, { signal });
  box.addEventListener('pointermove', handleMove, { signal });
  box.addEventListener('pointerup', handleUp, { signal });
  box.addEventListener('pointercancel', leave, { signal });
  box.addEventListener('dragstart', handleDragStart, { signal });
  box.addEventListener('wheel', handleWheel, { signal, passive: false });
  return () => {
    closing.abort();
  };
}

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
      if (hasModifier(event) || isIgnoredKey(event.key)) return;
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
