import { CAMERA_FILES, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { CameraQuery } from '@/lib/search/camera-query';
import { listCameras, RecordCache, type CameraList } from './camera-list';
import type { CatalogStatus, NumberedCamera, WallAnswer, WallRequest } from './catalog-engine';
import type { CatalogMethods } from './catalog-methods';

/** What of the catalog is in the page. */
export interface CatalogState extends CatalogStatus {
  readonly client: CatalogClient;
}

export const EMPTY_STATUS: CatalogStatus = {
  version: 0,
  total: 0,
  sources: 0,
  loadedFiles: 0,
  totalFiles: CAMERA_FILES.length,
  failures: [],
  isDone: false,
};

/** What the last answered query found. */
export interface Wall {
  readonly query: CameraQuery;
  readonly seed: number;
  readonly ids: readonly string[] | null;
  readonly cameras: CameraList;
  /** Whether all files were searched. */
  readonly isDone: boolean;
  /** Sources of the wall whose list is late. */
  readonly late: readonly SourceId[];
}

type Call = <Name extends keyof CatalogMethods>(
  name: Name,
  args: Parameters<CatalogMethods[Name]>,
  transfer?: Transferable[],
) => Promise<Awaited<ReturnType<CatalogMethods[Name]>>>;

/** The page's side of the catalog: all records stay with the engine, and the page has those of the cards it shows. */
export class CatalogClient {
  readonly status = createStore(EMPTY_STATUS);
  readonly wall = createStore<Wall | null>(null);
  private readonly records = new RecordCache();
  /** Numbers of records to ask for, of those that are asked for, and of those whose card is on the screen. */
  private readonly requested = new Set<number>();
  private readonly loading = new Set<number>();
  private readonly awaited = new Set<number>();
  private order: Uint32Array = new Uint32Array();
  private wanted: WallRequest | null = null;
  private isFinding = false;
  private call: Call | null = null;
  private waiting: (() => void)[] = [];

  /** @param connect how to reach the engine; tests bring their own */
  constructor(private readonly connect: CatalogConnector = connectWorker) {}

  /** @param onFailure The worker died or never started. Returns a function that stops the load: nothing is answered from then on. */
  start(onFailure: () => void): () => void {
    const { call, close } = this.connect(onFailure);
    this.call = call;
    for (const send of this.waiting.splice(0)) send();
    void this.follow(call);
    void this.findWanted();
    return () => {
      this.call = null;
      this.isFinding = false;
      close();
    };
  }

  /** Asks the engine. Waits for `start`, and never settles after a stop. */
  ask<Name extends keyof CatalogMethods>(
    name: Name,
    args: Parameters<CatalogMethods[Name]>,
    transfer: Transferable[] = [],
  ): Promise<Awaited<ReturnType<CatalogMethods[Name]>>> {
    return new Promise((resolve, reject) => {
      const send = () => void this.call?.(name, args, transfer).then(resolve, reject);
      if (this.call) send();
      else this.waiting.push(send);
    });
  }

  /** Changes `wall` when the answer is here, and again when more cameras are. An answer that is late is dropped. */
  find(request: Omit<WallRequest, 'id'>): void {
    this.wanted = { ...request, id: (this.wanted?.id ?? 0) + 1 };
    if (this.call && !this.isFinding) void this.findWanted();
  }

  /** Asks again, after something beside the lists has changed. @param version of the engine */
  repeat(version: number): void {
    if (this.wanted) this.find(this.wanted);
    if (this.status.get().isDone) this.status.set({ ...this.status.get(), version });
  }

  /** The record of one camera: the object that its card shows, if it has one. */
  async findCamera(id: string): Promise<Camera | null> {
    return this.keep(await this.ask('getCamera', [id]));
  }

  async findNeighbors(id: string): Promise<{ previous: Camera | null; next: Camera | null }> {
    const { previous, next } = await this.ask('getNeighbors', [id]);
    return { previous: this.keep(previous), next: this.keep(next) };
  }

  /** Undefined for numbers that there are not. */
  async readCameras(numbers: readonly number[]): Promise<readonly (Camera | undefined)[]> {
    const missing = numbers.filter((number) => this.records.get(number) === undefined);
    if (missing.length > 0) for (const found of await this.ask('read', [missing])) this.records.keep(found);
    return numbers.map((number) => this.records.get(number));
  }

  /** A record that is here. */
  getCamera(id: string): Camera | undefined {
    return this.records.get(this.records.find(id) ?? -1);
  }

  /** Of the first cameras of the wall. */
  async listIds(max: number): Promise<string[]> {
    const cameras = await this.readCameras([...this.order.subarray(0, max)]);
    return cameras.flatMap((camera) => camera?.id ?? []);
  }

  private keep(found: NumberedCamera | null): Camera | null {
    return found && this.records.keep(found);
  }

  private async findWanted(): Promise<void> {
    this.isFinding = true;
    // Only one at a time: of the keys typed meanwhile, the last counts.
    for (let asked: WallRequest | null = null; this.wanted !== null && asked !== this.wanted;) {
      asked = this.wanted;
      this.receive(await this.ask('find', [asked]));
    }
    this.isFinding = false;
  }

  private receive({ id, order, cameras, isDone, late }: WallAnswer): void {
    if (this.wanted?.id !== id) return;
    for (const found of cameras) this.records.keep(found);
    const { query, seed, ids } = this.wanted;
    this.order = order;
    this.wall.set({ query, seed, ids, isDone, late, cameras: this.list() });
  }

  private list(): CameraList {
    return listCameras(this.order, this.records, (shown, near) => {
      for (const number of shown) this.awaited.add(number);
      if (this.requested.size === 0) queueMicrotask(() => void this.load());
      for (const number of near) if (!this.loading.has(number)) this.requested.add(number);
    });
  }

  /** Asks once for all that the rows of a screen request. */
  private async load(): Promise<void> {
    const numbers = [...this.requested];
    if (numbers.length === 0) return;
    this.requested.clear();
    for (const number of numbers) this.loading.add(number);
    const found = await this.ask('read', [numbers]);
    for (const number of numbers) this.loading.delete(number);
    for (const camera of found) this.records.keep(camera);
    const isAwaited = numbers.filter((number) => this.awaited.delete(number)).length > 0;
    const wall = this.wall.get();
    if (wall && isAwaited) this.wall.set({ ...wall, cameras: this.list() });
  }

  private async follow(call: Call): Promise<void> {
    while (!this.status.get().isDone) {
      const { status, wall } = await call('next', [this.status.get().version]);
      if (this.call !== call) return;
      this.status.set(status);
      if (wall) this.receive(wall);
    }
  }
}

interface CatalogConnection {
  readonly call: Call;
  readonly close: () => void;
}

type CatalogConnector = (onFailure: () => void) => CatalogConnection;

/** The engine in a worker: validating and indexing 20,000 records would block the main thread. */
export const connectWorker: CatalogConnector = (onFailure) => {
  try {
    const worker = new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
    const calls = new WorkerCalls<CatalogMethods>(worker);
    worker.onerror = () => {
      worker.terminate();
      onFailure();
    };
    return { call: calls.call.bind(calls) as Call, close: () => worker.terminate() };
  } catch {
    // A browser that has no workers or refuses this one at once.
    return connectPage(onFailure);
  }
};

/** The engine in the page, for browsers and networks in which the worker cannot start. */
export const connectPage: CatalogConnector = () =>
  connectTo(import('./catalog-here').then(({ startHere }) => startHere()));

/** An engine without a worker. */
export function connectTo(methods: Promise<CatalogMethods>): CatalogConnection {
  const call = async (name: keyof CatalogMethods, args: readonly unknown[]) =>
    ((await methods)[name] as (...given: readonly unknown[]) => unknown)(...args);
  return { call: call as Call, close: () => undefined };
}
