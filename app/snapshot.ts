import { dataDir, readSnapshot } from '@/lib/camera-files/read-folder';
import { createInventoryOf } from '@/lib/places/inventory';
import { findRoadPages } from '@/lib/places/road-pages';

/** Read once per build process. */
const snapshot = readSnapshot(dataDir());
const inventoryOf = snapshot.then(createInventoryOf);
const roadPages = snapshot.then((stored) => findRoadPages(stored?.cameras ?? []));

export const loadSnapshot = () => snapshot;
export const loadInventoryOf = () => inventoryOf;
export const loadRoadPages = () => roadPages;
