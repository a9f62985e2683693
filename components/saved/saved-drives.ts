import { createSavedList } from './saved-list-store';
import { DRIVES_KEY, DRIVES_SYNC_KEY, MAX_DRIVES } from '@/lib/constants/favorites';
import { formatSavedDrive, parseSavedDrive, type SavedDrive } from '@/lib/drive/saved-drive';

export const savedDrives = createSavedList<SavedDrive>({
  name: 'drives',
  key: DRIVES_KEY,
  syncKey: DRIVES_SYNC_KEY,
  max: MAX_DRIVES,
  parse: parseSavedDrive,
  format: formatSavedDrive,
});
