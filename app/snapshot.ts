import { dataDir, readSnapshot } from '@/lib/camera-files/read-folder';

/** Read once per build process: every place page needs it. */
const snapshot = readSnapshot(dataDir());

export const loadSnapshot = () => snapshot;
