import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mirrorModel } from '@/lib/cli/mirror-model';
import { ModelListSchema } from '@/lib/detection/model-files';
import { TemporaryFolder } from '../../support/temporary-folder';

const MODEL_URL = 'https://models.example/ssd/model.json';
const UNSTORED = { url: '/model/full/model.json', sha256: {}, bestScore: 0.2 };
const MODEL = JSON.stringify({
  modelTopology: { node: [] },
  weightsManifest: [{ paths: ['a.bin'], weights: [{ name: 'w', shape: [1], dtype: 'float32' }] }],
});

const folder = new TemporaryFolder();

beforeEach(() => {
  mkdirSync(folder.at('model'));
  const list = { demo: { url: '/model/demo/model.json', sha256: {} }, full: UNSTORED };
  writeFileSync(folder.at('model/models.json'), JSON.stringify(list));
});

const readFull = () => ModelListSchema.parse(JSON.parse(readFileSync(folder.at('model/models.json'), 'utf8'))).full;
const readShard = () => readFileSync(folder.at('model/full/a.bin'), 'utf8');
const mirror = (files: Readonly<Record<string, string>>, acceptsChange = false) =>
  mirrorModel({
    url: MODEL_URL,
    acceptsChange,
    publicDir: folder.path,
    pinsFile: folder.at('pins.json'),
    fetchFile: (url) => {
      const body = files[url.slice(url.lastIndexOf('/') + 1)];
      return Promise.resolve(body === undefined ? new Response(null, { status: 404 }) : new Response(body));
    },
  });

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const GOOD = { 'model.json': MODEL, 'a.bin': 'abcd' };

test('the site uses a mirrored model, with its hashes', async () => {
  await expect(mirror(GOOD)).resolves.toEqual({ files: 2, bytes: GOOD['model.json'].length + 4 });
  expect(readShard()).toBe('abcd');
  expect(readFull().url).toBe('/model/full/model.json');
  expect(Object.keys(readFull().sha256)).toEqual(['model.json', 'a.bin']);
});

test('a model that lacks a file changes nothing', async () => {
  await expect(mirror({ 'model.json': GOOD['model.json'] })).rejects.toThrow('a.bin: 404');
  expect(readFull()).toEqual(UNSTORED);
  expect(existsSync(folder.at('model/full'))).toBe(false);
});

test('the first run checks the hashes that came with the code, too', async () => {
  const pins = { 'model.json': hash(GOOD['model.json']), 'a.bin': hash('abcd') };
  writeFileSync(folder.at('pins.json'), JSON.stringify({ [MODEL_URL]: pins }));
  await expect(mirror({ ...GOOD, 'a.bin': 'abcX' })).rejects.toThrow('a.bin: does not match its pinned hash');
  expect(readFull()).toEqual(UNSTORED);
  await mirror(GOOD);
  expect(readFull().sha256).toEqual(pins);
});

test('rejects files that differ from the pinned ones until told to accept them', async () => {
  await mirror(GOOD);
  const other = { ...GOOD, 'a.bin': 'abcX' };
  await expect(mirror(other)).rejects.toThrow('a.bin: does not match its pinned hash');
  expect(readShard()).toBe('abcd');
  await mirror(other, true);
  expect(readShard()).toBe('abcX');
  await expect(mirror(GOOD)).rejects.toThrow('does not match its pinned hash');
});
