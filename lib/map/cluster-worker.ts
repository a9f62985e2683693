import { serveCalls } from '@/lib/core/worker-calls';
import type { Box } from '@/lib/geo/ring';
import { ClusterIndex } from './cluster-index';
import { POINTS_CHANGED, type MapFeed } from './map-source';

const index = new ClusterIndex();

const methods = {
  connect: (port: MessagePort) => {
    port.onmessage = ({ data }: MessageEvent<MapFeed>) => {
      if (index.feed(data)) postMessage(POINTS_CHANGED);
    };
  },
  items: (bounds: Box, zoom: number) => ({ items: index.items(bounds, zoom), version: index.version }),
  nearest: (bounds: Box, limit: number) => {
    const found = index.nearest(bounds, limit);
    return { ...found, points: found.indexes.map((number) => index.locate(number)) };
  },
  expand: (clusterId: number, version: number) => index.expand(clusterId, version),
  locate: (cameraIndex: number) => index.locate(cameraIndex),
};

export type ClusterMethods = typeof methods;

serveCalls(methods);
