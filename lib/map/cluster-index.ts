import Supercluster, { type PointFeature } from 'supercluster';
import { CLUSTER_FREE_ZOOM, CLUSTER_RADIUS_PX } from '@/lib/constants/map';
import { SameSpotSpreader, type LngLat } from './same-spot';

/** West, south, east, north; degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

interface Placed {
  readonly lng: number;
  readonly lat: number;
}
/** A single camera: its place in the list of cameras that was added. */
export interface CameraItem extends Placed {
  readonly kind: 'camera';
  readonly index: number;
}
export interface ClusterItem extends Placed {
  readonly kind: 'cluster';
  /** Valid as long as the index does not grow. */
  readonly id: number;
  readonly count: number;
}
export type MapItem = CameraItem | ClusterItem;

/** What a click on a cluster does: the zoom level at which it splits, or the cameras of one that never does. */
export type Opening =
  | { readonly kind: 'split'; readonly zoom: number }
  | { readonly kind: 'spider'; readonly indexes: readonly number[] }
  /** The index has grown since: the cluster is another one now. */
  | { readonly kind: 'gone' };

/** The cameras in sight: how many, and the first of them by their distance from the center. */
export interface Sight {
  readonly total: number;
  readonly nearest: readonly number[];
}

/** MapLibre's tiles are 512 px wide; with this extent a radius counts CSS pixels. */
const EXTENT = 512;
/** Above it supercluster keeps every point alone. */
const MAX_CLUSTER_ZOOM = CLUSTER_FREE_ZOOM - 1;

interface Properties {
  readonly index: number;
}

/**
 * Clusters of camera points. It grows: the first question after an addition builds all clusters anew, so that it belongs into
 * a worker.
 */
export class ClusterIndex {
  readonly #spreader = new SameSpotSpreader();
  readonly #features: PointFeature<Properties>[] = [];
  #clusters: Supercluster<Properties> | null = null;

  /** @param points lng, lat, lng, lat, … */
  add(points: Float64Array): void {
    for (let at = 0; at < points.length; at += 2) {
      const coordinates = [...this.#spreader.place(points[at] ?? 0, points[at + 1] ?? 0)];
      const properties = { index: this.#features.length };
      this.#features.push({ type: 'Feature', properties, geometry: { type: 'Point', coordinates } });
    }
    this.#clusters = null;
  }

  get size(): number {
    return this.#features.length;
  }

  /** Clusters and single cameras within the bounds, at MapLibre's zoom level. */
  items(bounds: Bounds, zoom: number): MapItem[] {
    this.#clusters ??= this.#build();
    return this.#clusters.getClusters([...bounds], Math.floor(zoom)).map(({ geometry, properties }): MapItem => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      return 'cluster_id' in properties
        ? { kind: 'cluster', id: properties.cluster_id, count: properties.point_count, lng, lat }
        : { kind: 'camera', index: properties.index, lng, lat };
    });
  }

  /** What opening a cluster does; `size` is that of the index the cluster came from. */
  opening(id: number, size: number): Opening {
    if (size !== this.size || !this.#clusters) return { kind: 'gone' };
    try {
      const zoom = this.#clusters.getClusterExpansionZoom(id);
      if (zoom <= MAX_CLUSTER_ZOOM) return { kind: 'split', zoom };
      const leaves = this.#clusters.getLeaves(id, Infinity);
      return { kind: 'spider', indexes: leaves.map(({ properties }) => properties.index) };
    } catch {
      return { kind: 'gone' };
    }
  }

  /** Where the marker of a camera stands; null for one that is not in the index. */
  locate(index: number): LngLat | null {
    const [lng, lat] = this.#features[index]?.geometry.coordinates ?? [];
    return lng === undefined || lat === undefined ? null : [lng, lat];
  }

  /** The cameras within the bounds, nearest to their center first. */
  sight([west, south, east, north]: Bounds, limit: number): Sight {
    const [midLng, midLat] = [(west + east) / 2, (south + north) / 2];
    const shrink = Math.cos((midLat * Math.PI) / 180);
    const found: { index: number; distance: number }[] = [];
    this.#features.forEach(({ geometry }, index) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (lng < west || lng > east || lat < south || lat > north) return;
      found.push({ index, distance: Math.hypot((lng - midLng) * shrink, lat - midLat) });
    });
    found.sort((a, b) => a.distance - b.distance);
    return { total: found.length, nearest: found.slice(0, limit).map(({ index }) => index) };
  }

  #build(): Supercluster<Properties> {
    const clusters = new Supercluster<Properties>({
      radius: CLUSTER_RADIUS_PX,
      maxZoom: MAX_CLUSTER_ZOOM,
      extent: EXTENT,
    });
    return clusters.load(this.#features);
  }
}
