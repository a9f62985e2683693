import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import { MAX_LATITUDE, STRIP_LENGTH } from '@/lib/constants/map';
import { ClusterClient } from '@/lib/map/cluster-client';
import type { Bounds, ClusterItem } from '@/lib/map/cluster-index';
import type { MapSource } from '@/lib/map/map-source';
import type { ViewRecords } from './view-records';
import { toAnchor, type Anchor } from './map-overlay';
import type { MarkerLayer } from './marker-layer';

/** Markers are kept this far beyond the edge, as a share of the map's size, so a small move needs no query. */
const MARGIN = 0.25;

/** Lists come in bursts, and the first query after a change rebuilds all clusters. */
const CHANGE_INTERVAL_MS = 120;

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
  /** There are other cameras than before. */
  onChange(): void;
  onWorkerFailure(): void;
}

interface Shows {
  readonly markers: MarkerLayer;
  readonly records: ViewRecords;
}

/** Keeps the markers in step with the map, with one query to the worker at a time. */
export class ClusterView {
  private readonly clusters: ClusterClient;
  private shown: { bounds: Bounds; zoom: number; version: number } | null = null;
  /** Counts new lists: numbers of an earlier one are stale. */
  private list = 0;
  private isActive = true;
  private isChanged = false;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private isQuerying = false;
  private isStale = false;
  /** Counts questions for what is in view: a late answer to an earlier one is dropped. */
  private looks = 0;
  hasAnswered = false;

  constructor(
    private readonly map: MapLibre,
    private readonly shows: Shows,
    private readonly events: ViewEvents,
  ) {
    this.clusters = new ClusterClient({ onChange: this.noteChange, onFailure: () => events.onWorkerFailure() });
    map.on('move', this.refresh);
    map.on('resize', this.refresh);
    map.on('moveend', this.reportVisible);
  }

  connect(source: MapSource): void {
    this.clusters.connect(source);
  }

  /** A hidden map asks for nothing. */
  setActive(isActive: boolean): void {
    const isShownAgain = isActive && !this.isActive;
    this.isActive = isActive;
    if (isShownAgain) this.noteChange();
  }

  async locate(index: number): Promise<Anchor | null> {
    const point = await this.clusters.ask('locate', index);
    return point && toAnchor(point);
  }

  /** Around all cameras that are shown; null without any. */
  getExtent(): Promise<Bounds | null> {
    return this.clusters.ask('extent');
  }

  /** Zooms to where a cluster splits, or spreads the cameras of one that never does. */
  async open(cluster: ClusterItem): Promise<void> {
    const expansion = await this.clusters.ask('expand', cluster.id, this.shown?.version ?? -1);
    if (expansion.kind === 'split') this.map.easeTo({ center: cluster, zoom: expansion.zoom });
    if (expansion.kind !== 'spider') return;
    await this.shows.records.load(expansion.indexes);
    this.shows.markers.openSpider(cluster, expansion.indexes);
  }

  close(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.clusters.close();
  }

  private readonly noteChange = () => {
    this.isChanged = true;
    if (this.resting !== null || !this.isActive) return;
    this.isChanged = false;
    this.resting = setTimeout(() => {
      this.resting = null;
      if (this.isChanged) this.noteChange();
    }, CHANGE_INTERVAL_MS);
    this.shown = null;
    this.refresh();
    this.reportVisible();
    this.events.onChange();
  };

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
      const bounds = getBounds(this.map, MARGIN);
      const zoom = Math.floor(this.map.getZoom());
      const { items, version, list } = await this.clusters.ask('items', bounds, zoom);
      this.hasAnswered = true;
      this.startList(list);
      this.shows.markers.show(items);
      this.shown = { bounds, zoom, version };
    }
    this.isQuerying = false;
  }

  private readonly reportVisible = () => {
    const look = ++this.looks;
    void this.clusters.ask('nearest', getBounds(this.map, 0), STRIP_LENGTH).then(async ({ total, indexes, list }) => {
      this.startList(list);
      await this.shows.records.load(indexes);
      if (list !== this.list || look !== this.looks) return;
      this.events.onVisible({ total, cameras: indexes.flatMap((index) => this.shows.records.get(index) ?? []) });
    });
  };

  private startList(list: number): void {
    if (list === this.list) return;
    this.list = list;
    this.shows.records.clear();
    this.shows.markers.clear();
  }
}
