import type { CameraFile } from '@/lib/agencies/agencies';
import { CAMERA_FILES, CORE_FILES } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { CatalogEngine } from '@/lib/catalog/catalog-engine';
import type { CameraQuery } from '@/lib/search/camera-query';
import { camera } from '../../support/camera';
import { requestOf } from '../../support/catalog';

beforeEach(() => jest.useFakeTimers());

const numbered = (count: number, overrides: Partial<Camera> = {}) =>
  Array.from({ length: count }, (_, index) => camera({ id: `${overrides.source ?? '511ny'}-${index}`, ...overrides }));

function fill(
  engine: CatalogEngine,
  lists: Partial<Record<CameraFile, readonly Camera[]>>,
  files = CAMERA_FILES,
): void {
  for (const file of files) engine.add({ file, cameras: lists[file] ?? [], failure: null });
}

function find(engine: CatalogEngine, query: Partial<CameraQuery> = {}, seed = 2): string[] {
  const { order } = engine.find(requestOf(query, seed));
  return engine.read([...order]).map((found) => found.camera.id);
}

const first = (cameras: readonly Camera[]) => ({ file: 'first', cameras, failure: null }) as const;

test('the first camera with an id wins', async () => {
  const engine = new CatalogEngine();
  fill(engine, { '511ny': [camera({ id: 'a', city: 'Albany' })], '511ga': [camera({ id: 'a' }), camera({ id: 'b' })] });
  expect(find(engine, { sort: 'id' })).toEqual(['a', 'b']);
  expect(engine.getCamera('a')?.camera.city).toBe('Albany');
  expect((await engine.next(0)).status).toMatchObject({ total: 2, sources: 1, isDone: true });
});

test('a file that failed is loaded, and named', async () => {
  const engine = new CatalogEngine();
  for (const file of CAMERA_FILES) engine.add({ file, cameras: [], failure: file });
  expect((await engine.next(0)).status).toMatchObject({ failures: CAMERA_FILES, isDone: true });
});

test('news arrive with changes, with the last list, at least 120 ms apart', async () => {
  const engine = new CatalogEngine();
  find(engine);
  const got: number[] = [];
  const ask = (version: number) =>
    engine.next(version).then(({ status, list }) => {
      got.push(status.total, list?.order.length ?? -1);
      return status.version;
    });
  const before = ask(0);
  engine.add(first(numbered(2)));
  const next = ask(await before);
  engine.add(first(numbered(3)));
  await jest.advanceTimersByTimeAsync(110);
  expect(got).toEqual([2, 2]);
  await jest.advanceTimersByTimeAsync(10);
  await next;
  expect(got).toEqual([2, 2, 3, 3]);
});

test('in random order the grid starts with the first cameras, and their cards stay', () => {
  const engine = new CatalogEngine();
  const early = numbered(4, { source: '511ga', state: 'Georgia' });
  engine.add(first(early));
  const start = find(engine, { state: 'Georgia' });
  expect([...start].sort()).toEqual(early.map(({ id }) => id));
  expect(find(engine, { state: 'Ohio' })).toEqual([]);
  expect(find(engine, { sort: 'id' })).toEqual([]);
  fill(engine, { '511ny': numbered(90, { state: 'Georgia' }), '511ga': early });
  expect(find(engine, { state: 'Georgia' }).slice(0, 4)).toEqual(start);
  expect(find(engine, { state: 'Georgia' })).toHaveLength(94);
});

test('without first cameras it starts with the core files, with 24 cameras at least', () => {
  const engine = new CatalogEngine();
  const others = CORE_FILES.filter((file) => file !== '511ny');
  const last = others.splice(-1);
  fill(engine, { '511ny': numbered(24) }, ['511ny', ...others]);
  expect(find(engine)).toEqual([]);
  fill(engine, {}, last);
  const start = find(engine);
  expect(start).toHaveLength(24);
  expect(find(engine, { q: 'nothing' })).toEqual([]);
  fill(engine, { '511mn': numbered(200, { source: '511mn' }) }, CAMERA_FILES.slice(CORE_FILES.length));
  expect(find(engine).slice(0, 24)).toEqual(start);
});

test('a reshuffle begins with any camera, once all are loaded', () => {
  const engine = new CatalogEngine();
  engine.add(first(numbered(30)));
  expect(find(engine, {}, 3)).toEqual([]);
  fill(engine, { '511ny': numbered(30), '511mn': numbered(600, { source: '511mn' }) });
  const first24 = (seed: number) => find(engine, {}, seed).slice(0, 24);
  expect(first24(4).every((id) => id.startsWith('511ny'))).toBe(true);
  expect(first24(3).some((id) => id.startsWith('511mn'))).toBe(true);
});

test('the same seed makes the same order, whatever came first', () => {
  const [early, late] = [numbered(30), numbered(60, { source: '511mn' })];
  const slow = new CatalogEngine();
  fill(slow, { '511ny': early }, CORE_FILES);
  find(slow);
  fill(slow, { '511mn': late }, CAMERA_FILES.slice(CORE_FILES.length));
  const whole = new CatalogEngine();
  fill(whole, { '511ny': early, '511mn': late });
  expect(find(slow)).toEqual(find(whole));
  expect(find(slow, {}, 4)).not.toEqual(find(whole));
});

test('two seconds after the first cameras, the grid shows the cameras loaded so far', () => {
  const engine = new CatalogEngine();
  engine.add({ file: '511ny', cameras: numbered(2), failure: null });
  expect(find(engine)).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(find(engine)).toHaveLength(2);
});

test('the first cameras complete no file, and leave when all lists are loaded without them', async () => {
  const engine = new CatalogEngine();
  engine.add(first(numbered(2)));
  fill(engine, {}, CAMERA_FILES.slice(1));
  expect(find(engine)).toHaveLength(2);
  fill(engine, { [CAMERA_FILES[0]!]: numbered(1) }, CAMERA_FILES.slice(0, 1));
  expect(find(engine)).toEqual(['511ny-0']);
  expect((await engine.next(0)).status.total).toBe(1);
});

test('the list names its late sources', () => {
  const engine = new CatalogEngine();
  engine.add({ ...first([]), late: ['511pa', '511ga', '511ny'] });
  fill(engine, { '511ny': numbered(1), '511ga': numbered(1, { source: '511ga', state: 'Georgia' }) });
  const ask = (query: Partial<CameraQuery>) => engine.find(requestOf(query)).late;
  expect(ask({})).toEqual(['511ga', '511ny']);
  expect(ask({ state: 'Georgia' })).toEqual(['511ga']);
});

test('a search finds cameras of every file, indexed or not', () => {
  const engine = new CatalogEngine();
  engine.add({ file: '511ny', cameras: [camera({ id: 'early', location: 'Yonkers' })], failure: null });
  jest.advanceTimersByTime(2_000);
  expect(find(engine, { q: 'yonkers' })).toEqual(['early']);
  engine.add({ file: '511ga', cameras: numbered(2, { location: 'Yonkers' }), failure: null });
  expect(find(engine, { q: 'yonkers' })).toHaveLength(3);
});

test('a search begins with its best matches, not with the first cameras', () => {
  const engine = new CatalogEngine();
  const early = [camera({ id: 'early', location: 'Yonkersville' })];
  engine.add(first(early));
  fill(engine, { '511ny': [...early, camera({ id: 'whole', location: 'Yonkers' })] });
  expect(find(engine, { q: 'yonkers' })).toEqual(['whole', 'early']);
});

test('the origins are the states of the cameras, and the sources of them and of their fallbacks', () => {
  const engine = new CatalogEngine();
  const fallback = { feedType: 'image', imageUrl: 'https://cams.example/2.jpg', source: 'rom' } as const;
  const { attribution } = camera();
  const [one] = numbered(1, { state: 'Ohio', fallback: { ...fallback, attribution } as never });
  fill(engine, { '511ny': [one!, camera({ id: 'b', state: null })] });
  expect(engine.getOrigins()).toEqual({ states: ['Ohio'], sources: ['511ny', 'rom'] });
});
