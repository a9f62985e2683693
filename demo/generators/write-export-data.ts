/**
 * `tsx demo/generators/write-export-data.ts out`, the end of `npm run build:export`, fills the export's `camera-data` as `npm start`
 * would serve it: with what sync collected, or with the demo network.
 */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CAMERA_FILES } from '@/lib/agencies/sources';
import { getDataPath, isExport, SINGLE } from '@/lib/camera-files/names';
import { openDataDir } from '@/lib/camera-files/read-folder';
import { readDataFile } from '@/lib/camera-files/serve';
import { loadSettings } from '@/lib/cli/settings';
import { isDemoMode } from '../demo-world';
import { writeStaticDemo } from './static-demo';

async function copyCollected(from: string, out: string): Promise<void> {
  for (const name of [...SINGLE, ...CAMERA_FILES]) {
    const json = await readDataFile(name, from);
    if (json) await writeFile(path.join(out, getDataPath(name)), await json.getBody(null));
  }
  const names = await readdir(from).catch(() => []);
  for (const name of names.filter(isExport)) await copyFile(path.join(from, name), path.join(out, 'camera-data', name));
}

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('write-export-data: pass the folder of the export');
loadSettings();
const data = path.join(out, 'camera-data');
await mkdir(data, { recursive: true });
// Next has copied `public/camera-data`, which may not be the folder of this site.
const copied = (await readdir(data)).filter((name) => name !== 'schema.json');
await Promise.all(copied.map((name) => rm(path.join(data, name), { recursive: true })));
if (isDemoMode()) {
  const { files, bytes } = await writeStaticDemo(out);
  console.log(`${out} shows the demo network (${files} files, ${bytes} bytes)`);
} else await copyCollected(openDataDir(), out);
