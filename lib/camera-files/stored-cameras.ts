import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CameraSchema, type Camera } from '@/lib/camera/camera';
import { DataIndexSchema } from './data-index';
import { CAMERA_FILES } from '@/lib/agencies/source-id';
import { isListed } from '@/lib/camera/visibility';

/** What the newest sync left: the cameras visitors can see, and when it was (epoch milliseconds). */
export interface StoredCameras {
  readonly cameras: readonly Camera[];
  readonly changedAt: number;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(/* turbopackIgnore: true */ file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Records that do not fit the schema are left out, as the viewer leaves them out. */
function camerasIn(records: unknown): Camera[] {
  if (!Array.isArray(records)) return [];
  return records.flatMap((record: unknown) => {
    const { success, data } = CameraSchema.safeParse(record);
    return success && isListed(data) ? [data] : [];
  });
}

/**
 * Reads a data folder. Null when nothing was synced, or when it holds the demo network, whose cameras are not real.
 * @param folder e.g. `public/camera-data`
 */
export async function readStoredCameras(folder: string): Promise<StoredCameras | null> {
  const index = DataIndexSchema.safeParse(await readJson(path.join(/* turbopackIgnore: true */ folder, 'index.json')));
  if (!index.success || index.data.mode !== 'live') return null;
  const files = CAMERA_FILES.map((file) =>
    readJson(path.join(/* turbopackIgnore: true */ folder, `${file}-cameras.json`)),
  );
  return { cameras: (await Promise.all(files)).flatMap(camerasIn), changedAt: index.data.changedAt };
}
