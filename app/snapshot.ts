import { dataDir, readSnapshot } from '@/lib/camera-files/read-folder';
import { createInventoryOf } from '@/lib/places/inventory';

/** Read once per build process: every place page needs it. */
const snapshot = readSnapshot(dataDir());
const inventoryOf = snapshot.then(createInventoryOf);

export const loadSnapshot = () => snapshot;
export const loadInventoryOf = () => inventoryOf;
