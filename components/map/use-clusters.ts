import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Box } from '@/lib/geo/ring';
import type { MapPosition } from '@/lib/map/map-position';
import type { MapSource } from '@/lib/map/map-source';
import { getViewBox } from '@/lib/map/projection';
import type { MapScene } from './map-scene';
import { ClusterClient } from './markers/cluster-client';

/** A new object for each change of the clusters. */
export interface Clusters {
  readonly client: ClusterClient;
}

interface ClusterOptions {
  readonly source: MapSource;
  /** Keeps the clusters as they are. */
  readonly isHeld: boolean;
  readonly onWorks: (works: boolean) => void;
  readonly round: number;
}

/** Null before the first cameras. */
export function useClusters({ source, isHeld, onWorks, round }: ClusterOptions): Clusters | null {
  const [latest, setLatest] = useState<Clusters | null>(null);
  const [shown, setShown] = useState(latest);
  if (!isHeld && shown !== latest) setShown(latest);
  useEffect(() => {
    const client: ClusterClient = new ClusterClient(source, { onChange: () => setLatest({ client }), onWorks });
    return () => client.close();
  }, [source, round, onWorks]);
  return shown;
}

/** Bounds of the map, or of its box until the map is there. */
export function useBounds(boxRef: RefObject<HTMLElement | null>, start: MapPosition, scene: MapScene | null) {
  const [bounds, setBounds] = useState<Box | null>(null);
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const look = () =>
      setBounds(scene ? scene.bounds : getViewBox(start, { width: box.clientWidth, height: box.clientHeight }));
    const observer = new ResizeObserver(look);
    observer.observe(box);
    const moving = scene?.map.on('moveend', look);
    return () => {
      observer.disconnect();
      moving?.unsubscribe();
    };
  }, [boxRef, start, scene]);
  return bounds;
}

/** @param isHeld keeps the latest answer */
export function useVisible(clusters: Clusters | null, bounds: Box | null, isHeld: boolean) {
  const ask = useMemo(() => {
    if (isHeld) return () => new Promise<never>(() => undefined);
    return clusters && bounds && (() => clusters.client.readVisible(bounds));
  }, [clusters, bounds, isHeld]);
  return useAnswer(ask);
}
