'use client';

import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { ErrorEvent, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { BASEMAP_CHANGE_MS, BASEMAP_MAX_FAILURES, BASEMAP_START_MS, MAP_PATIENCE_MS } from '@/lib/constants/map';
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

export type Failure = 'webgl' | 'context-lost' | 'worker' | 'basemap';
type FailureSetter = Dispatch<SetStateAction<Failure | null>>;

interface Basemap {
  isEmbedded: boolean;
  isClosed: boolean;
}

export function startsEmbedded({ zoom }: MapPosition): boolean {
  const plan = planBasemap(SETTINGS);
  return plan.kind === 'embedded' || (plan.kind === 'style' && zoom < plan.fromZoom);
}

const embeddedStyle = () => makeEmbeddedStyle(readMapColors());

const loadStyle = async (url: string, timeoutMs: number) =>
  (await fetchStyle(url, timeoutMs)) as StyleSpecification | null;

/** Null selects the embedded basemap. */
async function loadBasemap(plan: BasemapPlan, zoom: number): Promise<StyleSpecification | null> {
  if (plan.kind === 'raster') return makeRasterStyle(plan);
  return plan.kind === 'style' && zoom >= plan.fromZoom ? await loadStyle(plan.url, BASEMAP_START_MS) : null;
}

function createScene(
  Scene: typeof MapScene,
  box: HTMLElement,
  start: { style: StyleSpecification; position: MapPosition },
  fail: FailureSetter,
): MapScene | null {
  try {
    return new Scene(box, start, () => fail('worker'));
  } catch {
    fail('webgl');
    return null;
  }
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
function watchDrawing({ map, markers }: MapScene, basemap: Basemap, setFailure: FailureSetter): () => void {
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
  // A blocked worker may fail silently.
  const timer = setTimeout(() => {
    if (!markers.hasAnswered) setFailure('worker');
    else if (!isDrawn) setFailure('basemap');
  }, MAP_PATIENCE_MS);
  map.once('load', () => {
    isDrawn = true;
    if (!isMissing) setFailure((failure) => (failure === 'basemap' ? null : failure));
  });
  return () => clearTimeout(timer);
}

export function useMapScene(start: MapPosition) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<MapScene | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [run, setRun] = useState(0);
  const [loss, setLoss] = useState<{ error: unknown } | null>(null);
  // Reaches the error boundary.
  if (loss) throw loss.error;

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
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
      const created = createScene(Scene, box, { style: style ?? embeddedStyle(), position: start }, fail);
      if (!created) return;
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
  }, [run, start]);

  const retry = useCallback(() => {
    setFailure(null);
    setRun((count) => count + 1);
  }, []);
  return { boxRef, scene, failure, retry };
}
