import { WorkerCalls } from '@/lib/core/worker-calls';
import type { ClusterMethods } from './cluster-worker';
import { POINTS_CHANGED, type MapSource } from './map-source';

interface ClusterEvents {
  /** There are other points, or others are shown. */
  onChange(): void;
  /** The worker could not start or crashed: there will be no answers. */
  onFailure(): void;
}

export class ClusterClient {
  private readonly worker = new Worker(new URL('./cluster-worker.ts', import.meta.url), { type: 'module' });
  private readonly calls = new WorkerCalls<ClusterMethods>(this.worker);

  constructor(private readonly events: ClusterEvents) {
    this.worker.onerror = () => events.onFailure();
    this.worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === POINTS_CHANGED) events.onChange();
    });
  }

  connect(source: MapSource): void {
    const { port1, port2 } = new MessageChannel();
    void this.calls.call('connect', [port1], [port1]);
    source.connect(port2);
  }

  /** Never settles after `close` or a failure. */
  ask<Name extends keyof ClusterMethods>(name: Name, ...args: Parameters<ClusterMethods[Name]>) {
    return this.calls.call(name, args).catch(() => {
      this.events.onFailure();
      return new Promise<never>(() => undefined);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
