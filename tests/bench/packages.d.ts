// Types of packages that only this folder installs, so types and lint can be checked without them.

declare module 'autocannon' {
  interface Request {
    readonly path: string;
    readonly headers: Record<string, string>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly requests: readonly Request[];
    readonly duration: number;
  }
  interface Result {
    readonly errors: number;
    readonly timeouts: number;
    readonly duration: number;
    readonly '2xx': number;
    readonly '3xx': number;
    readonly requests: { readonly total: number };
    readonly latency: { readonly p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'leaflet' {
  type Point = readonly [number, number];
  interface Layer {
    addTo(map: LeafletMap): this;
    once(event: string, handler: () => void): this;
    addLayers(layers: readonly Layer[]): this;
  }
  interface LeafletMap {
    once(event: string, handler: () => void): this;
    addLayer(layer: Layer): this;
    flyTo(center: Point, zoom: number, options: object): this;
    panBy(offset: Point, options: object): this;
  }
  interface ClusterOptions {
    readonly maxClusterRadius: number;
    readonly disableClusteringAtZoom: number;
    readonly spiderfyDistanceMultiplier: number;
    readonly chunkedLoading: boolean;
    readonly chunkProgress: (processed: number, total: number) => void;
  }
  const L: {
    map(box: HTMLElement, options: object): LeafletMap;
    tileLayer(address: string): Layer;
    marker(at: Point, options: object): Layer;
    divIcon(options: object): object;
    markerClusterGroup(options: ClusterOptions): Layer;
  };
  export default L;
}

declare module 'leaflet.markercluster';
