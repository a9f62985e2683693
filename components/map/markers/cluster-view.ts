import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Box } from '@/lib/geo/ring';
import { MAX_LATITUDE, STRIP_LENGTH } from '@/lib/constants/map';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { ClusterItem } from '@/lib/map/cluster-index';
import type { ClusterMethods } from '@/lib/map/cluster-worker';
import { POINTS_CHANGED, type MapSource } from '@/lib/map/map-source';
import type { MarkerLayer } from './marker-layer';
import { readView, toAnchor, type Anchor } from './map-overlay';

const MARGIN = 0.25;

/** Lists come in bursts, and each change rebuilds all clusters. */
const CHANGE_INTERVAL_MS = 120;

export interface VisibleCameras {
  readonly total: number;
  readonly cameras: readonly { readonly camera: Camera; readonly anchor: Anchor }[];
}

const contains = (outer: Box, inner: Box) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

function getBounds(map: MapLibre, margin: number): Box {
  const [west, south, east, north] = readView(map);
  const [width, height] = [(east - west) * margin, (north - south) * margin];
  return [west - width, Math.max(-MAX_LATITUDE, south - height), east + width, Math.min(MAX_LATITUDE, north + height)];
}

interface ViewEvents {
  onVisible(visible: VisibleCameras): void;
  onChange(): void;
  onWorkerFailure(): void;
}

export class ClusterView {
  private worker: Worker | null = null;
  private calls: WorkerCalls<ClusterMethods> | null = null;
  private source: MapSource | null = null;
  private shown: { bounds: Box; zoom: number; version: number } | null = null;
  private isActive = true;
  private isChanged = false;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private isQuerying = false;
  private isStale = false;
  /** Drops late answers. */
  private requestId = 0;
  hasAnswered = false;

  constructor(
    private readonly map: MapLibre,
    private readonly markers: MarkerLayer,
    private readonly events: ViewEvents,
  ) {
    map.on('move', this.refresh);
    map.on('resize', this.refresh);
    map.on('moveend', this.reportVisible);
  }

  /** Starts over, with a new worker: each source has its own numbers. */
  connect(source: MapSource): void {
    this.worker?.terminate();
    const worker = new Worker(new URL('../../../lib/map/cluster-worker.ts', import.meta.url), { type: 'module' });
    [this.worker, this.calls, this.source] = [worker, new WorkerCalls<ClusterMethods>(worker), source];
    [this.shown, this.isQuerying] = [null, false];
    this.requestId += 1;
    this.markers.connect(source);
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

  async locate(index: number): Promise<Anchor | null> {
    const point = await this.ask('locate', index);
    return point && toAnchor(point);
  }

  getExtent(): Promise<Box | null> {
    return this.ask('extent');
  }

  async open(cluster: ClusterItem): Promise<void> {
    const expansion = await this.ask('expand', cluster.id, this.shown?.version ?? -1);
    if (expansion.kind === 'split') this.map.easeTo({ center: cluster, zoom: expansion.zoom });
    if (expansion.kind !== 'spider') return;
    await this.source?.read(expansion.indexes);
    this.markers.openSpider(cluster, expansion.indexes);
  }

  close(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.worker?.terminate();
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
      this.markers.show(items);
      this.shown = { bounds, zoom, version };
    }
    this.isQuerying = false;
  }

  private readonly reportVisible = () => {
    const requestId = ++this.requestId;
    void this.ask('nearest', getBounds(this.map, 0), STRIP_LENGTH).then(async ({ total, indexes, points }) => {
      const found = (await this.source?.read(indexes)) ?? [];
      if (requestId !== this.requestId) return;
      const cameras = points.flatMap((point, at) => {
        const camera = found[at];
        return camera && point ? [{ camera, anchor: toAnchor(point) }] : [];
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
