import { dataDir, readStoredCameras } from '@/lib/camera-files/read-folder';

/** Read once per build process, since every page with cameras needs it. */
const stored = readStoredCameras(dataDir());

/** The cameras of the last sync before this build; null if there was none. */
export const storedCameras = () => stored;
