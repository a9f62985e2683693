import Supercluster, { type PointFeature } from 'supercluster';
import type { Point } from '@/lib/camera/point';
import { CLUSTER_FREE_ZOOM, CLUSTER_RADIUS_PX } from '@/lib/constants/map';
import type { MapFeed } from './map-source';
import { SameSpotSpreader } from './same-spot';

/** WGS 84 degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export interface CameraItem extends Point {
  readonly kind: 'camera';
  readonly index: number;
  readonly isVideo: boolean;
}

export interface ClusterItem extends Point {
  readonly kind: 'cluster';
  /** Valid until the index changes. */
  readonly id: number;
  readonly count: number;
}

export type MapItem = CameraItem | ClusterItem;

export type Expansion =
  | { readonly kind: 'split'; readonly zoom: number }
  | { readonly kind: 'spider'; readonly indexes: readonly number[] }
  /** The index has changed since, so the id is stale. */
  | { readonly kind: 'gone' };

export interface NearestCameras {
  readonly total: number;
  /** The first of them, nearest to the center first. */
  readonly indexes: readonly number[];
}

/** MapLibre's tiles are 512 px wide; with this extent Supercluster's radius is in CSS pixels. */
const EXTENT = 512;
/** Above this level Supercluster leaves every point alone. */
const MAX_CLUSTER_ZOOM = CLUSTER_FREE_ZOOM - 1;

interface Properties {
  readonly index: number;
  readonly isVideo: boolean;
}

type Numbers = Uint8Array | Uint32Array | null;

const isSame = (a: Numbers, b: Numbers): boolean =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((value, index) => value === b[index]));

/** Clusters of camera points. The first query after a change rebuilds all clusters, so run it in a worker. */
export class ClusterIndex {
  private spreader = new SameSpotSpreader();
  private features: PointFeature<Properties>[] = [];
  private clusters: Supercluster<Properties> | null = null;
  private marks: Uint8Array | null = null;
  private order: Uint32Array | null = null;
  /** Counts changes: cluster ids of an earlier version are stale. */
  version = 0;
  /** Counts new lists: camera numbers of an earlier one are stale. */
  list = 0;

  /** Takes points, or which of them to show. A filter leaves numbers and places as they are. Returns whether anything changed. */
  feed(message: MapFeed): boolean {
    if (message.type === 'points') this.add(message);
    else {
      const { marks, order = null } = message;
      if (isSame(marks, this.marks) && isSame(order, this.order)) return false;
      [this.marks, this.order] = [marks, order];
    }
    this.clusters = null;
    this.version += 1;
    return true;
  }

  items(bounds: Bounds, zoom: number): MapItem[] {
    this.clusters ??= this.build();
    return this.clusters.getClusters([...bounds], Math.floor(zoom)).map(({ geometry, properties }): MapItem => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      return 'cluster_id' in properties
        ? { kind: 'cluster', id: properties.cluster_id, count: properties.point_count, lng, lat }
        : { kind: 'camera', ...properties, lng, lat };
    });
  }

  /** @param version Version of the index when it returned this cluster id. */
  expand(clusterId: number, version: number): Expansion {
    if (version !== this.version || !this.clusters) return { kind: 'gone' };
    try {
      const zoom = this.clusters.getClusterExpansionZoom(clusterId);
      if (zoom <= MAX_CLUSTER_ZOOM) return { kind: 'split', zoom };
      const leaves = this.clusters.getLeaves(clusterId, Infinity);
      return { kind: 'spider', indexes: leaves.map(({ properties }) => properties.index) };
    } catch {
      return { kind: 'gone' };
    }
  }

  locate(index: number): Point | null {
    const [lng, lat] = this.features[index]?.geometry.coordinates ?? [];
    return lng === undefined || lat === undefined ? null : { lng, lat };
  }

  /** The first cameras within the bounds: along a drive, or else from their center outward. */
  nearest(bounds: Bounds, limit: number): NearestCameras {
    const [west, south, east, north] = bounds;
    const [centerLng, centerLat] = [(west + east) / 2, (south + north) / 2];
    // Planar distance: it ranks what is on one screen, and is fast for 100,000 points.
    const shrink = Math.cos((centerLat * Math.PI) / 180);
    const found: { index: number; distance: number }[] = [];
    this.features.forEach(({ geometry }, index) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (lng < west || lng > east || lat < south || lat > north || !this.isShown(index)) return;
      found.push({ index, distance: Math.hypot((lng - centerLng) * shrink, lat - centerLat) });
    });
    const ranks = this.order && new Map(Array.from(this.order, (index, rank) => [index, rank]));
    const rankOf = ({ index, distance }: (typeof found)[number]) => (ranks ? (ranks.get(index) ?? Infinity) : distance);
    found.sort((a, b) => rankOf(a) - rankOf(b));
    return { total: found.length, indexes: found.slice(0, limit).map(({ index }) => index) };
  }

  /** Around all cameras that are shown; null without any. */
  extent(): Bounds | null {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    this.features.forEach(({ geometry }, index) => {
      if (!this.isShown(index)) return;
      const [lng = 0, lat = 0] = geometry.coordinates;
      [west, east] = [Math.min(west, lng), Math.max(east, lng)];
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    });
    return west > east ? null : [west, south, east, north];
  }

  private add({ from, lng: lngs, lat: lats, videos }: Extract<MapFeed, { type: 'points' }>): void {
    if (from === 0) {
      this.spreader = new SameSpotSpreader();
      this.features = [];
      this.list += 1;
    }
    lngs.forEach((value, at) => {
      const { lng, lat } = this.spreader.spread({ lng: value, lat: lats[at] ?? 0 });
      const properties = { index: this.features.length, isVideo: videos[at] === 1 };
      this.features.push({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } });
    });
  }

  private isShown(index: number): boolean {
    return this.marks === null || this.marks[index] === 1;
  }

  private build(): Supercluster<Properties> {
    const options = { radius: CLUSTER_RADIUS_PX, maxZoom: MAX_CLUSTER_ZOOM, extent: EXTENT };
    return new Supercluster<Properties>(options).load(
      this.marks === null ? this.features : this.features.filter(({ properties }) => this.isShown(properties.index)),
    );
  }
}
