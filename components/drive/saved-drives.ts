'use client';

import { createKeptList, type Kept } from '@/components/account/kept-list';
import { DRIVES_KEY, DRIVES_SYNC_KEY, MAX_DRIVES } from '@/lib/constants/favorites';
import { formatSavedDrive, parseSavedDrive, type SavedDrive } from '@/lib/drive/saved-drive';

export type KeptDrive = Kept<SavedDrive>;

export const savedDrives = createKeptList<SavedDrive>({
  name: 'drives',
  key: DRIVES_KEY,
  syncKey: DRIVES_SYNC_KEY,
  max: MAX_DRIVES,
  parse: parseSavedDrive,
  format: formatSavedDrive,
});

/** One drive is the commute, or none. */
export function setCommute(drives: readonly KeptDrive[], commute: KeptDrive | null): void {
  for (const drive of drives) savedDrives.change(drive, { isCommute: drive.text === commute?.text });
}
