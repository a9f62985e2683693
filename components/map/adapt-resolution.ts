import type { Map as MapLibre } from 'maplibre-gl';

/** Pixels per CSS pixel. */
const SHARP = 1;
const COARSE = 0.5;
const SHARP_AFTER_MS = 150;

function isDrawnBySoftware(map: MapLibre): boolean {
  const gl = map.getCanvas().getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL));
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}

/** Lowers the resolution while the map loads or moves on a machine without a graphics card. */
export function adaptResolution(map: MapLibre): void {
  if (!isDrawnBySoftware(map)) return;
  let ratio = 0;
  let isResizing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setRatio = (next: number) => {
    if (next === ratio) return;
    ratio = next;
    // `setPixelRatio` fires `movestart`.
    isResizing = true;
    map.setPixelRatio(Math.min(devicePixelRatio, ratio));
    isResizing = false;
  };
  const coarsen = () => {
    clearTimeout(timer);
    if (!isResizing) setRatio(COARSE);
  };
  const sharpenSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => map.isMoving() || setRatio(SHARP), SHARP_AFTER_MS);
  };
  coarsen();
  map.on('movestart', coarsen);
  map.on('idle', sharpenSoon);
  map.on('remove', () => clearTimeout(timer));
}
