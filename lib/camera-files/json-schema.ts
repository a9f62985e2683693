import { z } from 'zod';
import { CameraSchema } from '@/lib/camera/camera';

const DESCRIPTION =
  'One agency’s traffic cameras, as Roadfeed writes and shows them. Absent fields mean null, false, or an empty text. Every camera ' +
  'has a videoUrl, an imageUrl, or a view. Roadfeed also shows records of other programs with less than this: docs/behavior.md.';

export function describeCameraFile(): string {
  const file = z.array(CameraSchema).meta({ title: 'Camera file', description: DESCRIPTION });
  return `${JSON.stringify(z.toJSONSchema(file, { io: 'input' }), null, 2)}\n`;
}
