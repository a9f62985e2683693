import { dataDir, readSnapshot } from '@/lib/camera-files/read-folder';

/** Read once per build process: every place page needs it. */
const snapshot = readSnapshot(dataDir());

/** The cameras of the last sync before this build; null if there was none. */
export const loadSnapshot = () => snapshot;
