import Supercluster, { type PointFeature } from 'supercluster';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import {
  CLUSTER_FREE_ZOOM,
  CLUSTER_RADIUS_PX,
  SAME_SPOT_DECIMALS,
  SAME_SPOT_STEP_DEG,
  SPIDER_MULTIPLIER,
} from '@/lib/constants/map';
import type { MapFeed } from './map-source';

export interface CameraItem extends Point, Properties {
  readonly kind: 'camera';
  /** The open cluster that it belongs to. */
  readonly from?: Point;
}

export interface ClusterItem extends Point {
  readonly kind: 'cluster';
  readonly id: number;
  readonly count: number;
}

export type MapItem = CameraItem | ClusterItem;

export interface Expansion {
  /** Null if no level splits the cluster. */
  readonly zoom: number | null;
  readonly legs: readonly (Properties & Leg)[];
}

/** From the cluster, CSS pixels. */
interface Leg {
  readonly x: number;
  readonly y: number;
}

/** MapLibre's tile size: the radius is in CSS pixels. */
const EXTENT = 512;
const MAX_CLUSTER_ZOOM = CLUSTER_FREE_ZOOM - 1;

interface Properties {
  readonly index: number;
  readonly isVideo: boolean;
}

type Numbers = Uint8Array | Uint32Array | null;

const isSame = (a: Numbers, b: Numbers): boolean =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((value, index) => value === b[index]));

/** Run in a worker: the first query after a change rebuilds all clusters. */
export class ClusterIndex {
  private readonly spreader = new SameSpotSpreader();
  private readonly features: PointFeature<Properties>[] = [];
  private clusters: Supercluster<Properties> | null = null;
  private marks: Uint8Array | null = null;
  private order: Uint32Array | null = null;
  /** Cluster ids of an earlier version are stale. */
  version = 0;

  /** Filters never renumber. Returns true if anything changed. */
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

  items(bounds: Box, zoom: number): MapItem[] {
    this.clusters ??= this.build();
    return this.clusters.getClusters([...bounds], Math.floor(zoom)).map(({ geometry, properties }): MapItem => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      return 'cluster_id' in properties
        ? { kind: 'cluster', id: properties.cluster_id, count: properties.point_count, lng, lat }
        : { kind: 'camera', ...properties, lng, lat };
    });
  }

  expand(clusterId: number, version: number): Expansion {
    if (version !== this.version || !this.clusters) return { zoom: null, legs: [] };
    const zoom = this.clusters.getClusterExpansionZoom(clusterId);
    if (zoom <= MAX_CLUSTER_ZOOM) return { zoom, legs: [] };
    const leaves = this.clusters.getLeaves(clusterId, Infinity);
    const layOut = leaves.length < SPIRAL_FROM ? layOutCircle : layOutSpiral;
    const legs = layOut(leaves.length);
    return { zoom: null, legs: leaves.map(({ properties }, at) => ({ ...properties, ...(legs[at] as Leg) })) };
  }

  locate(index: number): Point | null {
    const [lng, lat] = this.features[index]?.geometry.coordinates ?? [];
    return lng === undefined || lat === undefined ? null : { lng, lat };
  }

  nearest(bounds: Box, limit: number) {
    const [west, south, east, north] = bounds;
    const [centerLng, centerLat] = [(west + east) / 2, (south + north) / 2];
    // Planar distance is enough within one screen, and fast.
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

  private add({ lng: lngs, lat: lats, videos }: Extract<MapFeed, { type: 'points' }>): void {
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

/** Makes neighbors as far apart as they are from the center. */
const FIRST_CIRCLE_SLOTS = 6;

/** Six slots on the first circle, twelve on the second, and so on. @param n from 1 */
function findSlot(n: number): { circle: number; angle: number } {
  let circle = 1;
  let slot = n - 1;
  while (slot >= FIRST_CIRCLE_SLOTS * circle) {
    slot -= FIRST_CIRCLE_SLOTS * circle;
    circle += 1;
  }
  return { circle, angle: (2 * Math.PI * slot) / (FIRST_CIRCLE_SLOTS * circle) };
}

class SameSpotSpreader {
  private readonly counts = new Map<string, number>();

  spread({ lng, lat }: Point): Point {
    const key = `${lat.toFixed(SAME_SPOT_DECIMALS)} ${lng.toFixed(SAME_SPOT_DECIMALS)}`;
    const before = this.counts.get(key) ?? 0;
    this.counts.set(key, before + 1);
    if (before === 0) return { lng, lat };
    const { circle, angle } = findSlot(before);
    const radius = SAME_SPOT_STEP_DEG * circle;
    // Round on the map: degrees of longitude are shorter.
    const shrink = Math.cos((lat * Math.PI) / 180);
    return { lng: lng + (radius * Math.cos(angle)) / shrink, lat: lat + radius * Math.sin(angle) };
  }
}

/** Larger spiders are spirals. Lengths are Leaflet.markercluster's, doubled. */
const SPIRAL_FROM = 9;
const CIRCLE_FOOT_PX = 25 * SPIDER_MULTIPLIER;
const CIRCLE_MIN_LEG_PX = 35;
const SPIRAL_FOOT_PX = 28 * SPIDER_MULTIPLIER;
const SPIRAL_START_PX = 11 * SPIDER_MULTIPLIER;
const SPIRAL_GROWTH_PX = 5 * SPIDER_MULTIPLIER;
/** Keeps long spirals from lining up like spokes. */
const SPIRAL_DRIFT_RAD = 0.0005;

const toLeg = (length: number, angle: number): Leg => ({ x: length * Math.cos(angle), y: length * Math.sin(angle) });

function layOutCircle(count: number): Leg[] {
  const length = Math.max(CIRCLE_MIN_LEG_PX, (CIRCLE_FOOT_PX * (2 + count)) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => toLeg(length, (2 * Math.PI * index) / count));
}

function layOutSpiral(count: number): Leg[] {
  let length = SPIRAL_START_PX;
  let angle = 0;
  return Array.from({ length: count }, (_, index) => {
    angle += SPIRAL_FOOT_PX / length + index * SPIRAL_DRIFT_RAD;
    length += (2 * Math.PI * SPIRAL_GROWTH_PX) / angle;
    return toLeg(length, angle);
  });
}
