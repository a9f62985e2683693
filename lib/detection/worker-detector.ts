import { RUN_TIMEOUT_MS } from '@/lib/constants/detection';
import type { DetectionResult } from './detection';
import type { Detector, Frame, ModelState } from './detector';
import type { ModelKind } from './model-list';
import type { WorkerAnswer, WorkerLoss, WorkerRequest } from './worker-messages';

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A request without its number; distributes over the kinds of request. */
type Question = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;

const startWorker = (): Worker => new Worker(new URL('./detection-worker.ts', import.meta.url), { type: 'module' });

/**
 * The detector in a worker of its own. A worker that crashes, hangs or loses its graphics context is replaced at once, the
 * second time in a row only on the next `load`.
 */
export class WorkerDetector implements Detector {
  private current: ModelState = { phase: 'not-loaded' };
  private readonly listeners = new Set<() => void>();
  private worker: Worker | null = null;
  private loading: Promise<void> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private mayUseGraphics = true;
  private hasCrashed = false;

  constructor(
    private readonly kind: ModelKind,
    private readonly makeWorker: () => Worker = startWorker,
  ) {}

  readonly state = (): ModelState => this.current;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => {
      this.listeners.delete(onChange);
    };
  };

  load(): Promise<void> {
    this.loading ??= this.start();
    return this.loading;
  }

  async detect(frame: Frame): Promise<DetectionResult> {
    if (this.current.phase !== 'loaded' || this.worker === null) {
      frame.close();
      throw new Error('the model is not loaded');
    }
    const answer = await this.ask({ type: 'detect', frame }, [frame]);
    if (answer.type !== 'detected') throw new Error('not the answer to a picture');
    this.hasCrashed = false;
    return answer.result;
  }

  dispose(): void {
    this.stop(new Error('the detector was put away'));
    this.set({ phase: 'not-loaded' });
  }

  private set(state: ModelState): void {
    this.current = state;
    for (const notify of this.listeners) notify();
  }

  private async start(): Promise<void> {
    this.set({ phase: 'loading' });
    let worker: Worker | null = null;
    try {
      worker = this.makeWorker();
      this.worker = worker;
      this.listen(worker);
      const answer = await this.ask({ type: 'load', kind: this.kind, mayUseGraphics: this.mayUseGraphics });
      this.set({ phase: 'loaded', backend: answer.type === 'loaded' ? answer.backend : '' });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      // A worker that was put away or replaced meanwhile has nothing more to say.
      if (this.worker === worker) this.fail(failure);
      throw failure;
    }
  }

  private fail(reason: Error): void {
    this.stop(reason);
    this.set({ phase: 'error', message: reason.message });
  }

  private listen(worker: Worker): void {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer | WorkerLoss>) => {
      if (data.type === 'lost') {
        this.mayUseGraphics = false;
        this.crash(data.message);
        return;
      }
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.type === 'failed') waiting?.reject(new Error(data.message));
      else waiting?.resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.crash(event.message === '' ? 'the worker did not start' : event.message);
    };
  }

  /** Nobody will answer what is under way. A worker that worked is replaced once. */
  private crash(message: string): void {
    const worked = this.current.phase === 'loaded';
    const again = worked && !this.hasCrashed;
    this.hasCrashed = worked;
    this.fail(new Error(message));
    if (again) this.load().catch(() => undefined);
  }

  private stop(reason: Error): void {
    this.worker?.terminate();
    this.worker = null;
    this.loading = null;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private ask(question: Question, transfer: Transferable[] = []): Promise<WorkerAnswer> {
    const id = ++this.lastId;
    return new Promise<WorkerAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        if (question.type === 'detect') this.crash('the model did not answer');
      }, RUN_TIMEOUT_MS);
      const settle =
        <Value>(then: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          then(value);
        };
      this.waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      try {
        this.worker?.postMessage({ ...question, id }, transfer);
      } catch (error) {
        // A picture of another site may not leave the page (DataCloneError): it is this picture's fault, not the worker's.
        this.waiting.delete(id);
        settle(reject)(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }
}
