import type { Point } from '@/lib/camera/point';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { ClusterMethods } from './cluster-worker';

export class ClusterClient {
  private readonly worker = new Worker(new URL('./cluster-worker.ts', import.meta.url), { type: 'module' });
  private readonly calls = new WorkerCalls<ClusterMethods>(this.worker);
  private points: readonly Point[] = [];
  private marks: Uint8Array | null = null;

  /** @param onFailure The worker could not start or crashed: there will be no answers. */
  constructor(private readonly onFailure: () => void) {
    this.worker.onerror = onFailure;
  }

  /** Replaces the list. If it only grew, just the new points are sent. */
  setPoints(points: readonly Point[]): void {
    if (points === this.points) return;
    const known = this.points;
    const isGrown = known.length <= points.length && known.every((point, index) => point === points[index]);
    if (!isGrown) {
      this.marks = null;
      void this.ask('reset');
    }
    this.points = points;
    const added = isGrown ? points.slice(known.length) : points;
    if (added.length === 0) return;
    const coordinates = new Float64Array(added.length * 2);
    added.forEach(({ lng, lat }, index) => {
      coordinates.set([lng, lat], 2 * index);
    });
    void this.ask('add', coordinates);
  }

  /** Only points with a 1 at their position remain; null shows all. */
  setMarks(marks: Uint8Array | null): void {
    if (marks === this.marks) return;
    this.marks = marks;
    void this.ask('filter', marks);
  }

  /** Never settles after `close` or a failure. */
  ask<Name extends keyof ClusterMethods>(name: Name, ...args: Parameters<ClusterMethods[Name]>) {
    return this.calls.call(name, args).catch(() => {
      this.onFailure();
      return new Promise<never>(() => undefined);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
