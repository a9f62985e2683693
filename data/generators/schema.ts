// `npm run schema`: writes the JSON Schema of camera files.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeCameraFile } from './json-schema';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';

writeFileSync(path.join(DEFAULT_DATA_DIR, 'schema.json'), describeCameraFile());
