/**
 * `tsx demo/makers/write-static-demo.ts out` adds the demo network to an export, as part of `npm run build:export`. Does nothing
 * if the export has camera files.
 */
import path from 'node:path';
import { hasCameraFiles } from '@/lib/camera-files/read-folder';
import { writeStaticDemo } from './static-demo';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('write-static-demo: pass the folder of the export');
if (!hasCameraFiles(path.join(folder, 'camera-data'))) {
  const { files, bytes } = await writeStaticDemo(folder);
  console.log(`postbuild: nothing was synced, so ${folder} shows the demo network (${files} files, ${bytes} bytes)`);
}
