import { CatalogCollector, sliceBatch, type CatalogSlice, type CatalogState } from './catalog-state';

/** Shortest time between two updates: each redraws the wall and counts the list again, and files come in bursts of slices. */
const UPDATE_INTERVAL_MS = 120;

/**
 * Calls `deliver` in a frame after `request`, at most once per interval; `isUrgent` ends the wait with the next frame. A hidden
 * page has no frames and needs no update.
 */
function paced(deliver: () => void, isUrgent: () => boolean): { request(): void; cancel(): void } {
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
    request() {
      if (frame === 0) frame = requestAnimationFrame(onFrame);
    },
    cancel() {
      cancelAnimationFrame(frame);
    },
  };
}

/** The same work on the main thread, for browsers and networks in which the worker cannot start. */
async function loadWithoutWorker(onSlice: (slice: CatalogSlice) => void): Promise<void> {
  const [{ config }, { loadCatalog }] = await Promise.all([import('zod'), import('./load-catalog')]);
  config({ jitless: true });
  await loadCatalog(
    (path, init) => fetch(path, init),
    (batch) => {
      sliceBatch(batch, Infinity).forEach(onSlice);
    },
  );
}

/**
 * Loads the catalog in a worker: fetching, parsing and checking 20,000 records stays off the main thread. `onState` gets
 * the list so far, at once when it begins and ends and a few times a second in between. Returns a function that stops it.
 */
export function startCatalog(onState: (state: CatalogState) => void): () => void {
  let collector = new CatalogCollector();
  const updates = paced(
    () => {
      onState(collector.snapshot());
    },
    () => collector.isDone,
  );
  let isStopped = false;
  const take = (slice: CatalogSlice) => {
    if (isStopped) return;
    collector.add(slice);
    updates.request();
  };

  const worker = new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<CatalogSlice>) => {
    take(event.data);
  };
  worker.onerror = () => {
    worker.terminate();
    collector = new CatalogCollector();
    if (!isStopped) void loadWithoutWorker(take);
  };

  return () => {
    isStopped = true;
    updates.cancel();
    worker.terminate();
  };
}
