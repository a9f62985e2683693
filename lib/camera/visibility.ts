import type { Camera } from './camera';

/** The visible camera list always leaves out duplicates and dead feeds (spec 5). */
export function isListed(camera: Camera): boolean {
  return camera.isDuplicate !== true && camera.isFeedDead !== true;
}
