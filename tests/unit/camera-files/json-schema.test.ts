import { readFileSync } from 'node:fs';
import { describeCameraFile } from '@/data/makers/json-schema';

test('the published JSON Schema is that of the records (npm run schema writes it)', () => {
  expect(readFileSync('public/camera-data/schema.json', 'utf8')).toBe(describeCameraFile());
});
