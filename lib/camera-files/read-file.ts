import { CameraSchema, type Camera } from '@/lib/camera/camera';
import type { CameraFile } from '@/lib/agencies/source-id';
import { parseRaw } from '@/lib/sources/parse-raw';

/** Whether a body is a list of our own records, as sync writes them, and not an agency's raw answer. */
function isNormalized(body: unknown): body is readonly unknown[] {
  if (!Array.isArray(body)) return false;
  const first: unknown = body[0];
  return body.length === 0 || (typeof first === 'object' && first !== null && 'attribution' in first);
}

/**
 * Cameras of one parsed `/camera-data` file: our own records, or an agency's raw list (design, decision 2). A bad record is
 * left out, the others stay. Throws `not a camera list` for anything else.
 */
export function readCameraFile(file: CameraFile, body: unknown): readonly Camera[] {
  if (isNormalized(body)) {
    return body.flatMap((record) => {
      const parsed = CameraSchema.safeParse(record);
      return parsed.success ? [parsed.data] : [];
    });
  }
  const raw = parseRaw(file, body);
  if (raw === null) throw new Error('not a camera list');
  return raw.cameras;
}
