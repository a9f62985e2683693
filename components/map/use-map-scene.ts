import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { ErrorEvent, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { usePageSettled } from '@/components/browser/page-settled';
import {
  BASEMAP_CHANGE_MS,
  BASEMAP_MAX_FAILURES,
  BASEMAP_START_MS,
  MAP_IDLE_MS,
  MAP_TIMEOUT_MS,
  MOBILE_START_ZOOM,
  START_CENTER,
  START_ZOOM,
} from '@/lib/constants/map';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { Box } from '@/lib/geo/ring';
import { fetchStyle, planBasemap, type BasemapPlan, type BasemapSettings } from '@/lib/map/basemap-plan';
import type { MapPosition } from '@/lib/map/map-position';
import { makeEmbeddedStyle, makeRasterStyle } from './layers/basemap-style';
import { readMapColors } from './map-images';
import type { MapScene } from './map-scene';

// The build replaces these exact expressions.
const SETTINGS: BasemapSettings = {
  basemap: process.env.NEXT_PUBLIC_BASEMAP,
  rasterBase: process.env.NEXT_PUBLIC_BASEMAP_RASTER_BASE,
  rasterLabels: process.env.NEXT_PUBLIC_BASEMAP_RASTER_LABELS,
  rasterAttribution: process.env.NEXT_PUBLIC_BASEMAP_ATTRIBUTION,
};

export type Failure = 'webgl' | 'context-lost' | 'worker' | 'clusters' | 'basemap';
/** Starts the map, and runs the latest action once it has taken over. */
export type SceneRunner = (action: (scene: MapScene) => void) => void;
type FailureSetter = Dispatch<SetStateAction<Failure | null>>;

interface Basemap {
  isEmbedded: boolean;
  isClosed: boolean;
}

export function getStartPosition(): MapPosition {
  const isMobile = window.innerWidth <= MOBILE_MAX_WIDTH_PX;
  return { ...START_CENTER, zoom: isMobile ? MOBILE_START_ZOOM : START_ZOOM };
}

function startsPictured({ lat, lng, zoom }: MapPosition): boolean {
  if (lat !== START_CENTER.lat || lng !== START_CENTER.lng) return false;
  const plan = planBasemap(SETTINGS);
  return plan.kind === 'embedded' || (plan.kind === 'style' && zoom < plan.fromZoom);
}

const embeddedStyle = () => makeEmbeddedStyle(readMapColors());

const loadStyle = async (url: string, timeoutMs: number) =>
  (await fetchStyle(url, timeoutMs)) as StyleSpecification | null;

async function loadBasemap(plan: BasemapPlan, zoom: number): Promise<StyleSpecification | null> {
  if (plan.kind === 'raster') return makeRasterStyle(plan);
  return plan.kind === 'style' && zoom >= plan.fromZoom ? await loadStyle(plan.url, BASEMAP_START_MS) : null;
}

function followZoom({ map }: MapScene, plan: BasemapPlan, basemap: Basemap): void {
  if (plan.kind !== 'style' || map.getZoom() >= plan.fromZoom) return;
  let isAsking = false;
  const load = async (url: string) => {
    isAsking = true;
    const style = await loadStyle(url, BASEMAP_CHANGE_MS);
    isAsking = false;
    if (!style || basemap.isClosed) return;
    map.off('zoomend', look);
    basemap.isEmbedded = false;
    map.setStyle(style, { diff: false });
  };
  const look = () => {
    if (!isAsking && map.getZoom() >= plan.fromZoom) void load(plan.url);
  };
  map.on('zoomend', look);
}

function followTheme(scene: MapScene): () => void {
  const observer = new MutationObserver(() => scene.restyle(embeddedStyle()));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function followSize({ map }: MapScene, box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientHeight > 0) map.resize();
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** Replaces a failing provider and reports a map that doesn't draw. Call the cleanup before `map.remove()`. */
function watchDrawing({ map }: MapScene, basemap: Basemap, setFailure: FailureSetter): () => void {
  let failures = 0;
  let isMissing = false;
  let isDrawn = false;
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    // Only a loaded tile proves that the provider is up.
    if ('tile' in event && event.tile !== undefined) failures = 0;
  });
  map.on('error', (event: ErrorEvent) => {
    // MapLibre has no error code for it.
    if (/worker failed to load/i.test(event.error.message)) setFailure('worker');
    else if ('sourceId' in event) handleSourceError();
  });
  const handleSourceError = () => {
    failures += 1;
    if (basemap.isEmbedded) {
      isMissing = true;
      setFailure('basemap');
    } else if (failures >= BASEMAP_MAX_FAILURES) {
      basemap.isEmbedded = true;
      map.setStyle(embeddedStyle(), { diff: false });
    }
  };
  map.on('webglcontextlost', () => setFailure('context-lost'));
  map.on('webglcontextrestored', () => setFailure(null));
  const timer = setTimeout(() => {
    if (!isDrawn) setFailure('basemap');
  }, MAP_TIMEOUT_MS);
  map.once('load', () => {
    isDrawn = true;
    if (!isMissing) setFailure((failure) => (failure === 'basemap' ? null : failure));
  });
  return () => clearTimeout(timer);
}

function useStart(isWanted: boolean, isActive: boolean) {
  const [isStarted, setStarted] = useState(isWanted);
  const isSettled = usePageSettled();
  const begin = useCallback(() => setStarted(true), []);
  if (isWanted && !isStarted) setStarted(true);
  useEffect(() => {
    if (isStarted || !isActive || !isSettled) return;
    const timer = setTimeout(begin, MAP_IDLE_MS);
    return () => clearTimeout(timer);
  }, [isStarted, isActive, isSettled, begin]);
  return [isStarted, begin] as const;
}

function useRunner(taken: MapScene | null, begin: () => void): SceneRunner {
  const waiting = useRef<((scene: MapScene) => void) | null>(null);
  const ready = useRef<MapScene | null>(null);
  useEffect(() => {
    ready.current = taken;
    if (!taken) return;
    waiting.current?.(taken);
    waiting.current = null;
  }, [taken]);
  return useCallback(
    (action) => {
      if (ready.current) action(ready.current);
      else waiting.current = action;
      begin();
    },
    [begin],
  );
}

export function useMapScene(start: MapPosition, { isWanted, isActive }: { isWanted: boolean; isActive: boolean }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<MapScene | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  const [isPictured, setPictured] = useState(() => startsPictured(start));
  const [loss, setLoss] = useState<{ error: unknown } | null>(null);
  // Reaches the error boundary.
  if (loss) throw loss.error;
  if (isPictured && failure !== null) setPictured(false);
  const [isStarted, begin] = useStart(isWanted || !isPictured, isActive);
  const run = useRunner(isPictured ? null : scene, begin);

  useEffect(() => {
    const box = boxRef.current;
    if (!box || !isStarted) return;
    const cleanups: (() => void)[] = [];
    let isOver = false;
    // Closed maps may still report failures.
    const fail: FailureSetter = (next) => {
      if (!isOver) setFailure(next);
    };
    const plan = planBasemap(SETTINGS);
    const open = async () => {
      const [{ MapScene: Scene }, style] = await Promise.all([import('./map-scene'), loadBasemap(plan, start.zoom)]);
      if (isOver) return;
      let created: MapScene;
      try {
        created = new Scene(box, { style: style ?? embeddedStyle(), position: start });
      } catch {
        fail('webgl');
        return;
      }
      const basemap: Basemap = { isEmbedded: style === null, isClosed: false };
      followZoom(created, plan, basemap);
      cleanups.push(watchDrawing(created, basemap, fail), followTheme(created), followSize(created, box), () => {
        basemap.isClosed = true;
        created.close();
      });
      setScene(created);
    };
    open().catch((error: unknown) => setLoss({ error }));
    return () => {
      isOver = true;
      cleanups.forEach((cleanUp) => cleanUp());
      setScene(null);
    };
  }, [round, start, isStarted]);

  const noteWorker = useCallback((works: boolean) => {
    setFailure((before) => (works ? (before === 'clusters' ? null : before) : 'clusters'));
  }, []);
  const takeOver = useCallback(() => setPictured(false), []);
  const retry = useCallback(() => {
    setFailure(null);
    setRound((count) => count + 1);
  }, []);
  return { boxRef, scene, isPictured, begin, takeOver, run, round, failure, noteWorker, retry };
}

interface FitOptions {
  readonly extent: Box | null;
  readonly isFitted: boolean;
  readonly isActive: boolean;
  readonly message: string | null;
}

/** Null while the map moves there on its own, or has nothing to show. */
export function useShowAll(run: SceneRunner, { extent, isFitted, isActive, message }: FitOptions) {
  const showAll = useCallback(() => extent && run((scene) => scene.flyToBox(extent)), [extent, run]);
  useEffect(() => {
    if (isFitted && isActive && extent) run((scene) => scene.fitBox(extent));
  }, [isFitted, isActive, extent, run]);
  return isFitted || message !== null ? null : showAll;
}
