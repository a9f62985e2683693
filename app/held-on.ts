import type { HeldCameras } from '@/lib/locations/held-cameras';
import type { StoredCameras } from '@/lib/camera-files/read-folder';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Cameras with the day they were collected; null when there are none. */
export function heldOn(cameras: HeldCameras | null, stored: StoredCameras | null) {
  return cameras && stored ? { cameras, date: dateFormat.format(stored.changedAt) } : null;
}
