'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { StyleSpecification } from 'maplibre-gl';
import { MAP_PATIENCE_MS, BASEMAP_CHECK_MS } from '@/lib/constants/map';
import { basemapPlan, fetchStyle, type BasemapSettings } from '@/lib/map/basemap-plan';
import { mapColors } from '@/lib/map/map-colors';
import type { MapPosition } from '@/lib/map/map-position';
import { embeddedStyle, rasterStyle } from './basemap-style';
import { watchBasemap } from './basemap-watch';
import type { Failure } from './map-failure';
import { MapScene } from './map-scene';

// Written out, because the build replaces these very words.
const SETTINGS: BasemapSettings = {
  basemap: process.env.NEXT_PUBLIC_BASEMAP,
  rasterBase: process.env.NEXT_PUBLIC_BASEMAP_RASTER_BASE,
  rasterLabels: process.env.NEXT_PUBLIC_BASEMAP_RASTER_LABELS,
  rasterAttribution: process.env.NEXT_PUBLIC_BASEMAP_ATTRIBUTION,
};

interface Basemap {
  readonly style: StyleSpecification;
  readonly isEmbedded: boolean;
}

const colorsNow = () => mapColors(getComputedStyle(document.documentElement));

/** The basemap that was asked for, or the embedded one where its provider does not answer. */
async function chooseBasemap(): Promise<Basemap> {
  const plan = basemapPlan(SETTINGS);
  if (plan.kind === 'raster') return { style: rasterStyle(plan), isEmbedded: false };
  const style = plan.kind === 'style' ? await fetchStyle(plan.url, BASEMAP_CHECK_MS) : null;
  if (style) return { style: style as StyleSpecification, isEmbedded: false };
  return { style: embeddedStyle(colorsNow()), isEmbedded: true };
}

/** Redraws the embedded basemap in the colors of a theme that is chosen while the map is open. */
function followTheme(scene: MapScene): () => void {
  let known = JSON.stringify(colorsNow());
  const observer = new MutationObserver(() => {
    const colors = colorsNow();
    if (JSON.stringify(colors) === known) return;
    known = JSON.stringify(colors);
    if (scene.map.getSource('counties')) scene.map.setStyle(embeddedStyle(colors));
  });
  observer.observe(document.documentElement, { attributes: true });
  return () => {
    observer.disconnect();
  };
}

/** The map takes the size of its box, but not that of a hidden one. */
function followSize(scene: MapScene, box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientHeight > 0) scene.map.resize();
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
  };
}

type FailureSetter = Dispatch<SetStateAction<Failure | null>>;

/** Makes sure that a map which does not draw says so; returns what stops it before the map ends. */
function watchDrawing(scene: MapScene, basemap: Basemap, fail: FailureSetter): () => void {
  const { map } = scene;
  let isMissing = false;
  watchBasemap(map, () => embeddedStyle(colorsNow()), basemap.isEmbedded, {
    onWorkerFailure: () => {
      fail('worker');
    },
    onMissing: () => {
      isMissing = true;
      fail('basemap');
    },
  });
  map.on('webglcontextlost', () => {
    fail('context-lost');
  });
  map.on('webglcontextrestored', () => {
    fail(null);
  });
  let isDrawn = false;
  // A worker that is blocked may fail without a word.
  const timer = setTimeout(() => {
    if (!scene.hasAnswered) fail('worker');
    else if (!isDrawn) fail('basemap');
  }, MAP_PATIENCE_MS);
  map.once('load', () => {
    isDrawn = true;
    // Late is not never.
    if (!isMissing) fail((failure) => (failure === 'basemap' ? null : failure));
  });
  return () => {
    clearTimeout(timer);
  };
}

/** The map in the box whose ref it returns. `start` is where it begins. A failure comes with `retry`, which begins anew. */
export function useMapScene(start: MapPosition) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<MapScene | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [run, setRun] = useState(0);
  const create = useEffectEvent((box: HTMLElement, style: StyleSpecification, fail: FailureSetter) => {
    try {
      return new MapScene(box, { style, position: start }, () => {
        fail('worker');
      });
    } catch {
      fail('webgl');
      return null;
    }
  });

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const ends: (() => void)[] = [];
    let isOver = false;
    // A map that was given up may still complain.
    const fail: FailureSetter = (next) => {
      if (!isOver) setFailure(next);
    };
    void chooseBasemap().then((basemap) => {
      const made = isOver ? null : create(box, basemap.style, fail);
      if (!made) return;
      ends.push(watchDrawing(made, basemap, fail), followTheme(made), followSize(made, box), () => {
        made.close();
      });
      setScene(made);
    });
    return () => {
      isOver = true;
      ends.forEach((end) => {
        end();
      });
      setScene(null);
    };
  }, [run]);

  const retry = useCallback(() => {
    setFailure(null);
    setRun((count) => count + 1);
  }, []);
  return { boxRef, scene, failure, retry };
}
