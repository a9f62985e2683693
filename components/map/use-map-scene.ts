'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StyleSpecification } from 'maplibre-gl';
import { BASEMAP_CHECK_MS } from '@/lib/constants/map';
import { fetchStyle, planBasemap, type BasemapSettings } from '@/lib/map/basemap-plan';
import type { MapPosition } from '@/lib/map/map-position';
import { makeEmbeddedStyle, makeRasterStyle, readMapColors } from './basemap-style';
import { MapScene } from './map-scene';
import { watchDrawing, type Failure, type FailureSetter } from './watch-drawing';

// Written out: the build replaces these exact expressions.
const SETTINGS: BasemapSettings = {
  basemap: process.env.NEXT_PUBLIC_BASEMAP,
  rasterBase: process.env.NEXT_PUBLIC_BASEMAP_RASTER_BASE,
  rasterLabels: process.env.NEXT_PUBLIC_BASEMAP_RASTER_LABELS,
  rasterAttribution: process.env.NEXT_PUBLIC_BASEMAP_ATTRIBUTION,
};

const embeddedStyle = () => makeEmbeddedStyle(readMapColors());

/** The configured basemap; null for the embedded one, also when a provider is down. */
async function loadBasemap(): Promise<StyleSpecification | null> {
  const plan = planBasemap(SETTINGS);
  if (plan.kind === 'raster') return makeRasterStyle(plan);
  return plan.kind === 'style' ? ((await fetchStyle(plan.url, BASEMAP_CHECK_MS)) as StyleSpecification | null) : null;
}

function followTheme({ map }: MapScene): () => void {
  let known = JSON.stringify(readMapColors());
  const observer = new MutationObserver(() => {
    const colors = JSON.stringify(readMapColors());
    if (colors === known) return;
    known = colors;
    if (map.getSource('counties')) map.setStyle(embeddedStyle());
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
  const createScene = useEffectEvent((box: HTMLElement, style: StyleSpecification, fail: FailureSetter) => {
    try {
      return new MapScene(box, { style, position: start }, () => fail('worker'));
    } catch {
      fail('webgl');
      return null;
    }
  });

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const cleanups: (() => void)[] = [];
    let isOver = false;
    // A map that was closed may still report failures.
    const fail: FailureSetter = (next) => {
      if (!isOver) setFailure(next);
    };
    void loadBasemap().then((style) => {
      const created = isOver ? null : createScene(box, style ?? embeddedStyle(), fail);
      if (!created) return;
      const basemap = { isEmbedded: style === null, embeddedStyle };
      cleanups.push(watchDrawing(created, basemap, fail), followTheme(created), followSize(created, box), () =>
        created.close(),
      );
      setScene(created);
    });
    return () => {
      isOver = true;
      cleanups.forEach((cleanUp) => cleanUp());
      setScene(null);
    };
  }, [run]);

  const retry = useCallback(() => {
    setFailure(null);
    setRun((count) => count + 1);
  }, []);
  return { boxRef, scene, failure, retry };
}
