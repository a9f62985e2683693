import { changeWall } from '@/components/browser/wall-address';
import { parseWall } from '@/lib/wall/chosen-wall';
import { addToWall } from '@/lib/wall/edit-wall';

/** For answers that take time: the wall may have changed since. @returns the number of cameras added */
export function addToShownWall(ids: readonly string[]): number {
  const wall = parseWall(new URLSearchParams(window.location.search));
  if (wall === null) return 0;
  const next = addToWall(wall, ids);
  changeWall(next);
  return next.ids.length - wall.ids.length;
}
