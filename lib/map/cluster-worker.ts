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
  filter: (marks: Uint8Array | null) => {
    index.filter(marks);
  },
  items: (bounds: Bounds, zoom: number) => ({ items: index.items(bounds, zoom), version: index.version }),
  nearest: (bounds: Bounds, limit: number) => index.nearest(bounds, limit),
  expand: (clusterId: number, version: number) => index.expand(clusterId, version),
  locate: (cameraIndex: number) => index.locate(cameraIndex),
};

export type ClusterMethods = typeof methods;

serveCalls(methods);
