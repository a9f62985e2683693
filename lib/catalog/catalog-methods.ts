import type { WarningQuestion } from './camera-warnings';
import type { CatalogEngine, WallAnswer, WallRequest } from './catalog-engine';

/** Loaded with the first question about warnings. */
async function loadWarnings(engine: CatalogEngine) {
  await import('@/lib/core/zod-without-eval');
  return new (await import('./camera-warnings')).CameraWarnings(engine);
}

/** What the page may ask. */
export function toMethods(engine: CatalogEngine) {
  let warnings: ReturnType<typeof loadWarnings> | undefined;
  const getWarnings = () => (warnings ??= loadWarnings(engine));
  return {
    lookForWarnings: async (question: WarningQuestion) => (await getWarnings()).look(question),
    listWarnings: async (id: string) => (await getWarnings()).list(id),
    listWarningAreas: async (now: number) => (await getWarnings()).listAreas(now),
    next: engine.next.bind(engine),
    find: (request: WallRequest): WallAnswer | Promise<WallAnswer> =>
      request.query.sort === 'winter' && !engine.wallOrder.arrange
        ? import('./winter-order')
            .then(({ arrangeWinter }) => arrangeWinter(engine))
            // In random order, and tried again with the next question.
            .catch(() => undefined)
            .then(() => engine.find(request))
        : engine.find(request),
    read: engine.read.bind(engine),
    getCamera: engine.getCamera.bind(engine),
    getNeighbors: engine.getNeighbors.bind(engine),
    getOptions: engine.getOptions.bind(engine),
    resolveCity: engine.resolveCity.bind(engine),
    getCityNear: engine.getCityNear.bind(engine),
    getOrigins: engine.getOrigins.bind(engine),
    findNumber: engine.findNumber.bind(engine),
    findNumbers: engine.findNumbers.bind(engine),
    connectMap: engine.connectMap.bind(engine),
    connectDrives: engine.connectDrives.bind(engine),
    markMap: engine.markMap.bind(engine),
    markDrive: engine.markDrive.bind(engine),
    listInside: engine.listInside.bind(engine),
  };
}

export type CatalogMethods = ReturnType<typeof toMethods>;
