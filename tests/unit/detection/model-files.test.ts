import { createHash } from 'node:crypto';
import { getModelAddress, ModelListSchema, readModel } from '@/lib/detection/model-files';
import { choosePins } from '@/lib/detection/model-pins';

const MODEL = JSON.stringify({
  modelTopology: { node: [{ name: 'x', op: 'Placeholder' }] },
  weightsManifest: [
    {
      paths: ['a.bin', 'b.bin'],
      weights: [
        { name: 'w', shape: [2], dtype: 'float32' },
        { name: 'q', shape: [3], dtype: 'float32', quantization: { dtype: 'uint8', scale: 1, min: 0 } },
      ],
    },
  ],
});
const FILES: Readonly<Record<string, string>> = {
  '/m/model.json': MODEL,
  '/m/a.bin': 'abcd',
  '/m/b.bin': 'efghijk',
};
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const PINS = { 'model.json': hash(MODEL), 'a.bin': hash('abcd'), 'b.bin': hash('efghijk') };

const serve = (files: Readonly<Record<string, string>>) => (url: string) =>
  Promise.resolve(
    files[url] === undefined ? new Response(null, { status: 404, statusText: 'Not Found' }) : new Response(files[url]),
  );
const read = (files = FILES, sha256: Record<string, string> = PINS) =>
  readModel({ url: '/m/model.json', sha256 }, serve(files));

test('shards are joined in order', async () => {
  const { weights } = await read();
  expect(Buffer.from(weights).toString()).toBe('abcdefghijk');
});

test.each([
  ['a missing model', { '/m/model.json': undefined }, 'model.json: 404 Not Found'],
  ['a missing shard', { '/m/b.bin': undefined }, 'b.bin: 404 Not Found'],
  ['a shard with a changed byte', { '/m/a.bin': 'abcX' }, 'a.bin: does not match its pinned hash'],
  ['another model', { '/m/model.json': '{}' }, 'model.json: does not match its pinned hash'],
] as const)('rejects %s', async (_what, change, message) => {
  const files = Object.fromEntries(Object.entries({ ...FILES, ...change }).filter(([, body]) => body !== undefined));
  await expect(read(files as Record<string, string>)).rejects.toThrow(message);
});

test('even without pinned hashes, rejects a wrong count of bytes and JSON that is not a model', async () => {
  await expect(read({ ...FILES, '/m/b.bin': 'efg' }, {})).rejects.toThrow('7 bytes of weights instead of 11');
  await expect(read({ '/m/model.json': '{"error": 1}' }, {})).rejects.toThrow('model.json: not a model');
});

test('a file without a hash among hashed ones is rejected', async () => {
  const { 'b.bin': _, ...others } = PINS;
  await expect(read(FILES, others)).rejects.toThrow('b.bin: has no pinned hash');
});

test.each(['https://elsewhere.example/a.bin', '../a.bin', '//elsewhere.example/a.bin'])(
  'a model with weights at %s is refused',
  async (place) => {
    const model = MODEL.replace('a.bin', place);
    await expect(read({ ...FILES, '/m/model.json': model }, {})).rejects.toThrow('model.json: not a model');
  },
);

const LIST = ModelListSchema.parse({
  demo: { url: '/model/demo/model.json', sha256: {} },
  full: { url: '/model/full/model.json', sha256: {} },
});
const OWN = 'https://models.example/model.json';

test("the site's own models are used unless the operator names another full model", () => {
  const own = { url: OWN, pins: PINS };
  expect(getModelAddress(LIST, 'full', { url: undefined, pins: null })).toEqual(LIST.full);
  expect(getModelAddress(LIST, 'full', own)).toEqual({ url: OWN, sha256: PINS });
  expect(getModelAddress(LIST, 'demo', own)).toEqual(LIST.demo);
});

test("the operator's own model needs pinned hashes, or explicit trust", () => {
  const pinned = JSON.stringify({ [OWN]: PINS });
  const others = JSON.stringify({ 'https://elsewhere.example/model.json': PINS });
  const own = { NEXT_PUBLIC_MODEL_URL: OWN };
  const trust = { ...own, ROADFEED_UNPINNED_MODEL: '1' };
  expect(choosePins(pinned, trust)).toEqual(PINS);
  expect(choosePins(null, trust)).toEqual({});
  expect(choosePins(null, { NEXT_PUBLIC_MODEL_URL: '' })).toBeNull();
  for (const file of [null, others]) expect(() => choosePins(file, own)).toThrow('has no hashes of');
  expect(getModelAddress(LIST, 'full', { url: '', pins: null })).toEqual(LIST.full);
  expect(() => choosePins('{"https://x.example/model.json":{"model.json":"abc"}}', own)).toThrow('Invalid string');
});
