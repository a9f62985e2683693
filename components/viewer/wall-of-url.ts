'use client';

import { useMemo } from 'react';
import { formatWall, parseWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { NO_DRIVE, pushUrl, replaceUrl, useUrl } from './url-store';

/** The wall of the address, the same object as long as its text is the same; null if it names none. */
export function useWallOfUrl(): ChosenWall | null {
  const search = useUrl();
  const [name, cams] = [search.get('wall'), search.get('cams')];
  return useMemo(
    () => (name === null ? null : parseWall(new URLSearchParams({ wall: name, cams: cams ?? '' }))),
    [name, cams],
  );
}

/** Each change of a wall replaces the address: Back leaves the wall. */
export const changeWall = (wall: ChosenWall) => replaceUrl(formatWall(wall));

export const showWall = (wall: ChosenWall) => pushUrl({ ...NO_DRIVE, ...formatWall(wall) });

const NO_FILTER = { source: null, area: null, near: null, place: null, city: null, fav: null } as const;

/** A new wall, and the search that finds the cameras of a road. */
export function chooseRoad(road: string, state: string | null): void {
  const search = { ...NO_FILTER, q: road, state };
  pushUrl({ ...NO_DRIVE, ...search, wall: road, cams: null, choose: '1', view: null, camera: null });
}
