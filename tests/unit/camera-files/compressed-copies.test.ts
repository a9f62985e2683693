import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress as compress } from '@/lib/camera-files/compressed-copies';

const LONG = 'camera '.repeat(500);
/** A quick one: its copies say the same. */
const QUALITY = 5;
const precompress = (within: string) => compress(within, QUALITY);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-precompress-'));
});

afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const read = (name: string) => readFile(path.join(folder, name));

test('a text file gets two copies with the same content', async () => {
  await mkdir(path.join(folder, 'below'));
  await write('below/page.html', LONG);

  expect(await precompress(folder)).toBe(2);
  expect(gunzipSync(await read('below/page.html.gz')).toString()).toBe(LONG);
  expect(brotliDecompressSync(await read('below/page.html.br')).toString()).toBe(LONG);
});

test('short files, images and copies get none', async () => {
  await write('short.html', 'short');
  await write('picture.png', LONG);
  await write('old.json.gz', LONG);

  expect(await precompress(folder)).toBe(0);
  expect((await readdir(folder)).toSorted()).toEqual(['old.json.gz', 'picture.png', 'short.html']);
});

test('a second run updates only changed files, even if they became older', async () => {
  await write('a.json', LONG);
  await write('b.json', LONG);
  await precompress(folder);
  await write('b.json', LONG.toUpperCase());
  await utimes(path.join(folder, 'b.json'), new Date(0), new Date(0));

  expect(await precompress(folder)).toBe(2);
  expect(gunzipSync(await read('b.json.gz')).toString()).toBe(LONG.toUpperCase());
  expect(await precompress(folder)).toBe(0);
});
