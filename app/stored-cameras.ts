import { readStoredCameras } from '@/lib/camera-files/stored-cameras';

/** Read once a build process: every page with cameras asks for it. */
const stored = readStoredCameras(process.env.ROADFEED_DATA_DIR ?? 'public/camera-data');

/** The cameras of the newest sync before this build; null without one. */
export const storedCameras = () => stored;
