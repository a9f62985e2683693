import type { Map as MapLibre } from 'maplibre-gl';
import { AsideDrawing } from './draw-aside';

/** A frame that takes this long is slow. */
const SLOW_FRAME_MS = 24;
/** Without a graphics card, where the page stands still while the browser draws a frame. */
const SLOW_SOFTWARE_FRAME_MS = 10;
/** The page gets this many times the duration of a slow frame for itself. */
const REST = 2.5;
/** How long one takes there, roughly. */
const SOFTWARE_FRAME_MS = 100;
/** Weight of the latest frame in the usual duration. */
const LATEST = 0.2;
/** Without a graphics card. A phone has seven times as many pixels, and a frame takes as long as it has pixels. */
const SOFTWARE_RATIO = 1;
/** Share of the pixels' density while a slow map loads or moves. */
const COARSE = 0.5;
/** A map that rests this long is drawn sharply again. */
const SHARP_AFTER_MS = 150;

/** Half a picture is shown if the whole one takes longer. */
const WHOLE_PICTURE_MS = 2_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Leaves the page time between slow frames. */
class FramePace {
  private readonly draw: () => void;
  private startedAt = 0;
  private nextAt = 0;
  private isHeld = false;
  private isWanted = false;
  private waiting: Timer;

  constructor(
    private readonly map: MapLibre,
    private readonly slowMs: number,
    private readonly onFrame: (ms: number) => void,
  ) {
    this.draw = map.triggerRepaint.bind(map);
    map.triggerRepaint = () => {
      if (this.waiting !== undefined) return;
      const rest = this.nextAt - performance.now();
      if (rest <= 0) this.drawNow();
      else this.waiting = setTimeout(() => this.drawNow(), rest);
    };
    map.on('remove', () => clearTimeout(this.waiting));
  }

  /** The next frame is due at once, or when the one that is being drawn has ended. */
  drawNow(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.nextAt = 0;
    this.isWanted = this.isHeld;
    if (this.isHeld) return;
    requestAnimationFrame(() => {
      if (!this.isHeld) this.startedAt = performance.now();
    });
    this.draw();
  }

  /** A frame has begun, and ends after this task. */
  hold(): void {
    this.isHeld = true;
  }

  /** A frame has ended. */
  end(): void {
    const ms = performance.now() - this.startedAt;
    this.isHeld = false;
    this.nextAt = ms > this.slowMs ? performance.now() + ms * REST : 0;
    this.onFrame(ms);
    if (this.isWanted) this.map.triggerRepaint();
  }
}

/** Whether the processor draws in place of a graphics card. */
function isSoftware(map: MapLibre): boolean {
  const gl = map.getCanvas().getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return /swiftshader|llvmpipe|software|basic render/i.test(
    String(info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)),
  );
}

/** Draws nothing before all that is in view has come: each frame on the way would cost as much as the last. */
function awaitWholePicture(map: MapLibre): void {
  const until = performance.now() + WHOLE_PICTURE_MS;
  const { painter } = map;
  const draw = painter.render.bind(painter);
  painter.render = (...frame) => {
    if (!map.loaded() && performance.now() < until) return;
    painter.render = draw;
    draw(...frame);
  };
  const timer = setTimeout(() => map.triggerRepaint(), WHOLE_PICTURE_MS);
  map.on('remove', () => clearTimeout(timer));
}

type RatioSetter = (ratio: number) => void;

/** Draws on the canvas, as MapLibre does. */
function drawOnCanvas(map: MapLibre, pace: FramePace): RatioSetter {
  map.on('render', () => {
    // Runs once the browser has taken the frame over.
    setTimeout(() => pace.end());
  });
  return (ratio) => map.setPixelRatio(devicePixelRatio * ratio);
}

/** Draws where the page does not wait for it, and nothing before the first picture is whole. */
function drawInSoftware(map: MapLibre, pace: FramePace): RatioSetter {
  const density = Math.min(devicePixelRatio, SOFTWARE_RATIO);
  map.setPixelRatio(density);
  const aside = new AsideDrawing(map, density, { onStart: () => pace.hold(), onShown: () => pace.end() });
  awaitWholePicture(map);
  return (ratio) => {
    aside.ratio = density * ratio;
  };
}

/** Where drawing is slow, leaves the page time between frames, and draws fewer pixels while the map loads or moves. */
export function paceMap(map: MapLibre): void {
  const isInSoftware = isSoftware(map);
  const slowMs = isInSoftware ? SLOW_SOFTWARE_FRAME_MS : SLOW_FRAME_MS;
  let usualMs = isInSoftware ? SOFTWARE_FRAME_MS : 0;
  let isCoarse = false;
  let isChanging = false;
  let sharpening: Timer;
  const pace = new FramePace(map, slowMs, (ms) => {
    if (!isCoarse) usualMs += (ms - usualMs) * LATEST;
  });
  const setRatio = isInSoftware ? drawInSoftware(map, pace) : drawOnCanvas(map, pace);
  const setCoarse = (value: boolean) => {
    if (value === isCoarse) return;
    isCoarse = value;
    // A change of the canvas counts as a move, and empties it.
    isChanging = true;
    setRatio(value ? COARSE : 1);
    isChanging = false;
    pace.drawNow();
  };
  const sharpenSoon = () => {
    clearTimeout(sharpening);
    if (isCoarse) sharpening = setTimeout(setCoarse, SHARP_AFTER_MS, false);
  };
  map.on('movestart', () => {
    clearTimeout(sharpening);
    if (usualMs > slowMs && !isChanging) setCoarse(true);
  });
  map.on('moveend', () => {
    if (!isChanging) sharpenSoon();
  });
  // The first frames come while the page still loads.
  if (isInSoftware) setCoarse(true);
  map.once('idle', sharpenSoon);
  map.on('remove', () => clearTimeout(sharpening));
}
