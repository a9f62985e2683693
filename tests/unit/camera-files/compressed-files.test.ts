import { chmod, mkdir, readdir, readFile, stat, symlink, utimes } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress as compress, writeIfChanged } from '@/lib/camera-files/compressed-files';
import { TemporaryFolder } from '../../support/temporary-folder';

const LONG = 'camera '.repeat(500);
/** A quick one: its copies say the same. */
const QUALITY = 5;
const folder = new TemporaryFolder();
const { write } = folder;
const precompress = () => compress(folder.path, QUALITY);
const read = (name: string) => readFile(folder.at(name));

test('a text file gets two copies with the same content', async () => {
  await mkdir(folder.at('below'));
  await write('below/page.html', LONG);

  expect(await precompress()).toBe(2);
  expect(gunzipSync(await read('below/page.html.gz')).toString()).toBe(LONG);
  expect(brotliDecompressSync(await read('below/page.html.br')).toString()).toBe(LONG);
});

test('two runs at once, such as of two timers, complete each other', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.json`);
  for (const name of names) await write(name, LONG);
  await Promise.all([precompress(), precompress()]);
  const copies = names.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect((await readdir(folder.path)).sort()).toEqual([...names, ...copies].sort());
});

test('short files, images, copies, and a file that is just gone get none', async () => {
  await write('short.html', 'short');
  await write('picture.png', LONG);
  await write('old.json.gz', LONG);
  await symlink('gone', folder.at('gone.json'));

  expect(await precompress()).toBe(0);
  expect((await readdir(folder.path)).toSorted()).toEqual(['gone.json', 'old.json.gz', 'picture.png', 'short.html']);
});

test('a second run updates only changed files, even if they became older', async () => {
  await write('a.json', LONG);
  await write('b.json', LONG);
  await precompress();
  await write('b.json', LONG.toUpperCase());
  await utimes(folder.at('b.json'), new Date(0), new Date(0));

  expect(await precompress()).toBe(2);
  expect(gunzipSync(await read('b.json.gz')).toString()).toBe(LONG.toUpperCase());
  expect(await precompress()).toBe(0);
});

test('a replaced file keeps its permissions', async () => {
  await write('a.json', LONG);
  await chmod(folder.at('a.json'), 0o664);
  expect(await writeIfChanged(folder.at('a.json'), 'new')).toBe(true);
  expect((await stat(folder.at('a.json'))).mode & 0o777).toBe(0o664);
});
