import '@/lib/core/zod-without-eval';
import { loadCatalog, sliceBatch } from './load-catalog';

/** Cameras per message: receiving and indexing one is a short task on the main thread. */
const SLICE_SIZE = 250;

void loadCatalog(
  (path, init) => fetch(path, init),
  (batch) => {
    for (const slice of sliceBatch(batch, SLICE_SIZE)) postMessage(slice);
  },
);
