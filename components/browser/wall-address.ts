import { formatQuery, NO_FILTERS } from '@/lib/search/camera-query';
import { formatWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { NO_DRIVE, pushUrl, replaceUrl } from './url-store';

export const showWall = (wall: ChosenWall) => pushUrl({ ...NO_DRIVE, ...formatWall(wall) });
/** Replaces the address: Back leaves the wall. */
export const changeWall = (wall: ChosenWall) => replaceUrl(formatWall(wall));

export function chooseRoad(road: string, state: string | null): void {
  const { sort, mode, ...filters } = formatQuery({ ...NO_FILTERS, q: road, state: state ?? 'all' });
  pushUrl({ ...NO_DRIVE, ...filters, wall: road, cams: null, choose: '1', view: null, camera: null });
}
