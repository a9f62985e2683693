import type { LocalAgency } from '@/data/agency';
import { listLocalAgencies } from '@/lib/agencies/sources';
import { serveCalls } from '@/lib/core/worker-calls';
import type { WarningQuestion } from './camera-warnings';
import { CatalogEngine, type ListAnswer, type ListRequest } from './catalog-engine';
import { loadCatalog } from './load-catalog';

const SERVED = [
  ...(['next', 'read', 'getCamera', 'getNeighbors', 'getOptions', 'resolveCity', 'getCityNear', 'getOrigins'] as const),
  ...(['findNumbers', 'connectMap', 'connectDrives', 'markMap', 'markDrive', 'listInside'] as const),
] as const;

async function loadWarnings(engine: CatalogEngine) {
  await import('@/lib/core/zod-without-eval');
  return new (await import('./camera-warnings')).CameraWarnings(engine);
}

export function toMethods(engine: CatalogEngine, local: Promise<readonly LocalAgency[]> = Promise.resolve([])) {
  let warnings: ReturnType<typeof loadWarnings> | undefined;
  const getWarnings = () => (warnings ??= loadWarnings(engine));
  const served = SERVED.map((name) => [name, engine[name].bind(engine)]);
  return {
    ...(Object.fromEntries(served) as Pick<CatalogEngine, (typeof SERVED)[number]>),
    /** Resolves before any answer with their cameras. */
    listLocalAgencies: () => local,
    updateWarnings: async (question: WarningQuestion) => (await getWarnings()).look(question),
    listWarnings: async (id: string) => (await getWarnings()).list(id),
    listWarningAreas: async (now: number) => (await getWarnings()).listAreas(now),
    find: (request: ListRequest): ListAnswer | Promise<ListAnswer> =>
      request.query.sort === 'winter' && !engine.listOrder.arrange
        ? import('./winter-order')
            .then(({ arrangeWinter }) => arrangeWinter(engine))
            .catch(() => undefined)
            .then(() => engine.find(request))
        : engine.find(request),
  };
}

export type CatalogMethods = ReturnType<typeof toMethods>;

/** Loads the catalog in this thread. */
export function startCatalog(): CatalogMethods {
  const engine = new CatalogEngine();
  const local = new Promise<readonly LocalAgency[]>((resolve) => {
    void loadCatalog(
      (path, init) => fetch(path, init),
      (batch) => engine.add(batch),
      undefined,
      () => resolve(listLocalAgencies()),
    );
  });
  return toMethods(engine, local);
}

// The page imports this file where workers fail.
if ('WorkerGlobalScope' in globalThis) serveCalls(startCatalog());
