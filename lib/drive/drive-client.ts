import type { Point } from '@/lib/camera/point';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { DriveMethods } from './drive-worker';
import type { Place, Suggestion } from './place-finder';
import type { RoadLine } from './road-lines';
import type { Trip } from './trip';

const createWorker = (): Worker => new Worker(new URL('./drive-worker.ts', import.meta.url), { type: 'module' });

/**
 * Drives in a worker. It is asked one question at a time, so that one that was aborted while it waited costs nothing. The first
 * question after new cameras builds the roads, about a second.
 */
export class DriveClient {
  private readonly calls: WorkerCalls<DriveMethods>;
  private last: Promise<unknown> = Promise.resolve();
  private failure: Error | null = null;

  constructor(makeWorker: () => Worker = createWorker) {
    const worker = makeWorker();
    this.calls = new WorkerCalls<DriveMethods>(worker);
    worker.onerror = () => this.fail(new Error('the worker for drives failed'));
  }

  get isBroken(): boolean {
    return this.failure !== null;
  }

  /** @param port where the catalog sends its cameras */
  async connect(port: MessagePort): Promise<void> {
    if (this.failure) throw this.failure;
    await this.calls.call('connect', [port], [port]);
  }

  /** Resolves when all cameras are there. Other questions do not wait for it. */
  async untilDone(): Promise<void> {
    if (this.failure) throw this.failure;
    await this.calls.call('untilDone', []);
  }

  /** Where places are, of the cameras that are there; null for those that nobody knows. */
  findPlaces(texts: readonly string[], signal: AbortSignal): Promise<readonly (Place | null)[]> {
    return this.ask(() => this.calls.call('findPlaces', [texts]), signal);
  }

  /** For a field in which someone types. */
  suggestPlaces(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    return this.ask(() => this.calls.call('suggestPlaces', [text]), signal);
  }

  /** The quickest drive, then others that differ. None if no known road joins the places. */
  plan(places: readonly Point[], most: number, signal: AbortSignal): Promise<readonly Trip[]> {
    return this.ask(() => this.calls.call('plan', [places, most]), signal);
  }

  /** Rejects with a sentence for visitors. @param text of a GPX or GeoJSON file of at most `MAX_TRACK_BYTES` */
  followTrack(text: string, signal: AbortSignal): Promise<Trip> {
    return this.ask(() => this.calls.call('followTrack', [text]), signal);
  }

  /** @param body what a routing service answered to `toRouterUrl` */
  followRouter(body: unknown, signal: AbortSignal): Promise<readonly Trip[]> {
    return this.ask(() => this.calls.call('followRouter', [body]), signal);
  }

  /** Large roads as lines, for a map. */
  roadLines(signal: AbortSignal): Promise<readonly RoadLine[]> {
    return this.ask(() => this.calls.call('roadLines', []), signal);
  }

  close(): void {
    this.fail(new Error('drives were closed'));
  }

  private fail(reason: Error): void {
    this.failure = reason;
    this.calls.close(reason);
  }

  private ask<Answer>(question: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    const waitAndAsk = async (before: Promise<unknown>) => {
      await before;
      signal.throwIfAborted();
      if (this.failure) throw this.failure;
      const answer = await question();
      signal.throwIfAborted();
      return answer;
    };
    const answer = waitAndAsk(this.last);
    this.last = answer.catch(() => undefined);
    return answer;
  }
}
