import { mkdir, readdir } from 'node:fs/promises';
import { publish } from '@/lib/cli/refresh';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const folder = new TemporaryFolder();

test('a new export takes the place of a folder, and then of the export before it, and leaves nothing else behind', async () => {
  for (const name of ['out', 'first', 'second']) {
    await mkdir(folder.at(name));
    await folder.write(`${name}/index.html`, name);
  }
  for (const name of ['first', 'second']) {
    await publish(folder.at(name), folder.at('out'));
    expect(await folder.read('out/index.html')).toBe(name);
  }
  expect((await readdir(folder.path)).sort()).toEqual(['first', 'out', 'second']);
});
