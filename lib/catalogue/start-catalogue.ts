import { CatalogueCollector, sliceBatch, type CatalogueSlice, type CatalogueState } from './catalogue-state';

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
async function loadWithoutWorker(onSlice: (slice: CatalogueSlice) => void): Promise<void> {
  const [{ config }, { loadCatalogue }] = await Promise.all([import('zod'), import('./load-catalogue')]);
  config({ jitless: true });
  await loadCatalogue(
    (path, init) => fetch(path, init),
    (batch) => {
      sliceBatch(batch, Infinity).forEach(onSlice);
    },
  );
}

/**
 * Loads the catalogue in a worker: fetching, parsing and checking 20,000 records stays off the main thread. `onState` gets
 * the list so far, at once when it begins and ends and a few times a second in between. Returns a function that stops it.
 */
export function startCatalogue(onState: (state: CatalogueState) => void): () => void {
  let collector = new CatalogueCollector();
  const updates = paced(
    () => {
      onState(collector.snapshot());
    },
    () => collector.isDone,
  );
  let isStopped = false;
  const take = (slice: CatalogueSlice) => {
    if (isStopped) return;
    collector.add(slice);
    updates.request();
  };

  const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<CatalogueSlice>) => {
    take(event.data);
  };
  worker.onerror = () => {
    worker.terminate();
    collector = new CatalogueCollector();
    if (!isStopped) void loadWithoutWorker(take);
  };

  return () => {
    isStopped = true;
    updates.cancel();
    worker.terminate();
  };
}
