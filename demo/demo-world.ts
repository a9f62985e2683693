import { existsSync } from 'node:fs';
import path from 'node:path';
import { getDataFileName } from '@/lib/camera-files/names';
import { dataDir } from '@/lib/camera-files/read-folder';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this server shows the demo network. `ROADFEED_DEMO` 1 or 0 decides; without it a development server does as long as
 * nothing was synced, and a production server does not.
 */
export function isDemoMode(environment: Environment = process.env): boolean {
  if (environment.ROADFEED_DEMO === '1') return true;
  if (environment.ROADFEED_DEMO === '0' || environment.NODE_ENV !== 'development') return false;
  return !existsSync(path.join(/* turbopackIgnore: true */ dataDir(environment), getDataFileName('index')));
}
