import { config } from 'zod';
import { loadCatalog, sliceBatch } from './load-catalog';

/** Cameras per message: receiving and indexing one is a short task on the main thread. */
const SLICE_SIZE = 250;

// By default zod tries `new Function`, which the content security policy forbids.
config({ jitless: true });

void loadCatalog(
  (path, init) => fetch(path, init),
  (batch) => {
    for (const slice of sliceBatch(batch, SLICE_SIZE)) postMessage(slice);
  },
);
