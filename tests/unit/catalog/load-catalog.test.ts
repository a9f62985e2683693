import { loadCatalog, type CatalogBatch, type FetchFile } from '@/lib/catalog/load-catalog';
import { CAMERA_FILES, CORE_FILES } from '@/lib/agencies/sources';
import { serializeCatalog } from '@/lib/camera-files/derived-files';
import { DERIVED, getDataPath } from '@/lib/camera-files/names';
import { camera, cameraRecord } from '../../support/camera';

type Answer = () => Response | Promise<Response>;

const json =
  (body: unknown): Answer =>
  () =>
    Response.json(body);

/** Responds with `answers[file]`, or an empty list. */
function fetchOf(answers: Record<string, Answer>): FetchFile {
  const byPath = new Map(
    [...CAMERA_FILES, ...DERIVED, 'index' as const].map((file) => [getDataPath(file), answers[file] ?? json([])]),
  );
  return (path) => Promise.resolve(byPath.get(path)?.() ?? Response.error());
}

async function load(answers: Record<string, Answer>, timeout?: () => Promise<void>): Promise<CatalogBatch[]> {
  const batches: CatalogBatch[] = [];
  await loadCatalog(fetchOf(answers), (batch) => batches.push(batch), timeout);
  return batches;
}

const never = () => new Promise<never>(() => undefined);
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
const summaryOf = (id: string, cameras: number) => ({
  id,
  cameras,
  ...{ duplicates: 0, dead: 0, changedAt: 1, failure: null },
});
const INDEX = { mode: 'live', changedAt: 1, sources: [summaryOf('511mn', 300), summaryOf('511nv', 20)] };

/** Lists of two sources in one file, and an index of this generation. */
const catalogOf = (generation: string) => ({
  index: json({ ...INDEX, generation, sources: [{ ...summaryOf('511ny', 2), failure: 'HTTP 500' }] }),
  catalog: json(JSON.parse(serializeCatalog(ONE_FILE, 'x'))),
});
const ONE_FILE = [
  camera({ id: '511ny-1' }),
  camera({ id: 'mto-1', source: 'ontario-mto' }),
  camera({ id: '511ny-2', isDuplicate: true }),
];

test('one file with all lists is reported as its camera files, and none of these is requested', async () => {
  const lists = { '511ny': json([cameraRecord({ id: 'unasked' })]) };
  const batches = await load({ ...lists, ...catalogOf('x') }, never);
  expect(batches.map(({ file }) => file)).toEqual([...CAMERA_FILES]);
  const filled = batches.filter(({ cameras }) => cameras.length > 0);
  expect(filled.map(({ file, cameras }) => [file, ...cameras.map(({ id }) => id)])).toEqual([
    ['511ny', '511ny-1'],
    ['gtaupdate', 'mto-1'],
  ]);
  expect(batches.at(-1)?.late).toEqual(['511ny']);
});

test.each<[string, Record<string, Answer>]>([
  ['of other camera files', catalogOf('y')],
  ['without an index', { ...catalogOf('x'), index: json([]) }],
  ['of another version', { ...catalogOf('x'), catalog: json({ generation: 'x', version: 1, sources: [] }) }],
  ['damaged', { ...catalogOf('x'), catalog: json({ generation: 'x', version: 2, sources: [{}] }) }],
  ['cut off', { ...catalogOf('x'), catalog: () => new Response('{"generation":"x","sour') }],
  ['missing', { ...catalogOf('x'), catalog: () => new Response('', { status: 404 }) }],
  ['out of reach', { ...catalogOf('x'), catalog: () => Promise.reject(new Error('network down')) }],
])('the camera files are read if the one file with all lists is %s', async (_name, answers) => {
  const batches = await load({ ...answers, vdot: json([cameraRecord({ id: 'asked' })]) }, never);
  expect(batches.flatMap(({ cameras }) => cameras).map(({ id }) => id)).toEqual(['asked']);
  expect(batches.map(({ file }) => file)).toEqual([...CAMERA_FILES]);
});

test('the camera files are read if the one file with all lists does not answer in time', async () => {
  const batches = await load({ ...catalogOf('x'), catalog: never, vdot: json([cameraRecord()]) }, soon);
  expect(batches.flatMap(({ cameras }) => cameras)).toHaveLength(1);
});

const FIRST = getDataPath('first');
/** Requested before any list. */
const AHEAD = [FIRST, getDataPath('index'), getDataPath('catalog')];

test('the first cameras are reported while the lists load, without bad records', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const ids = ['a', 'b', 'a b'];
  const first = ids.map((id) => cameraRecord({ id }));
  const batches: CatalogBatch[] = [];
  await loadCatalog(
    async (path) => {
      if (path !== FIRST) await held;
      return Response.json(path === FIRST ? { cameras: first } : []);
    },
    (batch) => {
      batches.push(batch);
      release();
    },
    never,
  );
  expect(batches.map(({ file }) => file)).toEqual(['first', ...CAMERA_FILES]);
  expect(batches[0]?.cameras.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the first cameras come first even if the lists answer earlier, but no list waits long for them', async () => {
  const first = json({ cameras: [cameraRecord()] });
  const late = () => soon().then(first);
  expect((await load({ ...catalogOf('x'), first: late }, never))[0]?.file).toBe('first');
  expect((await load({ vdot: json([cameraRecord()]), first: never }, soon))[0]?.file).toBe('511ny');
});

test.each<[string, Answer]>([
  ['missing', () => new Response('', { status: 404 })],
  ['out of reach', () => Promise.reject(new Error('network down'))],
  ['a list', json([cameraRecord()])],
  ['of other records', json({ cameras: [null, 7, { id: '1' }] })],
])('the lists load even if the first cameras are %s', async (_name, first) => {
  const batches = await load({ first }, never);
  expect(batches.map(({ file, failure }) => [file, failure])).toEqual(CAMERA_FILES.map((file) => [file, null]));
});

test('six files are requested at once, those of further agencies last, and all are reported in order', async () => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let notice = () => {};
  const six = new Promise<void>((resolve) => (notice = resolve));
  const reported: string[] = [];
  const loading = loadCatalog(
    (path) => {
      asked.push(path);
      if (asked.length === AHEAD.length + 6) notice();
      if (AHEAD.includes(path)) return Promise.resolve(Response.json(path === getDataPath('index') ? INDEX : null));
      return held.then(() => Response.json([]));
    },
    (batch) => reported.push(batch.file),
    never,
  );
  await six;
  expect(asked).toEqual([...AHEAD, ...CORE_FILES.slice(0, 6).map(getDataPath)]);
  release();
  await loading;
  const further = (['511nv', '511mn'] as const).map(getDataPath);
  expect(asked).toEqual([...AHEAD, ...CORE_FILES.map(getDataPath), ...further]);
  expect(reported).toEqual([...CAMERA_FILES]);
});

test('the others wait for a slow file 3 seconds, and it is reported after them', async () => {
  jest.useFakeTimers();
  let release: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => (release = resolve));
  const reported: string[] = [];
  void loadCatalog(fetchOf({ '511ny': () => held }), (batch) => reported.push(batch.file));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(reported).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  const others = CAMERA_FILES.filter((file) => file !== '511ny');
  expect(reported).toEqual(others);
  release(Response.json([]));
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toEqual([...others, '511ny']);
});

test.each<[string, Answer, string]>([
  ['answers 404', () => new Response('', { status: 404, statusText: 'Not Found' }), 'Not Found'],
  ['answers 500 without a status text', () => new Response('', { status: 500 }), 'HTTP 500'],
  ['cannot be reached', () => Promise.reject(new Error('network down')), 'network down'],
  ['contains an object', json({}), 'not a camera list'],
  ['contains a web page', () => new Response('<!DOCTYPE html><title>Just a moment</title>'), ''],
  ['is cut off', () => new Response('[{"id":'), ''],
])('a file that %s is an empty source with a message', async (_name, answer, reason) => {
  const batches = await load({ '511ga': answer, vdot: json([cameraRecord()]) }, never);
  const failure = batches.find(({ file }) => file === '511ga')?.failure;
  expect(failure).toMatch(new RegExp(`^Failed to load 511ga cameras: .*${reason}$`));
  expect(batches).toHaveLength(CAMERA_FILES.length);
  expect(batches.find((batch) => batch.file === 'vdot')?.cameras).toHaveLength(1);
});

test.each(['511ga', 'index'] as const)('without an answer for 30 seconds, %s counts as failed', async (silent) => {
  jest.useFakeTimers();
  // Node's own timeout ignores the fake clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timed out')), ms);
    return controller.signal;
  });
  const fetchFile: FetchFile = (path, { signal }) =>
    path === getDataPath(silent)
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      : Promise.resolve(Response.json([]));
  const batches: CatalogBatch[] = [];
  void loadCatalog(fetchFile, (batch) => batches.push(batch), never);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(batches.length).toBeLessThan(CAMERA_FILES.length);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toHaveLength(CAMERA_FILES.length);
});

test('bad records, duplicates, and dead feeds are left out', async () => {
  const list = [
    cameraRecord({ id: 'a' }),
    { ...cameraRecord({ id: 'b' }), lat: 'north' },
    ...[7, null, cameraRecord({ id: 'c', isDuplicate: true, duplicateOf: 'a' })],
    cameraRecord({ id: 'd', isFeedDead: true }),
    cameraRecord({ id: 'e' }),
  ];
  const [first] = await load({ '511ny': json(list) }, never);
  expect(first?.cameras.map(({ id }) => id)).toEqual(['a', 'e']);
});

/** An index with one source. */
const indexOf = (id: string, cameras: number) => ({ ...INDEX, sources: [summaryOf(id, cameras)] });

async function askedWith(index: unknown): Promise<string[]> {
  const asked: string[] = [];
  await loadCatalog(
    (path) => {
      asked.push(path);
      return Promise.resolve(Response.json(path === getDataPath('index') ? index : []));
    },
    () => undefined,
    never,
  );
  return asked;
}

test('sources whose list failed are reported with the first further file', async () => {
  const summaries = [summaryOf('511ny', 300), { ...summaryOf('511ga', 20), failure: 'HTTP 500' }];
  const batches = await load({ index: json({ ...INDEX, sources: summaries }) }, never);
  const late = batches.map((batch) => batch.late);
  expect(late.slice(0, CORE_FILES.length + 1)).toEqual([...CORE_FILES.map(() => undefined), ['511ga']]);
});

test.each([[indexOf('511mn', 0)], [indexOf('511ny', 3)], [[]], [null], [indexOf('511mn', 3), '511mn']])(
  'the core files are requested, and if the index is %j, %s too',
  async (index, ...further) => {
    const files = [...CORE_FILES, ...(further as string[])];
    expect(await askedWith(index)).toEqual([...AHEAD, ...files.map(getDataPath)]);
  },
);
