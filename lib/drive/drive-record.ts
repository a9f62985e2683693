import type { Camera } from '@/lib/camera/camera';
import { getAngles } from '@/lib/camera/traits';

/** What drives need of a camera. */
export type DriveRecord = Pick<
  Camera,
  'id' | 'lat' | 'lng' | 'roadway' | 'location' | 'direction' | 'state' | 'county' | 'city'
> & { readonly angles?: readonly string[] };

/** What the worker of the catalog tells the worker of drives. Cameras from number 0 replace all that came before. */
export type DriveFeed =
  | { readonly type: 'cameras'; readonly from: number; readonly records: readonly DriveRecord[] }
  | { readonly type: 'done' };

export function toDriveRecord(camera: Camera): DriveRecord {
  const { id, lat, lng, roadway, location, direction, state, county, city } = camera;
  const angles = getAngles(camera)?.map(({ angleName }) => angleName);
  return { id, lat, lng, roadway, location, direction, state, county, city, ...(angles && { angles }) };
}
