'use client';

import { createKeptList } from '@/components/account/kept-list';
import { MAX_WALLS, WALLS_KEY, WALLS_SYNC_KEY } from '@/lib/constants/favorites';
import { formatKeptWall, parseKeptWall, type ChosenWall } from '@/lib/wall/chosen-wall';

export const keptWalls = createKeptList<ChosenWall>({
  name: 'walls',
  key: WALLS_KEY,
  syncKey: WALLS_SYNC_KEY,
  max: MAX_WALLS,
  parse: parseKeptWall,
  format: formatKeptWall,
});

/** Keeps the walls in sync with the account. */
export function WallsSync() {
  keptWalls.useKeptSync();
  return null;
}
