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
} from '@/lib/feed/zoom';

const DOUBLE_TAP_MS = 350;
/** A finger that moves farther than this is not tapping. */
const TAP_SLOP_PX = 12;
const DOUBLE_TAP_FACTOR = 2.5;

export type ZoomChange = (zoom: Zoom, frame: ZoomFrame) => Zoom;

interface Tap extends Point {
  readonly time: number;
}

const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) <= TAP_SLOP_PX;

/** Capturing the pointer would take the click away from a button over the picture. */
const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;

/** Recognizes double taps and double clicks: iOS has no reliable `dblclick`. */
class DoubleTap {
  private down: Tap | null = null;
  private last: Tap | null = null;

  press(tap: Tap): void {
    this.down = tap;
  }

  /** A second finger came down: not a tap. */
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

/** Where a pointer is, from the middle of the box. */
function getPoint(box: HTMLElement, event: MouseEvent): Point {
  const rect = box.getBoundingClientRect();
  return { x: event.clientX - rect.left - rect.width / 2, y: event.clientY - rect.top - rect.height / 2 };
}

interface GestureCallbacks {
  onChange: (change: ZoomChange) => void;
  /** True from the first finger down to the last one up: the picture then moves without easing. */
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
    // Dragging an image would take the pointer away.
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
