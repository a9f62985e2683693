import { CatalogueCollector, sliceBatch, type CatalogueSlice, type CatalogueState } from './catalogue-state';

/** Keeps the newest value and hands it on once a frame at most. A hidden page has no frames and needs no update. */
function onceAFrame<Value>(deliver: (value: Value) => void): { push(value: Value): void; cancel(): void } {
  let pending: { value: Value } | null = null;
  let frame = 0;
  return {
    push(value) {
      const isScheduled = pending !== null;
      pending = { value };
      if (isScheduled) return;
      frame = requestAnimationFrame(() => {
        const newest = pending;
        pending = null;
        if (newest) deliver(newest.value);
      });
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
 * the list so far, never more than once a frame. Returns a function that stops it.
 */
export function startCatalogue(onState: (state: CatalogueState) => void): () => void {
  let collector = new CatalogueCollector();
  const frames = onceAFrame(onState);
  let isStopped = false;
  const take = (slice: CatalogueSlice) => {
    if (!isStopped) frames.push(collector.add(slice));
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
    frames.cancel();
    worker.terminate();
  };
}
