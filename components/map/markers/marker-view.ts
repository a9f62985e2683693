import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import { MAX_LATITUDE, STRIP_LENGTH } from '@/lib/constants/map';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { CameraItem, ClusterItem, MapItem } from '@/lib/map/cluster-index';
import type { ClusterMethods } from '@/lib/map/cluster-worker';
import { POINTS_CHANGED, type MapSource } from '@/lib/map/map-source';
import type { StyleLayers } from '../layers/style-layers';
import { readNumberFont } from '../map-images';
import { MarkerButtons } from './marker-buttons';
import { makeMarkers, type DrawnMarker } from './marker-symbols';

const MARGIN = 0.25;

/** Lists come in bursts, and each change rebuilds all clusters. */
const CHANGE_INTERVAL_MS = 120;
/** Limits button updates while cameras arrive. */
const SETTLE_MS = 100;

export interface VisibleCameras {
  readonly total: number;
  readonly cameras: readonly { readonly camera: Camera; readonly at: Point }[];
}

export interface MarkerEvents {
  onCamera: (camera: Camera, at: Point) => void;
  onVisible: (visible: VisibleCameras) => void;
  onChange: () => void;
  onWorkerFailure: () => void;
}

const contains = (outer: Box, inner: Box) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

function getBounds(map: MapLibre, margin: number): Box {
  const [[west, south], [east, north]] = map.getBounds().toArray();
  const [width, height] = [(east - west) * margin, (north - south) * margin];
  return [west - width, Math.max(-MAX_LATITUDE, south - height), east + width, Math.min(MAX_LATITUDE, north + height)];
}

/** Asks the worker for the clusters in view, draws them, and puts buttons over them. */
export class MarkerView {
  private worker: Worker | null = null;
  private calls: WorkerCalls<ClusterMethods> | null = null;
  private source: MapSource | null = null;
  private readonly buttons: MarkerButtons;
  private items: readonly MapItem[] = [];
  /** Cameras around the cluster that is open. */
  private spider: readonly CameraItem[] = [];
  private favorites: ReadonlySet<string> = new Set();
  private shown: { bounds: Box; zoom: number; version: number } | null = null;
  private isActive = true;
  private isChanged = false;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private settling: ReturnType<typeof setTimeout> | null = null;
  private isQuerying = false;
  private isStale = false;
  private requestId = 0;
  hasAnswered = false;

  constructor(
    private readonly map: MapLibre,
    private readonly layers: StyleLayers,
    private readonly events: MarkerEvents,
  ) {
    this.buttons = new MarkerButtons(map, {
      describe: this.describe,
      onCamera: (camera, at) => this.events.onCamera(camera, at),
      onCluster: (cluster) => void this.open(cluster),
    });
    map.on('move', this.refresh);
    map.on('resize', this.refresh);
    map.on('moveend', this.reportVisible);
    map.on('moveend', this.settleSoon);
    map.on('zoomstart', () => this.closeSpider());
    const redraw = () => this.draw();
    // Rejects if any font is missing.
    document.fonts.load(readNumberFont()).then(redraw, redraw);
  }

  /** Starts over, with a new worker: each source has its own numbers. */
  connect(source: MapSource): void {
    this.worker?.terminate();
    const worker = new Worker(new URL('../../../lib/map/cluster-worker.ts', import.meta.url), { type: 'module' });
    [this.worker, this.calls, this.source] = [worker, new WorkerCalls<ClusterMethods>(worker), source];
    [this.shown, this.isQuerying, this.items, this.spider] = [null, false, [], []];
    this.requestId += 1;
    this.draw();
    this.buttons.show([]);
    worker.onerror = () => this.events.onWorkerFailure();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === POINTS_CHANGED) this.noteChange();
    });
    const { port1, port2 } = new MessageChannel();
    void this.calls.call('connect', [port1], [port1]);
    source.connect(port2);
  }

  setActive(isActive: boolean): void {
    const isShownAgain = isActive && !this.isActive;
    this.isActive = isActive;
    if (isShownAgain) this.noteChange();
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.favorites = favorites;
    this.draw();
    this.buttons.update(favorites);
  }

  locate(index: number): Promise<Point | null> {
    return this.ask('locate', index);
  }

  getExtent(): Promise<Box | null> {
    return this.ask('extent');
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
    for (const timer of [this.resting, this.settling]) if (timer !== null) clearTimeout(timer);
    this.worker?.terminate();
  }

  private async open(cluster: ClusterItem): Promise<void> {
    const { zoom, legs } = await this.ask('expand', cluster.id, this.shown?.version ?? -1);
    if (zoom !== null) this.map.easeTo({ center: cluster, zoom });
    if (legs.length === 0) return;
    const [first] = (await this.source?.read(legs.map(({ index }) => index))) ?? [];
    const { x, y } = this.map.project(cluster);
    this.spider = legs.map(({ x: right, y: down, ...camera }) => {
      const { lng, lat } = this.map.unproject([x + right, y + down]);
      return { kind: 'camera', ...camera, lng, lat, from: cluster };
    });
    this.draw();
    await this.settle();
    if (first) this.buttons.focusCamera(first.id);
  }

  private readonly describe = (index: number): { camera: Camera; isFavorite: boolean } | null => {
    const camera = this.source?.get(index);
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

  private readonly settleSoon = () => {
    this.settling ??= setTimeout(() => {
      this.settling = null;
      void this.settle();
    }, SETTLE_MS);
  };

  private async settle(): Promise<void> {
    const { items, spider, map } = this;
    if (map.isMoving()) return;
    const bounds = map.getBounds();
    // A focused camera moves into view.
    const reachable = [...items.filter((item) => bounds.contains(item)), ...spider];
    await this.source?.read(reachable.flatMap((item) => (item.kind === 'camera' ? [item.index] : [])));
    if (items !== this.items || spider !== this.spider || map.isMoving()) return;
    if (this.favorites.size > 0) this.draw();
    this.buttons.show(reachable);
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
    this.closeSpider();
    this.events.onChange();
  };

  private readonly refresh = () => {
    const zoom = Math.floor(this.map.getZoom());
    if (this.shown?.zoom === zoom && contains(this.shown.bounds, getBounds(this.map, 0))) return;
    this.isStale = true;
    if (this.calls && !this.isQuerying) void this.query();
  };

  private async query(): Promise<void> {
    this.isQuerying = true;
    while (this.isStale) {
      this.isStale = false;
      const bounds = getBounds(this.map, MARGIN);
      const zoom = Math.floor(this.map.getZoom());
      const { items, version } = await this.ask('items', bounds, zoom);
      this.hasAnswered = true;
      this.items = items;
      this.shown = { bounds, zoom, version };
      this.draw();
      this.settleSoon();
    }
    this.isQuerying = false;
  }

  private readonly reportVisible = () => {
    const requestId = ++this.requestId;
    void this.ask('nearest', getBounds(this.map, 0), STRIP_LENGTH).then(async ({ total, indexes, points }) => {
      const found = (await this.source?.read(indexes)) ?? [];
      if (requestId !== this.requestId) return;
      const cameras = points.flatMap((at, index) => {
        const camera = found[index];
        return camera && at ? [{ camera, at }] : [];
      });
      this.events.onVisible({ total, cameras });
    });
  };

  /** Never settles after a failure, and before `connect`. */
  private async ask<Name extends keyof ClusterMethods>(name: Name, ...args: Parameters<ClusterMethods[Name]>) {
    try {
      if (this.calls) return await this.calls.call(name, args);
    } catch {
      this.events.onWorkerFailure();
    }
    return new Promise<never>(() => undefined);
  }
}
