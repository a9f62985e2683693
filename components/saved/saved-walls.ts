import { createSavedList } from './saved-list-store';
import { MAX_WALLS, WALLS_KEY, WALLS_SYNC_KEY } from '@/lib/constants/favorites';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import { formatSavedWall, parseSavedWall } from '@/lib/wall/edit-wall';

export const savedWalls = createSavedList<ChosenWall>({
  name: 'walls',
  key: WALLS_KEY,
  syncKey: WALLS_SYNC_KEY,
  max: MAX_WALLS,
  parse: parseSavedWall,
  format: formatSavedWall,
});

export function WallsSync() {
  savedWalls.useListSync();
  return null;
}
