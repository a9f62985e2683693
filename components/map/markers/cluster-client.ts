import type { Camera } from '@/lib/camera/camera';
import { MAP_TIMEOUT_MS, STRIP_LENGTH } from '@/lib/constants/map';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import type { ClusterMethods } from '@/lib/map/cluster-worker';
import { POINTS_CHANGED, type MapSource } from '@/lib/map/map-source';

/** Lists come in bursts, and each change rebuilds all clusters. */
const CHANGE_INTERVAL_MS = 120;

export interface VisibleCameras {
  readonly total: number;
  readonly cameras: readonly { readonly camera: Camera; readonly at: Point }[];
}

export class ClusterClient {
  private readonly worker = new Worker(new URL('../../../lib/map/cluster-worker.ts', import.meta.url), {
    type: 'module',
  });
  private readonly calls = new WorkerCalls<ClusterMethods>(this.worker);
  private resting: ReturnType<typeof setTimeout> | undefined;
  private isChanged = false;
  /** A blocked worker may fail silently. */
  private readonly timeout: ReturnType<typeof setTimeout>;

  constructor(
    readonly source: MapSource,
    private readonly events: { onChange: () => void; onWorks: (works: boolean) => void },
  ) {
    const fail = () => events.onWorks(false);
    this.worker.onerror = fail;
    this.worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === POINTS_CHANGED) this.noteChange();
    });
    const { port1, port2 } = new MessageChannel();
    this.timeout = setTimeout(fail, MAP_TIMEOUT_MS);
    void this.calls.call('connect', [port1], [port1]).then(() => {
      clearTimeout(this.timeout);
      events.onWorks(true);
    });
    source.connect(port2);
  }

  /** Never settles after a failure. */
  async ask<Name extends keyof ClusterMethods>(name: Name, ...args: Parameters<ClusterMethods[Name]>) {
    try {
      return await this.calls.call(name, args);
    } catch {
      this.events.onWorks(false);
      return new Promise<never>(() => undefined);
    }
  }

  async readVisible(bounds: Box): Promise<VisibleCameras> {
    const { total, indexes, points } = await this.ask('nearest', bounds, STRIP_LENGTH);
    const found = await this.source.read(indexes);
    const cameras = points.flatMap((at, index) => {
      const camera = found[index];
      return camera && at ? [{ camera, at }] : [];
    });
    return { total, cameras };
  }

  close(): void {
    clearTimeout(this.resting);
    clearTimeout(this.timeout);
    this.worker.terminate();
  }

  private noteChange(): void {
    this.isChanged = true;
    if (this.resting !== undefined) return;
    this.isChanged = false;
    this.resting = setTimeout(() => {
      this.resting = undefined;
      if (this.isChanged) this.noteChange();
    }, CHANGE_INTERVAL_MS);
    this.events.onChange();
  }
}
