import { CameraSchema } from '@/lib/camera/camera';
import type { Camera } from '@/lib/camera/camera';
import { compareIds } from '@/lib/core/collections';

/** Order of the fields in a file: that of the schema. */
const FIELDS = Object.keys(CameraSchema.shape) as (keyof Camera)[];
const VIEW_FIELDS = ['angleName', 'videoUrl', 'imageUrl', 'feedType'] as const;

const isDefault = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

function compact(record: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> {
  const present = fields.filter((field) => !isDefault(record[field]));
  return Object.fromEntries(present.map((field) => [field, record[field]]));
}

/** A meter: nothing that is drawn or compared (4 decimals, spec 2) needs more, and agencies' further digits are noise. */
const COORDINATE_DECIMALS = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(COORDINATE_DECIMALS));

/**
 * A camera as one line of JSON, in a fixed order of fields, without the defaults that CameraSchema puts back; coordinates to
 * about a meter.
 */
export function cameraLine(camera: Camera): string {
  const views = camera.views?.map((view) => compact(view, VIEW_FIELDS));
  const place = { lat: rounded(camera.lat), lng: rounded(camera.lng) };
  return JSON.stringify(compact({ ...camera, ...place, ...(views ? { views } : {}) }, FIELDS));
}

/** A whole file: a JSON array by id, one camera a line, so that two versions compare line by line. */
export function serializeCameras(cameras: readonly Camera[]): string {
  const lines = [...cameras].sort(compareIds).map(cameraLine);
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}
