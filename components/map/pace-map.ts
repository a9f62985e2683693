import type { Map as MapLibre } from 'maplibre-gl';

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

/** Leaves the page time between slow frames. Returns the function that makes the next frame due at once. */
function paceFrames(map: MapLibre, slowMs: number, onFrame: (ms: number) => void): () => void {
  const draw = map.triggerRepaint.bind(map);
  let nextAt = 0;
  let startedAt = 0;
  let waiting: Timer;
  const start = () => {
    clearTimeout(waiting);
    waiting = undefined;
    requestAnimationFrame(() => {
      startedAt = performance.now();
    });
    draw();
  };
  map.triggerRepaint = () => {
    if (waiting !== undefined) return;
    const rest = nextAt - performance.now();
    if (rest <= 0) start();
    else waiting = setTimeout(start, rest);
  };
  map.on('render', () => {
    // Runs once the browser has taken the frame over.
    setTimeout(() => {
      const ms = performance.now() - startedAt;
      nextAt = ms > slowMs ? performance.now() + ms * REST : 0;
      onFrame(ms);
    });
  });
  map.on('remove', () => clearTimeout(waiting));
  return () => {
    nextAt = 0;
    start();
  };
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

/** Where drawing is slow, leaves the page time between frames, and draws fewer pixels while the map loads or moves. */
export function paceMap(map: MapLibre): void {
  const isInSoftware = isSoftware(map);
  const slowMs = isInSoftware ? SLOW_SOFTWARE_FRAME_MS : SLOW_FRAME_MS;
  let usualMs = isInSoftware ? SOFTWARE_FRAME_MS : 0;
  let isCoarse = false;
  let isChanging = false;
  let sharpening: Timer;
  const drawNow = paceFrames(map, slowMs, (ms) => {
    if (!isCoarse) usualMs += (ms - usualMs) * LATEST;
  });
  const setCoarse = (value: boolean) => {
    if (value === isCoarse) return;
    isCoarse = value;
    // The change itself counts as a move, and empties the canvas.
    isChanging = true;
    map.setPixelRatio(Math.min(devicePixelRatio, isInSoftware ? SOFTWARE_RATIO : Infinity) * (value ? COARSE : 1));
    isChanging = false;
    drawNow();
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
  if (isInSoftware) {
    setCoarse(true);
    awaitWholePicture(map);
  }
  map.once('idle', sharpenSoon);
  map.on('remove', () => clearTimeout(sharpening));
}
