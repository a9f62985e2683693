import { CatalogEngine } from './catalog-engine';
import { toMethods, type CatalogMethods } from './catalog-methods';
import { loadCatalog } from './load-catalog';

/** Fills an engine, and returns what can be asked of it. */
export function startHere(): CatalogMethods {
  const engine = new CatalogEngine();
  void loadCatalog(
    (path, init) => fetch(path, init),
    (batch) => engine.add(batch),
  );
  return toMethods(engine);
}
