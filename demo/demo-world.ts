/** The door of the demo world: the site imports this module and no other of `demo/`. */
import { dataDir, hasCameraFiles } from '@/lib/camera-files/read-folder';

export { demoJson } from './network/network';
export { handleDemoRequest } from './serve/handle-request';
export { createDemoContext } from './serve/server-context';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * True if this server shows the demo network. `ROADFEED_DEMO` 1 or 0 decides. Without it, a development server shows it until
 * there are camera files, and a production server never does.
 */
export function isDemoMode(environment: Environment = process.env): boolean {
  if (environment.ROADFEED_DEMO === '1') return true;
  if (environment.ROADFEED_DEMO === '0' || environment.NODE_ENV !== 'development') return false;
  return !hasCameraFiles(dataDir(environment));
}
