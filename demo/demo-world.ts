/** The door of the demo world: the site imports this module and no other of `demo/`. */
import { dataDir, hasCameraFiles } from '@/lib/camera-files/read-folder';
import { type Environment, readSwitch } from '@/lib/core/environment';

export { demoJson } from './network/network';
export { handleDemoRequest } from './serve/handle-request';
export { createDemoContext } from './serve/server-context';

/** `ROADFEED_DEMO` 1 or 0 decides whether this server shows the demo network. Without it, there must be no camera files. */
export function isDemoMode(environment: Environment = process.env): boolean {
  return readSwitch('ROADFEED_DEMO', environment) ?? !hasCameraFiles(dataDir(environment));
}
