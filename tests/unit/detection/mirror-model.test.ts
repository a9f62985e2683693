import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mirrorModel } from '@/lib/cli/mirror-model';
import { ModelListSchema } from '@/lib/detection/model-files';

const MODEL_URL = 'https://models.example/ssd/model.json';
const UNSTORED = { url: '/model/full/model.json', sha256: {}, bestScore: 0.2 };
const modelJson = (shard: string) =>
  JSON.stringify({
    modelTopology: { node: [] },
    weightsManifest: [{ paths: [shard], weights: [{ name: 'w', shape: [1], dtype: 'float32' }] }],
  });

function makeSite() {
  const dir = mkdtempSync(path.join(tmpdir(), 'model-'));
  mkdirSync(path.join(dir, 'model'));
  const list = { demo: { url: '/model/demo/model.json', sha256: {} }, full: UNSTORED };
  writeFileSync(path.join(dir, 'model/models.json'), JSON.stringify(list));
  return {
    dir,
    list: () => ModelListSchema.parse(JSON.parse(readFileSync(path.join(dir, 'model/models.json'), 'utf8'))),
    mirror: (files: Readonly<Record<string, string>>, acceptsChange = false) =>
      mirrorModel({
        url: MODEL_URL,
        acceptsChange,
        publicDir: dir,
        pinsFile: path.join(dir, 'pins.json'),
        fetchFile: (url) => {
          const body = files[url.slice(url.lastIndexOf('/') + 1)];
          return Promise.resolve(body === undefined ? new Response(null, { status: 404 }) : new Response(body));
        },
      }),
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const GOOD = { 'model.json': modelJson('a.bin'), 'a.bin': 'abcd' };

test('the site uses a mirrored model, with its hashes', async () => {
  const { dir, list, mirror } = makeSite();
  await expect(mirror(GOOD)).resolves.toEqual({ files: 2, bytes: GOOD['model.json'].length + 4 });
  expect(readFileSync(path.join(dir, 'model/full/a.bin'), 'utf8')).toBe('abcd');
  expect(list().full.url).toBe('/model/full/model.json');
  expect(Object.keys(list().full.sha256)).toEqual(['model.json', 'a.bin']);
});

test.each([
  ['a missing shard', { 'model.json': GOOD['model.json'] }, 'a.bin: 404'],
  ['a shard that is too short', { ...GOOD, 'a.bin': 'abc' }, '3 bytes of weights instead of 4'],
  ['a shard outside its folder', { 'model.json': modelJson('..'), '..': 'abcd' }, 'model.json: not a model'],
] as const)('%s changes nothing', async (_what, files, message) => {
  const { dir, list, mirror } = makeSite();
  await expect(mirror(files)).rejects.toThrow(message);
  expect(list().full).toEqual(UNSTORED);
  expect(existsSync(path.join(dir, 'model/full'))).toBe(false);
});

test('the first run checks the hashes that came with the code, too', async () => {
  const { dir, list, mirror } = makeSite();
  const pins = { 'model.json': hash(GOOD['model.json']), 'a.bin': hash('abcd') };
  writeFileSync(path.join(dir, 'pins.json'), JSON.stringify({ [MODEL_URL]: pins }));
  await expect(mirror({ ...GOOD, 'a.bin': 'abcX' })).rejects.toThrow('a.bin: does not match its pinned hash');
  expect(list().full).toEqual(UNSTORED);
  await mirror(GOOD);
  expect(list().full.sha256).toEqual(pins);
});

test('rejects files that differ from the pinned ones until told to accept them', async () => {
  const { dir, mirror } = makeSite();
  await mirror(GOOD);
  const other = { ...GOOD, 'a.bin': 'abcX' };
  await expect(mirror(other)).rejects.toThrow('a.bin: does not match its pinned hash');
  expect(readFileSync(path.join(dir, 'model/full/a.bin'), 'utf8')).toBe('abcd');
  await mirror(other, true);
  expect(readFileSync(path.join(dir, 'model/full/a.bin'), 'utf8')).toBe('abcX');
  await expect(mirror(GOOD)).rejects.toThrow('does not match its pinned hash');
});
