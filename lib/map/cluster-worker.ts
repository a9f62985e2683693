import { serveCalls } from '@/lib/core/worker-calls';
import { ClusterIndex, type Bounds } from './cluster-index';
import { POINTS_CHANGED, type MapFeed } from './map-source';

const index = new ClusterIndex();

const methods = {
  connect: (port: MessagePort) => {
    port.onmessage = ({ data }: MessageEvent<MapFeed>) => {
      if (index.feed(data)) postMessage(POINTS_CHANGED);
    };
  },
  items: (bounds: Bounds, zoom: number) => ({
    items: index.items(bounds, zoom),
    version: index.version,
    list: index.list,
  }),
  nearest: (bounds: Bounds, limit: number) => ({ ...index.nearest(bounds, limit), list: index.list }),
  expand: (clusterId: number, version: number) => index.expand(clusterId, version),
  locate: (cameraIndex: number) => index.locate(cameraIndex),
  extent: () => index.extent(),
};

export type ClusterMethods = typeof methods;

serveCalls(methods);
