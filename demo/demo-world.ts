import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where synced files lie, unless `ROADFEED_DATA_DIR` says otherwise. */
const DEFAULT_DATA_DIR = 'public/camera-data';

type Environment = Readonly<Record<string, string | undefined>>;

/** Folder of the synced files, absolute. */
export function dataDir(environment: Environment = process.env): string {
  const chosen = environment.ROADFEED_DATA_DIR ?? DEFAULT_DATA_DIR;
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), chosen);
}

/**
 * Whether this server shows the demo network. `ROADFEED_DEMO` 1 or 0 decides; without it a development server does as long as
 * nothing was synced, and a production server does not.
 */
export function isDemoMode(environment: Environment = process.env): boolean {
  if (environment.ROADFEED_DEMO === '1') return true;
  if (environment.ROADFEED_DEMO === '0' || environment.NODE_ENV !== 'development') return false;
  return !existsSync(path.join(/* turbopackIgnore: true */ dataDir(environment), 'index.json'));
}
