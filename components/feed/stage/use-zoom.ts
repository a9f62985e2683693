import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
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

type ZoomChange = (zoom: Zoom, frame: ZoomFrame) => Zoom;

interface Tap extends Point {
  readonly time: number;
}

const isFollowedBy = (a: Tap | null, b: Tap) =>
  a !== null && Math.hypot(a.x - b.x, a.y - b.y) <= TAP_SLOP_PX && b.time - a.time < DOUBLE_TAP_MS;

/** Pointer capture would swallow the click of a button or link over the picture. */
const isOnControl = ({ target }: Event) => target instanceof Element && target.closest('a, button') !== null;

function getPoint(box: HTMLElement, event: MouseEvent): Point {
  const rect = box.getBoundingClientRect();
  return { x: event.clientX - rect.left - rect.width / 2, y: event.clientY - rect.top - rect.height / 2 };
}

function watchGestures(
  box: HTMLElement,
  signal: AbortSignal,
  onChange: (change: ZoomChange) => void,
  onDrag: (isDragging: boolean) => void,
): void {
  const pointers = new Map<number, Point>();
  // iOS has no reliable `dblclick`.
  let down: Tap | null = null;
  let last: Tap | null = null;

  const fingers = (): Fingers | null => {
    const [first, second] = [...pointers.values()];
    return first && second ? [first, second] : null;
  };

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0 || isOnControl(event)) return;
    const point = getPoint(box, event);
    pointers.set(event.pointerId, point);
    box.setPointerCapture(event.pointerId);
    down = pointers.size > 1 ? null : { ...point, time: event.timeStamp };
    if (down === null) last = null;
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
    const tap = { ...getPoint(box, event), time: event.timeStamp };
    const isTap = isFollowedBy(down, tap);
    const isSecond = isTap && isFollowedBy(last, tap);
    last = isTap && !isSecond ? tap : null;
    down = null;
    if (isSecond) onChange((zoom, frame) => (zoom.scale > 1 ? FITTED : zoomAt(zoom, frame, DOUBLE_TAP_FACTOR, tap)));
  };
  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const factor = wheelFactor({ deltaY: event.deltaY, isInLines, isTrackpadPinch: event.ctrlKey });
    const point = getPoint(box, event);
    onChange((zoom, frame) => zoomAt(zoom, frame, factor, point));
  };

  box.addEventListener('pointerdown', handleDown, { signal });
  box.addEventListener('pointermove', handleMove, { signal });
  box.addEventListener('pointerup', handleUp, { signal });
  box.addEventListener('pointercancel', leave, { signal });
  // Dragging an image cancels the pointer.
  box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  box.addEventListener('wheel', handleWheel, { signal, passive: false });
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

  const isZoomed = zoom.scale > 1;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (hasModifier(event) || isIgnoredKey(event.key)) return;
    const make = ZOOM_KEYS.get(event.key) ?? (isZoomed ? PAN_KEYS.get(event.key) : undefined);
    if (!make) return;
    event.preventDefault();
    change(make);
  });

  useEffect(() => {
    const box = boxRef.current;
    if (!isOn || !box) return;
    const observer = new ResizeObserver(() => change(clampZoom));
    observer.observe(box);
    const closing = new AbortController();
    const { signal } = closing;
    watchGestures(box, signal, change, setDragging);
    const area: HTMLElement = box.closest('dialog') ?? box;
    area.addEventListener('keydown', (event) => handleKey(event), { signal });
    return () => {
      observer.disconnect();
      closing.abort();
    };
  }, [boxRef, change, isOn]);

  return {
    zoom,
    isZoomed,
    isDragging,
    onZoomIn: () => change(zoomIn),
    onZoomOut: () => change(zoomOut),
    onReset: () => change(fit),
  };
}
