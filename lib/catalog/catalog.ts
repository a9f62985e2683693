import { CAMERA_FILES, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { SearchIndex, type SearchReader } from '@/lib/search/search-index';
import type { CatalogSlice } from './load-catalog';

export interface CatalogState {
  readonly cameras: readonly Camera[];
  /** Ids of the first wall, with which the lists begin. */
  readonly first: ReadonlySet<string>;
  /** May contain more than `cameras`: only the collector adds to it, and it keeps adding. */
  readonly index: SearchReader;
  readonly loadedFiles: number;
  readonly totalFiles: number;
  readonly failures: readonly string[];
  /** Sources whose list failed at the last sync: their cameras are from an earlier one. */
  readonly late: readonly SourceId[];
  readonly isDone: boolean;
}

export const EMPTY_CATALOG: CatalogState = {
  cameras: [],
  first: new Set(),
  index: new SearchIndex(),
  loadedFiles: 0,
  totalFiles: CAMERA_FILES.length,
  failures: [],
  late: [],
  isDone: false,
};

/** Shortest time between two updates: each redraws the wall, and slices come in bursts. */
const UPDATE_INTERVAL_MS = 120;

/** The first camera with an id wins: lists are keyed by id. */
export class CatalogCollector {
  private readonly seenIds = new Set<string>();
  private readonly first = new Set<string>();
  /** Of the first wall, and not in any list so far. */
  private readonly unlisted = new Set<string>();
  private readonly cameras: Camera[] = [];
  private readonly index = new SearchIndex();
  private readonly failures: string[] = [];
  private late: readonly SourceId[] = [];
  private loadedFiles = 0;

  add(slice: CatalogSlice): void {
    const isFirst = slice.file === 'first';
    for (const camera of slice.cameras) {
      if (isFirst) this.first.add(camera.id);
      else this.unlisted.delete(camera.id);
      if (this.seenIds.has(camera.id)) continue;
      this.seenIds.add(camera.id);
      if (isFirst) this.unlisted.add(camera.id);
      this.cameras.push(camera);
    }
    this.index.add(slice.cameras);
    if (slice.failure !== null) this.failures.push(slice.failure);
    this.late = slice.late ?? this.late;
    if (slice.isLast && !isFirst) this.loadedFiles += 1;
  }

  get isDone(): boolean {
    return this.loadedFiles === CAMERA_FILES.length;
  }

  /** Later slices change only its index. */
  snapshot(): CatalogState {
    const { isDone, unlisted } = this;
    return {
      // What no list has is gone, or its list failed.
      cameras: isDone && unlisted.size > 0 ? this.cameras.filter(({ id }) => !unlisted.has(id)) : [...this.cameras],
      first: this.first,
      index: this.index,
      loadedFiles: this.loadedFiles,
      totalFiles: CAMERA_FILES.length,
      failures: [...this.failures],
      late: this.late,
      isDone,
    };
  }
}

/** Loads in a worker: validating 20,000 records would block the main thread. Returns a function that stops the load. */
export function startCatalog(onState: (state: CatalogState) => void): () => void {
  let collector = new CatalogCollector();
  const updates = throttleByFrame(
    () => onState(collector.snapshot()),
    () => collector.isDone,
  );
  let isStopped = false;
  const addSlice = (slice: CatalogSlice) => {
    if (isStopped) return;
    collector.add(slice);
    updates.request();
  };

  const loadHere = () => {
    collector = new CatalogCollector();
    if (!isStopped) void loadWithoutWorker(addSlice);
  };
  const worker = createWorker();
  if (worker) {
    worker.onmessage = (event: MessageEvent<CatalogSlice>) => addSlice(event.data);
    worker.onerror = () => {
      worker.terminate();
      loadHere();
    };
  } else {
    loadHere();
  }

  return () => {
    isStopped = true;
    updates.cancel();
    worker?.terminate();
  };
}

/** Null in a browser that has no workers or refuses this one at once. */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** For browsers and networks in which the worker cannot start. */
async function loadWithoutWorker(onSlice: (slice: CatalogSlice) => void): Promise<void> {
  await import('@/lib/core/zod-without-eval');
  const { loadCatalog, sliceBatch } = await import('./load-catalog');
  await loadCatalog(
    (path, init) => fetch(path, init),
    (batch) => sliceBatch(batch, Infinity).forEach(onSlice),
  );
}

/** At most one `deliver` per interval unless `isUrgent`. A hidden page has no frames and needs no update. */
function throttleByFrame(deliver: () => void, isUrgent: () => boolean): { request(): void; cancel(): void } {
  let frame = 0;
  let deliveredAt = -Infinity;
  const onFrame = (now: number) => {
    if (now - deliveredAt < UPDATE_INTERVAL_MS && !isUrgent()) {
      frame = requestAnimationFrame(onFrame);
      return;
    }
    frame = 0;
    deliveredAt = now;
    deliver();
  };
  return {
    request: () => {
      if (frame === 0) frame = requestAnimationFrame(onFrame);
    },
    cancel: () => cancelAnimationFrame(frame),
  };
}
