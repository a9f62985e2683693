import type { ErrorEvent, Map, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import type { Dispatch, SetStateAction } from 'react';
import { BASEMAP_MAX_FAILURES, MAP_PATIENCE_MS } from '@/lib/constants/map';
import type { MapScene } from './map-scene';

export type Failure = 'webgl' | 'context-lost' | 'worker' | 'basemap';
export type FailureSetter = Dispatch<SetStateAction<Failure | null>>;

/** MapLibre has no error code for it. */
const isWorkerFailure = (event: ErrorEvent) => /worker failed to load/i.test(event.error.message);

/** The basemap that is drawn now. */
export interface Basemap {
  isEmbedded: boolean;
  isClosed: boolean;
  readonly embeddedStyle: () => StyleSpecification;
}

interface BasemapEvents {
  /** MapLibre's own worker didn't load, so it will never draw anything. */
  onWorkerFailure(): void;
  /** The embedded basemap didn't load either. */
  onMissing(): void;
}

/** Falls back to the embedded basemap when a provider fails several times in a row, also while the map is in use. */
function watchBasemap(map: Map, basemap: Basemap, events: BasemapEvents): void {
  let failures = 0;
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    // Only a loaded tile proves that the provider is up.
    if ('tile' in event && event.tile !== undefined) failures = 0;
  });
  map.on('error', (event: ErrorEvent) => {
    if (isWorkerFailure(event)) {
      events.onWorkerFailure();
      return;
    }
    // The map stays readable without a glyph or an icon.
    if (!('sourceId' in event)) return;
    failures += 1;
    if (basemap.isEmbedded) {
      events.onMissing();
    } else if (failures >= BASEMAP_MAX_FAILURES) {
      basemap.isEmbedded = true;
      map.setStyle(basemap.embeddedStyle(), { diff: false });
    }
  });
}

/** Reports a map that doesn't draw. Returns the cleanup, to be called before the map is removed. */
export function watchDrawing(scene: MapScene, basemap: Basemap, setFailure: FailureSetter): () => void {
  const { map } = scene;
  let isMissing = false;
  let isDrawn = false;
  watchBasemap(map, basemap, {
    onWorkerFailure: () => setFailure('worker'),
    onMissing: () => {
      isMissing = true;
      setFailure('basemap');
    },
  });
  map.on('webglcontextlost', () => setFailure('context-lost'));
  map.on('webglcontextrestored', () => setFailure(null));
  // A blocked worker may fail silently.
  const timer = setTimeout(() => {
    if (!scene.hasAnswered) setFailure('worker');
    else if (!isDrawn) setFailure('basemap');
  }, MAP_PATIENCE_MS);
  map.once('load', () => {
    isDrawn = true;
    if (!isMissing) setFailure((failure) => (failure === 'basemap' ? null : failure));
  });
  return () => clearTimeout(timer);
}
