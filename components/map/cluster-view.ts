import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import { MAX_LATITUDE, STRIP_LENGTH } from '@/lib/constants/map';
import { ClusterClient } from '@/lib/map/cluster-client';
import type { Bounds, ClusterItem } from '@/lib/map/cluster-index';
import { toAnchor, type Anchor } from './map-overlay';
import type { MarkerLayer } from './marker-layer';

/** Markers are kept this far beyond the edge, as a share of the map's size, so a small move needs no query. */
const MARGIN = 0.25;

export interface VisibleCameras {
  readonly total: number;
  /** The first of them, nearest to the center first. */
  readonly cameras: readonly Camera[];
}

const contains = (outer: Bounds, inner: Bounds) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** @param margin Share of the map's size to add on each side. */
function getBounds(map: MapLibre, margin: number): Bounds {
  const bounds = map.getBounds();
  const width = (bounds.getEast() - bounds.getWest()) * margin;
  const height = (bounds.getNorth() - bounds.getSouth()) * margin;
  return [
    bounds.getWest() - width,
    Math.max(-MAX_LATITUDE, bounds.getSouth() - height),
    bounds.getEast() + width,
    Math.min(MAX_LATITUDE, bounds.getNorth() + height),
  ];
}

interface ViewEvents {
  onVisible(visible: VisibleCameras): void;
  onWorkerFailure(): void;
}

/** Keeps the markers in step with the map, with one query to the worker at a time. */
export class ClusterView {
  private readonly clusters: ClusterClient;
  private cameras: readonly Camera[] = [];
  private marks: Uint8Array | null = null;
  private shown: { bounds: Bounds; zoom: number; version: number } | null = null;
  /** Counts replaced lists: answers about an earlier one are stale. */
  private listVersion = 0;
  private isQuerying = false;
  private isStale = false;
  hasAnswered = false;

  constructor(
    private readonly map: MapLibre,
    private readonly markers: MarkerLayer,
    private readonly events: ViewEvents,
  ) {
    this.clusters = new ClusterClient(() => this.events.onWorkerFailure());
    map.on('move', this.refresh);
    map.on('resize', this.refresh);
    map.on('moveend', this.reportVisible);
  }

  /** @param marks 1 at the position of each camera to show; null shows all. */
  setCameras(cameras: readonly Camera[], marks: Uint8Array | null): void {
    if (cameras === this.cameras && marks === this.marks) return;
    this.cameras = cameras;
    if (!this.markers.setCameras(cameras)) this.listVersion += 1;
    this.clusters.setPoints(cameras);
    this.clusters.setMarks(marks);
    if (marks !== this.marks) this.markers.closeSpider();
    this.marks = marks;
    this.shown = null;
    this.refresh();
    this.reportVisible();
  }

  async locate(index: number): Promise<Anchor | null> {
    const point = await this.clusters.ask('locate', index);
    return point && toAnchor(point);
  }

  /** Zooms to where a cluster splits, or spreads the cameras of one that never does. */
  async open(cluster: ClusterItem): Promise<void> {
    const expansion = await this.clusters.ask('expand', cluster.id, this.shown?.version ?? -1);
    if (expansion.kind === 'split') this.map.easeTo({ center: cluster, zoom: expansion.zoom });
    else if (expansion.kind === 'spider') this.markers.openSpider(cluster, expansion.indexes);
  }

  close(): void {
    this.clusters.close();
  }

  private readonly refresh = () => {
    const zoom = Math.floor(this.map.getZoom());
    if (this.shown?.zoom === zoom && contains(this.shown.bounds, getBounds(this.map, 0))) return;
    this.isStale = true;
    if (!this.isQuerying) void this.query();
  };

  private async query(): Promise<void> {
    this.isQuerying = true;
    while (this.isStale) {
      this.isStale = false;
      const listVersion = this.listVersion;
      const bounds = getBounds(this.map, MARGIN);
      const zoom = Math.floor(this.map.getZoom());
      const { items, version } = await this.clusters.ask('items', bounds, zoom);
      this.hasAnswered = true;
      if (listVersion !== this.listVersion) continue;
      this.markers.show(items);
      this.shown = { bounds, zoom, version };
    }
    this.isQuerying = false;
  }

  private readonly reportVisible = () => {
    const version = this.listVersion;
    void this.clusters.ask('nearest', getBounds(this.map, 0), STRIP_LENGTH).then(({ total, indexes }) => {
      if (version !== this.listVersion) return;
      this.events.onVisible({ total, cameras: indexes.flatMap((index) => this.cameras[index] ?? []) });
    });
  };
}
