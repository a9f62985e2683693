import { RUN_TIMEOUT_MS } from '@/lib/constants/detection';
import { createStore } from '@/lib/core/store';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { DetectionResult, Frame, ModelState } from './detection';
import type { DetectionMethods } from './detection-worker';
import type { ModelKind } from './model-files';

const createWorker = (): Worker => new Worker(new URL('./detection-worker.ts', import.meta.url), { type: 'module' });

/**
 * Downloads nothing before `load`. Replaces a worker that crashes, hangs, or loses its graphics context; after two failures
 * in a row it waits for `load`.
 */
export class WorkerDetector {
  readonly state = createStore<ModelState>({ phase: 'not-loaded' });
  private calls: WorkerCalls<DetectionMethods> | null = null;
  private loading: Promise<void> | null = null;
  private mayUseGraphics = true;
  private hasCrashed = false;

  constructor(
    private readonly kind: ModelKind,
    private readonly makeWorker: () => Worker = createWorker,
  ) {}

  /** Concurrent calls share the load; a call after a failure retries. */
  load(): Promise<void> {
    this.loading ??= this.start();
    return this.loading;
  }

  /** Takes and closes one frame at a time. `input` is an index of `INPUT_SIZES`. */
  async detect(frame: Frame, input?: number): Promise<DetectionResult> {
    if (this.state.get().phase !== 'loaded' || this.calls === null) {
      frame.close();
      throw new Error('the model is not loaded');
    }
    const timer = setTimeout(() => this.crash('the model did not answer'), RUN_TIMEOUT_MS);
    try {
      const result = await this.calls.call('detect', [frame, input], [frame]);
      this.hasCrashed = false;
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  dispose(): void {
    this.stop(new Error('the detector was disposed'));
    this.state.set({ phase: 'not-loaded' });
  }

  private async start(): Promise<void> {
    this.state.set({ phase: 'loading' });
    let calls: WorkerCalls<DetectionMethods> | null = null;
    try {
      calls = this.startWorker();
      this.calls = calls;
      const backend = await calls.call('load', [this.kind, this.mayUseGraphics]);
      this.state.set({ phase: 'loaded', backend });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      // Ignore a worker that was disposed of or replaced.
      if (this.calls === calls) this.fail(failure);
      throw failure;
    }
  }

  private startWorker(): WorkerCalls<DetectionMethods> {
    const worker = this.makeWorker();
    const calls = new WorkerCalls<DetectionMethods>(worker);
    worker.onerror = (event) => {
      event.preventDefault();
      this.crash(event.message === '' ? 'the worker did not start' : event.message);
    };
    const handleLoss = (): void => {
      this.mayUseGraphics = false;
      this.crash('the graphics context was lost');
    };
    calls.call('waitForLoss', []).then(handleLoss, () => undefined);
    return calls;
  }

  private crash(message: string): void {
    const worked = this.state.get().phase === 'loaded';
    const shouldRestart = worked && !this.hasCrashed;
    this.hasCrashed = worked;
    this.fail(new Error(message));
    if (shouldRestart) this.load().catch(() => undefined);
  }

  private fail(reason: Error): void {
    this.stop(reason);
    this.state.set({ phase: 'error', message: reason.message });
  }

  private stop(reason: Error): void {
    this.calls?.close(reason);
    this.calls = null;
    this.loading = null;
  }
}

export type Detector = Pick<WorkerDetector, 'load' | 'detect' | 'dispose' | 'state'>;
