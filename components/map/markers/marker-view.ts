import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import { MAX_LATITUDE } from '@/lib/constants/map';
import type { ClusterClient } from './cluster-client';
import type { CameraItem, ClusterItem, Expansion, MapItem } from '@/lib/map/cluster-index';
import type { StyleLayers } from '../layers/style-layers';
import { readNumberFont } from '../map-images';
import { MarkerButtons } from './marker-buttons';
import { makeMarkers, type DrawnMarker } from './marker-symbols';

const MARGIN = 0.25;
/** Limits button updates while cameras arrive. */
const SETTLE_MS = 100;

const contains = (outer: Box, inner: Box) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

function getBounds(map: MapLibre, margin: number): Box {
  const [[west, south], [east, north]] = map.getBounds().toArray();
  const [width, height] = [(east - west) * margin, (north - south) * margin];
  return [west - width, Math.max(-MAX_LATITUDE, south - height), east + width, Math.min(MAX_LATITUDE, north + height)];
}

/** Asks the worker for the clusters in view, draws them, and puts buttons over them. */
export class MarkerView {
  private clusters: ClusterClient | null = null;
  private readonly buttons: MarkerButtons;
  private items: readonly MapItem[] = [];
  /** Cameras around the cluster that is open. */
  private spider: readonly CameraItem[] = [];
  private favorites: ReadonlySet<string> = new Set();
  private shown: { bounds: Box; zoom: number; version: number } | null = null;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private isQuerying = false;
  private isStale = false;

  constructor(
    private readonly map: MapLibre,
    private readonly layers: StyleLayers,
    onCamera: (camera: Camera, at: Point) => void,
  ) {
    this.buttons = new MarkerButtons(map, {
      describe: this.describe,
      onCamera,
      onCluster: (cluster) => void this.open(cluster),
    });
    map.on('move', this.refresh);
    map.on('resize', this.refresh);
    map.on('moveend', this.settleSoon);
    map.on('zoomstart', () => this.closeSpider());
    const redraw = () => this.draw();
    // Rejects if any font is missing.
    document.fonts.load(readNumberFont()).then(redraw, redraw);
  }

  show(clusters: ClusterClient): void {
    if (clusters !== this.clusters) this.startOver();
    this.clusters = clusters;
    this.shown = null;
    this.refresh();
    this.closeSpider();
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.favorites = favorites;
    this.draw();
    this.buttons.update(favorites);
  }

  focusCamera(id: string): void {
    this.buttons.focusCamera(id);
  }

  closeSpider(): boolean {
    if (this.spider.length === 0) return false;
    this.spider = [];
    this.draw();
    this.settleSoon();
    return true;
  }

  close(): void {
    clearTimeout(this.settling);
  }

  /** @param opened the worker's answer, if it was asked before */
  async open(cluster: ClusterItem, opened?: Expansion): Promise<void> {
    const { clusters, map } = this;
    if (!clusters) return;
    const { zoom, legs } = opened ?? (await clusters.ask('expand', cluster.id, this.shown?.version ?? -1));
    if (zoom !== null) map.easeTo({ center: cluster, zoom });
    if (legs.length === 0) return;
    const [first] = await clusters.source.read(legs.map(({ index }) => index));
    const { x, y } = map.project(cluster);
    this.spider = legs.map(({ x: right, y: down, ...camera }) => {
      const { lng, lat } = map.unproject([x + right, y + down]);
      return { kind: 'camera', ...camera, lng, lat, from: cluster };
    });
    this.draw();
    await this.settle();
    if (first) this.buttons.focusCamera(first.id);
  }

  private readonly describe = (index: number): { camera: Camera; isFavorite: boolean } | null => {
    const camera = this.clusters?.source.get(index);
    return camera ? { camera, isFavorite: this.favorites.has(camera.id) } : null;
  };

  private draw(): void {
    const toStyle = (item: MapItem): DrawnMarker['style'] => {
      if (item.kind === 'cluster') return item.count;
      if (this.describe(item.index)?.isFavorite) return 'favorite';
      return item.isVideo ? 'video' : 'image';
    };
    const items = this.items.toSorted((a, b) => Number(a.kind === 'cluster') - Number(b.kind === 'cluster'));
    const markers = [...items, ...this.spider].map((item) => ({ ...item, style: toStyle(item) }));
    this.layers.show('markers', () => makeMarkers(this.map, markers));
  }

  private startOver(): void {
    [this.isQuerying, this.items, this.spider] = [false, [], []];
    this.draw();
    this.buttons.show([]);
  }

  private readonly settleSoon = () => {
    this.settling ??= setTimeout(() => {
      this.settling = undefined;
      void this.settle();
    }, SETTLE_MS);
  };

  private async settle(): Promise<void> {
    const { items, spider, map } = this;
    if (map.isMoving()) return;
    const bounds = map.getBounds();
    const reachable = [...items.filter((item) => bounds.contains(item)), ...spider];
    await this.clusters?.source.read(reachable.flatMap((item) => (item.kind === 'camera' ? [item.index] : [])));
    if (items !== this.items || spider !== this.spider || map.isMoving()) return;
    if (this.favorites.size > 0) this.draw();
    this.buttons.show(reachable);
  }

  private readonly refresh = () => {
    const zoom = Math.floor(this.map.getZoom());
    if (this.shown?.zoom === zoom && contains(this.shown.bounds, getBounds(this.map, 0))) return;
    this.isStale = true;
    if (this.clusters && !this.isQuerying) void this.query(this.clusters);
  };

  private async query(clusters: ClusterClient): Promise<void> {
    this.isQuerying = true;
    while (this.isStale) {
      this.isStale = false;
      const bounds = getBounds(this.map, MARGIN);
      const zoom = Math.floor(this.map.getZoom());
      const { items, version } = await clusters.ask('items', bounds, zoom);
      this.items = items;
      this.shown = { bounds, zoom, version };
      this.draw();
      this.settleSoon();
    }
    this.isQuerying = false;
  }
}
