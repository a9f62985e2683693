/**
 * `tsx demo/makers/write-static-demo.ts out` adds the demo network to an export, as part of `npm run build:export`. If the export
 * has camera files, it gets only the files made from them, as `npm start` serves them.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DERIVED, EXTRAS, getDataPath, NO_DERIVED } from '@/lib/camera-files/names';
import { hasCameraFiles, isCurrent } from '@/lib/camera-files/read-folder';
import { removeSwitchedOff } from '@/lib/camera-files/switched-off';
import { writeStaticDemo } from './static-demo';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('write-static-demo: pass the folder of the export');
const data = path.join(folder, 'camera-data');
if (hasCameraFiles(data)) {
  for (const name of DERIVED) {
    const isUsable = await isCurrent(name, data).catch(() => false);
    if (!isUsable) await writeFile(path.join(folder, getDataPath(name)), NO_DERIVED);
  }
  for (const name of EXTRAS) {
    const file = path.join(folder, getDataPath(name));
    if (!existsSync(file)) await writeFile(file, NO_DERIVED);
  }
  await removeSwitchedOff(data);
} else {
  const { files, bytes } = await writeStaticDemo(folder);
  console.log(`Nothing was synced, so ${folder} shows the demo network (${files} files, ${bytes} bytes)`);
}
