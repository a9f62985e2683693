import { z } from 'zod';
import { CameraSchema } from '@/lib/camera/camera';
import { OPEN_VERSION, OpenCameraSchema } from '@/lib/camera-files/open-camera';
import { SignSchema } from '@/lib/road-reports/sign-schema';

const DESCRIPTION =
  'One agency’s traffic cameras, as Roadfeed writes and shows them. Absent fields mean null, false, or an empty text. Every camera ' +
  'has a videoUrl, an imageUrl, or a view. Roadfeed also shows records of other programs with less than this: docs/behavior.md.';

const SIGNS = 'What lit message signs say, without slogans. A message that was not confirmed for 30 minutes is gone.';

const OPEN = `Version ${OPEN_VERSION} of a row, and of a feature’s properties in cameras.geojson.`;

/** Describes camera files, and `signs.json` and exports under `$defs`. */
export function describeCameraFile(): string {
  const file = z.array(CameraSchema).meta({ title: 'Camera file', description: DESCRIPTION });
  const signs = z.object({ signs: z.array(SignSchema) }).meta({ title: 'signs.json', description: SIGNS });
  const open = OpenCameraSchema.meta({ title: 'cameras.csv and cameras.parquet', description: OPEN });
  const [signsSchema, openCamera] = [signs, open].map((one) => {
    const { $schema: _, ...described } = z.toJSONSchema(one, { io: 'input' });
    return described;
  });
  const schema = { ...z.toJSONSchema(file, { io: 'input' }), $defs: { signs: signsSchema, openCamera } };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
