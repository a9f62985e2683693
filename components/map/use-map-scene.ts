'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StyleSpecification } from 'maplibre-gl';
import { BASEMAP_CHANGE_MS, BASEMAP_START_MS } from '@/lib/constants/map';
import { fetchStyle, planBasemap, type BasemapPlan, type BasemapSettings } from '@/lib/map/basemap-plan';
import type { MapPosition } from '@/lib/map/map-position';
import { makeEmbeddedStyle, makeRasterStyle } from './basemap-style';
import { readMapColors } from './map-colors';
import type { MapScene } from './map-scene';
import { watchDrawing, type Basemap, type Failure, type FailureSetter } from './watch-drawing';

// Written out: the build replaces these exact expressions.
const SETTINGS: BasemapSettings = {
  basemap: process.env.NEXT_PUBLIC_BASEMAP,
  rasterBase: process.env.NEXT_PUBLIC_BASEMAP_RASTER_BASE,
  rasterLabels: process.env.NEXT_PUBLIC_BASEMAP_RASTER_LABELS,
  rasterAttribution: process.env.NEXT_PUBLIC_BASEMAP_ATTRIBUTION,
};

/** Whether the embedded basemap is the first that is drawn. */
export function startsEmbedded({ zoom }: MapPosition): boolean {
  const plan = planBasemap(SETTINGS);
  return plan.kind === 'embedded' || (plan.kind === 'style' && zoom < plan.fromZoom);
}

const embeddedStyle = () => makeEmbeddedStyle(readMapColors());

const loadStyle = async (url: string, timeoutMs: number) =>
  (await fetchStyle(url, timeoutMs)) as StyleSpecification | null;

/** The configured basemap; null for the embedded one, also when a provider is down or not needed yet. */
async function loadBasemap(plan: BasemapPlan, zoom: number): Promise<StyleSpecification | null> {
  if (plan.kind === 'raster') return makeRasterStyle(plan);
  return plan.kind === 'style' && zoom >= plan.fromZoom ? await loadStyle(plan.url, BASEMAP_START_MS) : null;
}

/** Asks the provider once the map is so close that its basemap shows more, and after a failure when the zoom changes again. */
function followZoom({ map }: MapScene, plan: BasemapPlan, basemap: Basemap): void {
  if (plan.kind !== 'style' || map.getZoom() >= plan.fromZoom) return;
  let isAsking = false;
  const change = (style: StyleSpecification | null) => {
    isAsking = false;
    if (!style || basemap.isClosed) return;
    map.off('zoomend', look);
    basemap.isEmbedded = false;
    map.setStyle(style, { diff: false });
  };
  const look = () => {
    if (isAsking || map.getZoom() < plan.fromZoom) return;
    isAsking = true;
    void loadStyle(plan.url, BASEMAP_CHANGE_MS).then(change);
  };
  map.on('zoomend', look);
}

function followTheme(scene: MapScene): () => void {
  let known = JSON.stringify(readMapColors());
  const observer = new MutationObserver(() => {
    const colors = JSON.stringify(readMapColors());
    if (colors === known) return;
    known = colors;
    scene.restyle(embeddedStyle());
  });
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

function followSize({ map }: MapScene, box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientHeight > 0) map.resize();
  });
  observer.observe(box);
  return () => observer.disconnect();
}

export function useMapScene(start: MapPosition) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<MapScene | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [run, setRun] = useState(0);
  const [loss, setLoss] = useState<{ error: unknown } | null>(null);
  // For the error boundary around the map, as if all its code came at once.
  if (loss) throw loss.error;
  const createScene = useEffectEvent(
    (Scene: typeof MapScene, box: HTMLElement, style: StyleSpecification, fail: FailureSetter) => {
      try {
        return new Scene(box, { style, position: start }, () => fail('worker'));
      } catch {
        fail('webgl');
        return null;
      }
    },
  );

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const cleanups: (() => void)[] = [];
    let isOver = false;
    // A map that was closed may still report failures.
    const fail: FailureSetter = (next) => {
      if (!isOver) setFailure(next);
    };
    const plan = planBasemap(SETTINGS);
    const open = async () => {
      const [{ MapScene: Scene }, style] = await Promise.all([import('./map-scene'), loadBasemap(plan, start.zoom)]);
      const created = isOver ? null : createScene(Scene, box, style ?? embeddedStyle(), fail);
      if (!created) return;
      const basemap: Basemap = { isEmbedded: style === null, isClosed: false, embeddedStyle };
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
