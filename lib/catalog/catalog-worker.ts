import { config } from 'zod';
import { sliceBatch } from './catalog-state';
import { loadCatalog } from './load-catalog';

/** Cameras handed over in one message: taking them over and indexing them is one short task of the main thread. */
const SLICE_SIZE = 250;

// zod would try `new Function`, which the content security policy forbids.
config({ jitless: true });

void loadCatalog(
  (path, init) => fetch(path, init),
  (batch) => {
    for (const slice of sliceBatch(batch, SLICE_SIZE)) postMessage(slice);
  },
);
