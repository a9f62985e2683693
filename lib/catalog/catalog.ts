import { CAMERA_FILES, setLocalAgencies } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { CatalogStatus, NumberedCamera, ListAnswer, ListRequest } from './catalog-engine';
import type { CatalogMethods } from './catalog-worker';
import { rememberRecent } from '@/lib/core/collections';

export type CatalogState = CatalogStatus & { readonly client: CatalogClient };

export const EMPTY_STATUS: CatalogStatus = {
  version: 0,
  total: 0,
  sources: 0,
  loadedFiles: 0,
  totalFiles: CAMERA_FILES.length,
  failures: [],
  isDone: false,
};

/** `follow` reports it. */
const ignore = () => undefined;

/** Why there are no cameras. */
export const getLoadFailure = ({ isDone, total, failures }: CatalogStatus): string | undefined =>
  isDone && total === 0 ? failures[0] : undefined;

export interface ListResult extends Pick<ListRequest, 'query' | 'seed' | 'ids'>, Pick<ListAnswer, 'isDone' | 'late'> {
  readonly cameras: CameraList;
}

type Call = <Name extends keyof CatalogMethods>(
  name: Name,
  args: Parameters<CatalogMethods[Name]>,
  transfer?: Transferable[],
) => Promise<Awaited<ReturnType<CatalogMethods[Name]>>>;

/** The page's side of the catalog (ADR 021). Caches records of visible cards. */
export class CatalogClient {
  readonly status = createStore(EMPTY_STATUS);
  readonly list = createStore<ListResult | null>(null);
  private readonly records = new RecordCache();
  private readonly requested = new Set<number>();
  private readonly loading = new Set<number>();
  private readonly awaited = new Set<number>();
  private order: Uint32Array = new Uint32Array();
  private wanted: ListRequest | null = null;
  private isFinding = false;
  private call: Call | null = null;
  private waiting: (() => void)[] = [];

  constructor(private readonly connect: CatalogConnector = connectWorker) {}

  /** @param onFailure The worker crashed or never started. */
  start(onFailure: () => void): () => void {
    const { call, close } = this.connect(onFailure);
    this.call = call;
    for (const send of this.waiting.splice(0)) send();
    call('listLocalAgencies', []).then(setLocalAgencies, ignore);
    this.follow(call).catch(() => {
      if (this.call === call)
        this.status.set({ ...this.status.get(), isDone: true, failures: ['Failed to load the cameras'] });
    });
    this.findWanted().catch(ignore);
    return () => {
      this.call = null;
      this.isFinding = false;
      close();
    };
  }

  /** Waits for `start`; never settles after a stop. */
  readonly ask: Call = (name, args, transfer) =>
    new Promise((resolve, reject) => {
      const send = () => void this.call?.(name, args, transfer).then(resolve, reject);
      if (this.call) send();
      else this.waiting.push(send);
    });

  find(request: Omit<ListRequest, 'id'>): void {
    this.wanted = { ...request, id: (this.wanted?.id ?? 0) + 1 };
    if (this.call && !this.isFinding) this.findWanted().catch(ignore);
  }

  async findCamera(id: string): Promise<Camera | null> {
    return this.keep(await this.ask('getCamera', [id]));
  }

  async findNeighbors(id: string): Promise<{ previous: Camera | null; next: Camera | null }> {
    const { previous, next } = await this.ask('getNeighbors', [id]);
    return { previous: this.keep(previous), next: this.keep(next) };
  }

  async readCameras(numbers: readonly number[]): Promise<readonly (Camera | undefined)[]> {
    const missing = numbers.filter((number) => this.records.get(number) === undefined);
    if (missing.length > 0) for (const found of await this.ask('read', [missing])) this.records.keep(found);
    return numbers.map((number) => this.records.get(number));
  }

  getCamera(id: string): Camera | undefined {
    return this.getRead(this.records.find(id) ?? -1);
  }

  getRead(number: number): Camera | undefined {
    return this.records.get(number);
  }

  async listIds(max: number): Promise<string[]> {
    const cameras = await this.readCameras([...this.order.subarray(0, max)]);
    return cameras.flatMap((camera) => camera?.id ?? []);
  }

  private keep(found: NumberedCamera | null): Camera | null {
    return found && this.records.keep(found);
  }

  private async findWanted(): Promise<void> {
    this.isFinding = true;
    // One request at a time: keystrokes collapse into the last.
    for (let asked: ListRequest | null = null; this.wanted !== null && asked !== this.wanted;) {
      asked = this.wanted;
      this.receive(await this.ask('find', [asked]));
    }
    this.isFinding = false;
  }

  private receive({ id, order, cameras, isDone, late }: ListAnswer): void {
    if (this.wanted?.id !== id) return;
    for (const found of cameras) this.records.keep(found);
    const { query, seed, ids } = this.wanted;
    this.order = order;
    this.list.set({ query, seed, ids, isDone, late, cameras: this.makeList() });
  }

  private makeList(): CameraList {
    return listCameras(this.order, this.records, (shown, near) => {
      for (const number of shown) this.awaited.add(number);
      if (this.requested.size === 0) queueMicrotask(() => void this.load());
      for (const number of near) if (!this.loading.has(number)) this.requested.add(number);
    });
  }

  private async load(): Promise<void> {
    const numbers = [...this.requested];
    if (numbers.length === 0) return;
    this.requested.clear();
    for (const number of numbers) this.loading.add(number);
    const found = await this.ask('read', [numbers]);
    for (const number of numbers) this.loading.delete(number);
    for (const camera of found) this.records.keep(camera);
    const isAwaited = numbers.filter((number) => this.awaited.delete(number)).length > 0;
    const list = this.list.get();
    if (list && isAwaited) this.list.set({ ...list, cameras: this.makeList() });
  }

  private async follow(call: Call): Promise<void> {
    for (;;) {
      const { status, list } = await call('next', [this.status.get().version]);
      if (this.call !== call) return;
      this.status.set(status);
      if (list) this.receive(list);
    }
  }
}

interface CatalogConnection {
  readonly call: Call;
  readonly close: () => void;
}

type CatalogConnector = (onFailure: () => void) => CatalogConnection;

const connectWorker: CatalogConnector = (onFailure) => {
  try {
    const worker = new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
    const calls = new WorkerCalls<CatalogMethods>(worker);
    worker.onerror = onFailure;
    return { call: calls.call.bind(calls) as Call, close: () => worker.terminate() };
  } catch {
    // Workers are missing or blocked.
    return connectPage(onFailure);
  }
};

export const connectPage: CatalogConnector = () =>
  connectTo(import('./catalog-worker').then(({ startCatalog }) => startCatalog()));

export function connectTo(methods: Promise<CatalogMethods>): CatalogConnection {
  const call = async (name: keyof CatalogMethods, args: readonly unknown[]) =>
    ((await methods)[name] as (...given: readonly unknown[]) => unknown)(...args);
  return { call: call as Call, close: () => undefined };
}

export interface CameraList {
  readonly length: number;
  at(index: number): Camera | undefined;
  /** -1 if absent or not cached. */
  indexOf(id: string): number;
  show(from: number, to: number): void;
}

/** More than a screen shows, of cards or markers. */
const MAX_RECORDS = 1_000;

/** LRU. A cached camera remains the same object. */
export class RecordCache extends Map<number, Camera> {
  keep({ number, camera }: NumberedCamera): Camera {
    const kept = this.get(number) ?? camera;
    rememberRecent(this, number, kept, MAX_RECORDS);
    return kept;
  }

  find(id: string): number | undefined {
    return [...this].find(([, camera]) => camera.id === id)?.[0];
  }
}

/** A miss within `NEAR` cards requests `AHEAD`. */
const NEAR = 9;
const AHEAD = 60;

export function listCameras(
  order: Uint32Array,
  records: RecordCache,
  request: (shown: readonly number[], near: readonly number[]) => void,
): CameraList {
  const isHere = (index: number) => order[index] === undefined || records.get(order[index]) !== undefined;
  const findMissing = (from: number, to: number) =>
    [...order.subarray(Math.max(0, from), to)].filter((number) => records.get(number) === undefined);
  return {
    length: order.length,
    at: (index) => records.get(order[index] ?? -1),
    indexOf: (id) => {
      const number = records.find(id);
      return number === undefined ? -1 : order.indexOf(number);
    },
    show: (from, to) => {
      for (const number of order.subarray(from, to)) {
        const camera = records.get(number);
        if (camera) records.keep({ number, camera });
      }
      const missing = findMissing(from, to);
      const isNearHere = isHere(from - NEAR) && isHere(to + NEAR - 1);
      if (missing.length > 0 || !isNearHere) request(missing, findMissing(from - AHEAD, to + AHEAD));
    },
  };
}
