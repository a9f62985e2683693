import type { CameraFile } from '@/lib/agencies/agencies';
import { CAMERA_FILES, CORE_FILES } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { CatalogEngine } from '@/lib/catalog/catalog-engine';
import type { CameraQuery } from '@/lib/search/camera-query';
import { camera } from '../../support/camera';
import { requestOf } from '../../support/catalog';

let engine: CatalogEngine;
beforeEach(() => {
  jest.useFakeTimers();
  engine = new CatalogEngine();
});

const numbered = (count: number, overrides: Partial<Camera> = {}) =>
  Array.from({ length: count }, (_, index) => camera({ id: `${overrides.source ?? '511ny'}-${index}`, ...overrides }));

function fill(lists: Partial<Record<CameraFile, readonly Camera[]>>, files = CAMERA_FILES): void {
  for (const file of files) engine.add({ file, cameras: lists[file] ?? [], failure: null });
}

function find(query: Partial<CameraQuery> = {}, seed = 2): string[] {
  const { order } = engine.find(requestOf(query, seed));
  return engine.read([...order]).map((found) => found.camera.id);
}

const first = (cameras: readonly Camera[]) => ({ file: 'first', cameras, failure: null }) as const;

test('the first camera with an id wins', async () => {
  fill({ '511ny': [camera({ id: 'a', city: 'Albany' })], '511ga': [camera({ id: 'a' }), camera({ id: 'b' })] });
  expect(find({ sort: 'id' })).toEqual(['a', 'b']);
  expect(engine.getCamera('a')?.camera.city).toBe('Albany');
  expect((await engine.next(0)).status).toMatchObject({ total: 2, sources: 1, isDone: true });
});

test('a failed file counts as loaded, and is named', async () => {
  for (const file of CAMERA_FILES) engine.add({ file, cameras: [], failure: file });
  expect((await engine.next(0)).status).toMatchObject({ failures: CAMERA_FILES, isDone: true });
});

test('updates arrive with changes and their list, at least 120 ms apart', async () => {
  find();
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
  const early = numbered(4, { source: '511ga', state: 'Georgia' });
  engine.add(first(early));
  const start = find({ state: 'Georgia' });
  expect([...start].sort()).toEqual(early.map(({ id }) => id));
  expect(find({ state: 'Ohio' })).toEqual([]);
  expect(find({ sort: 'id' })).toEqual([]);
  fill({ '511ny': numbered(90, { state: 'Georgia' }), '511ga': early });
  expect(find({ state: 'Georgia' }).slice(0, 4)).toEqual(start);
  expect(find({ state: 'Georgia' })).toHaveLength(94);
});

test('without first cameras it starts with the core files, with 24 cameras at least', () => {
  const others = CORE_FILES.filter((file) => file !== '511ny');
  const last = others.splice(-1);
  fill({ '511ny': numbered(24) }, ['511ny', ...others]);
  expect(find()).toEqual([]);
  fill({}, last);
  const start = find();
  expect(start).toHaveLength(24);
  expect(find({ q: 'nothing' })).toEqual([]);
  fill({ '511mn': numbered(200, { source: '511mn' }) }, CAMERA_FILES.slice(CORE_FILES.length));
  expect(find().slice(0, 24)).toEqual(start);
});

test('a reshuffle begins with any camera, once all are loaded', () => {
  engine.add(first(numbered(30)));
  expect(find({}, 3)).toEqual([]);
  fill({ '511ny': numbered(30), '511mn': numbered(600, { source: '511mn' }) });
  const first24 = (seed: number) => find({}, seed).slice(0, 24);
  expect(first24(4).every((id) => id.startsWith('511ny'))).toBe(true);
  expect(first24(3).some((id) => id.startsWith('511mn'))).toBe(true);
});

test('the same seed makes the same order, whatever came first', () => {
  const [early, late] = [numbered(30), numbered(60, { source: '511mn' })];
  fill({ '511ny': early }, CORE_FILES);
  find();
  fill({ '511mn': late }, CAMERA_FILES.slice(CORE_FILES.length));
  const slow = find();
  engine = new CatalogEngine();
  fill({ '511ny': early, '511mn': late });
  expect(find()).toEqual(slow);
  expect(find({}, 4)).not.toEqual(slow);
});

test('two seconds after the first cameras, the grid shows the cameras loaded so far', () => {
  engine.add({ file: '511ny', cameras: numbered(2), failure: null });
  expect(find()).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(find()).toHaveLength(2);
});

test('the first cameras complete no file, and are removed if the loaded lists lack them', async () => {
  engine.add(first(numbered(2)));
  fill({}, CAMERA_FILES.slice(1));
  expect(find()).toHaveLength(2);
  fill({ [CAMERA_FILES[0]!]: numbered(1) }, CAMERA_FILES.slice(0, 1));
  expect(find()).toEqual(['511ny-0']);
  expect((await engine.next(0)).status.total).toBe(1);
});

test('the list names its late sources', () => {
  engine.add({ ...first([]), late: ['511pa', '511ga', '511ny'] });
  fill({ '511ny': numbered(1), '511ga': numbered(1, { source: '511ga', state: 'Georgia' }) });
  const ask = (query: Partial<CameraQuery>) => engine.find(requestOf(query)).late;
  expect(ask({})).toEqual(['511ga', '511ny']);
  expect(ask({ state: 'Georgia' })).toEqual(['511ga']);
});

test('a search finds cameras of every file, indexed or not', () => {
  engine.add({ file: '511ny', cameras: [camera({ id: 'early', location: 'Yonkers' })], failure: null });
  jest.advanceTimersByTime(2_000);
  expect(find({ q: 'yonkers' })).toEqual(['early']);
  engine.add({ file: '511ga', cameras: numbered(2, { location: 'Yonkers' }), failure: null });
  expect(find({ q: 'yonkers' })).toHaveLength(3);
});

test('a search begins with its best matches, not with the first cameras', () => {
  const early = [camera({ id: 'early', location: 'Yonkersville' })];
  engine.add(first(early));
  fill({ '511ny': [...early, camera({ id: 'whole', location: 'Yonkers' })] });
  expect(find({ q: 'yonkers' })).toEqual(['whole', 'early']);
});

test('the origins are the states of the cameras and the sources of cameras and fallbacks', () => {
  const fallback = { feedType: 'image', imageUrl: 'https://cams.example/2.jpg', source: 'rom' } as const;
  const { attribution } = camera();
  const [one] = numbered(1, { state: 'Ohio', fallback: { ...fallback, attribution } as never });
  fill({ '511ny': [one!, camera({ id: 'b', state: null })] });
  expect(engine.records.listOrigins()).toEqual({ states: ['Ohio'], sources: ['511ny', 'rom'] });
});
