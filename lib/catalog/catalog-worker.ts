import type { LocalAgency } from '@/data/agency';
import { listLocalAgencies } from '@/lib/agencies/sources';
import type { Circle } from '@/lib/geo/circle';
import { findCity } from '@/lib/search/resolve-city';
import { serveCalls } from '@/lib/core/worker-calls';
import type { WarningQuestion } from './camera-warnings';
import { CatalogEngine, type ListAnswer, type ListRequest } from './catalog-engine';
import { loadCatalog } from './load-catalog';

async function loadWarnings(engine: CatalogEngine) {
  await import('@/lib/core/zod-without-eval');
  return new (await import('./camera-warnings')).CameraWarnings(engine);
}

export function toMethods(engine: CatalogEngine, local: Promise<readonly LocalAgency[]> = Promise.resolve([])) {
  let warnings: ReturnType<typeof loadWarnings> | undefined;
  const getWarnings = () => (warnings ??= loadWarnings(engine));
  return {
    /** Resolves before any answer with their cameras. */
    listLocalAgencies: () => local,
    updateWarnings: async (question: WarningQuestion) => (await getWarnings()).look(question),
    listWarnings: async (id: string) => (await getWarnings()).list(id),
    listWarningAreas: async (now: number) => (await getWarnings()).listAreas(now),
    find: (request: ListRequest): ListAnswer | Promise<ListAnswer> =>
      request.query.sort === 'winter'
        ? import('./winter-order')
            .then(({ arrangeWinter }) => arrangeWinter(engine))
            .catch(() => undefined)
            .then(() => engine.find(request))
        : engine.find(request),
    next: engine.next.bind(engine),
    read: engine.read.bind(engine),
    getCamera: engine.getCamera.bind(engine),
    getNeighbors: engine.getNeighbors.bind(engine),
    getOptions: engine.getOptions.bind(engine),
    resolveCity: engine.resolveCity.bind(engine),
    getCityNear: (circle: Circle) => findCity(circle, engine.cameras),
    getOrigins: () => engine.records.listOrigins(),
    findNumbers: engine.findNumbers.bind(engine),
    connectMap: engine.connectMap.bind(engine),
    connectDrives: engine.connectDrives.bind(engine),
    markMap: engine.markMap.bind(engine),
    markDrive: engine.markDrive.bind(engine),
    listInside: engine.listInside.bind(engine),
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
