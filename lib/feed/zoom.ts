export const MIN_SCALE = 1;
export const MAX_SCALE = 6;

const WHEEL_PIXELS_PER_LINE = 40;
/** One notch of a mouse wheel (about 100 px) zooms by 25 %. */
const WHEEL_SPEED = 0.0022;
/** Browsers report a trackpad pinch as small wheel steps with the Control key. */
const TRACKPAD_PINCH_SPEED = 0.01;
const WHEEL_LIMIT = 0.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `scale` times the fitted size; the center moved by `x` and `y` CSS pixels. */
export interface Zoom extends Point {
  readonly scale: number;
}

export interface ZoomFrame {
  readonly stage: Size;
  readonly picture: Size;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };

export function containedSize(stage: Size, natural: Size): Size {
  if (natural.width <= 0 || natural.height <= 0) return stage;
  const ratio = Math.min(stage.width / natural.width, stage.height / natural.height);
  return { width: natural.width * ratio, height: natural.height * ratio };
}

const limit = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const slack = (pictureSide: number, stageSide: number, scale: number) =>
  Math.max(0, (pictureSide * scale - stageSide) / 2);

/** 1x to 6x, without an edge inside the stage where the picture can fill it. */
export function clampZoom(zoom: Zoom, { stage, picture }: ZoomFrame): Zoom {
  const scale = limit(zoom.scale, MIN_SCALE, MAX_SCALE);
  const slackX = slack(picture.width, stage.width, scale);
  const slackY = slack(picture.height, stage.height, scale);
  return { scale, x: limit(zoom.x, -slackX, slackX), y: limit(zoom.y, -slackY, slackY) };
}

export function panBy(zoom: Zoom, frame: ZoomFrame, by: Point): Zoom {
  return clampZoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

export function zoomAt(zoom: Zoom, frame: ZoomFrame, factor: number, point: Point): Zoom {
  const scale = limit(zoom.scale * factor, MIN_SCALE, MAX_SCALE);
  const growth = scale / zoom.scale;
  return clampZoom(
    { scale, x: point.x - (point.x - zoom.x) * growth, y: point.y - (point.y - zoom.y) * growth },
    frame,
  );
}

export type Fingers = readonly [Point, Point];

const center = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: Fingers) => Math.hypot(a.x - b.x, a.y - b.y);

export function pinch(zoom: Zoom, frame: ZoomFrame, before: Fingers, after: Fingers): Zoom {
  const from = center(before);
  const to = center(after);
  const factor = distance(after) / Math.max(1, distance(before));
  return panBy(zoomAt(zoom, frame, factor, from), frame, { x: to.x - from.x, y: to.y - from.y });
}

export function wheelFactor(wheel: { deltaY: number; isInLines: boolean; isTrackpadPinch: boolean }): number {
  const pixels = wheel.deltaY * (wheel.isInLines ? WHEEL_PIXELS_PER_LINE : 1);
  const speed = wheel.isTrackpadPinch ? TRACKPAD_PINCH_SPEED : WHEEL_SPEED;
  return Math.exp(limit(-pixels * speed, -WHEEL_LIMIT, WHEEL_LIMIT));
}
