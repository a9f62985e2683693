import { serveCalls } from '@/lib/core/worker-calls';
import { ClusterIndex, type Bounds } from './cluster-index';

let index = new ClusterIndex();

const methods = {
  reset: () => {
    index = new ClusterIndex();
  },
  add: (points: Float64Array) => {
    index.add(points);
  },
  items: (bounds: Bounds, zoom: number) => ({ items: index.items(bounds, zoom), size: index.size }),
  nearest: (bounds: Bounds, limit: number) => index.nearest(bounds, limit),
  expand: (clusterId: number, size: number) => index.expand(clusterId, size),
  locate: (cameraIndex: number) => index.locate(cameraIndex),
};

export type ClusterMethods = typeof methods;

serveCalls(methods);
