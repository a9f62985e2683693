import { formatQuery, NO_FILTERS } from '@/lib/search/camera-query';
import { formatWall, parseWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { addToWall } from '@/lib/wall/edit-wall';
import { NO_DRIVE, pushUrl, replaceUrl } from './url-store';

export const showWall = (wall: ChosenWall) => pushUrl({ ...NO_DRIVE, ...formatWall(wall) });
/** Replaces the address: Back leaves the wall. */
export const changeWall = (wall: ChosenWall) => replaceUrl(formatWall(wall));

/** For answers that take time: the wall may have changed since. @returns the number of cameras added */
export function addToShownWall(ids: readonly string[]): number {
  const wall = parseWall(new URLSearchParams(window.location.search));
  if (wall === null) return 0;
  const next = addToWall(wall, ids);
  changeWall(next);
  return next.ids.length - wall.ids.length;
}

export function chooseRoad(road: string, state: string | null): void {
  const { sort, mode, ...filters } = formatQuery({ ...NO_FILTERS, q: road, state: state ?? 'all' });
  pushUrl({ ...NO_DRIVE, ...filters, wall: road, cams: null, choose: '1', view: null, camera: null });
}
