import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@/lib/cli/refresh';

test('a new export takes the place of a folder, and then of the export before it, and leaves nothing else behind', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'roadfeed-refresh-'));
  const out = path.join(root, 'out');
  const served = () => readFile(path.join(out, 'index.html'), 'utf8');
  for (const name of ['out', 'first', 'second']) {
    await mkdir(path.join(root, name));
    await writeFile(path.join(root, name, 'index.html'), name);
  }
  await publish(path.join(root, 'first'), out);
  expect(await served()).toBe('first');
  await publish(path.join(root, 'second'), out);
  expect(await served()).toBe('second');
  expect((await readdir(root)).sort()).toEqual(['first', 'out', 'second']);
  await rm(root, { recursive: true });
});
