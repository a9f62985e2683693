import { CatalogCollector } from '@/lib/catalog/catalog';
import { sliceBatch } from '@/lib/catalog/load-catalog';
import { RANK } from '@/lib/search/vocabulary';
import { CAMERA_FILES } from '@/lib/agencies/agencies';
import { camera } from '../../support/camera';

const cameras = (...ids: string[]) => ids.map((id) => camera({ id }));

test('the last slice of a batch completes its file', () => {
  const slices = sliceBatch({ file: '511ny', cameras: cameras('a', 'b', 'c'), failure: null }, 2);
  expect(slices.map((slice) => [slice.cameras.length, slice.isLast])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('an empty batch is one slice, with its failure', () => {
  const failure = 'Failed to load 511ny cameras: Not Found';
  expect(sliceBatch({ file: '511ny', cameras: [], failure }, 2)).toEqual([
    { file: '511ny', cameras: [], failure, isLast: true },
  ]);
});

test('the first camera with an id wins', () => {
  const collector = new CatalogCollector();
  collector.add({ file: '511ny', cameras: cameras('a', 'b', 'a'), failure: null, isLast: true });
  collector.add({ file: '511ga', cameras: cameras('b', 'c'), failure: null, isLast: true });
  expect(collector.snapshot().cameras.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the first wall completes no file, and its cameras go when every list is there and none has them', () => {
  const collector = new CatalogCollector();
  collector.add({ file: 'first', cameras: cameras('a', 'gone', 'b'), failure: null, isLast: true });
  const idsOf = () => collector.snapshot().cameras.map(({ id }) => id);
  CAMERA_FILES.slice(1).forEach((file) => collector.add({ file, cameras: [], failure: null, isLast: true }));
  expect([collector.isDone, idsOf()]).toEqual([false, ['a', 'gone', 'b']]);
  collector.add({ file: '511ny', cameras: cameras('c', 'b', 'a'), failure: null, isLast: true });
  expect([collector.isDone, idsOf()]).toEqual([true, ['a', 'b', 'c']]);
  expect([...collector.snapshot().first]).toEqual(['a', 'gone', 'b']);
});

test('the catalog is done when every file is complete, including failed ones', () => {
  const collector = new CatalogCollector();
  const states = CAMERA_FILES.map((file) => {
    collector.add({ file, cameras: [], failure: 'no', isLast: true });
    return collector.snapshot();
  });
  expect(states.map((state) => state.isDone)).toEqual(
    CAMERA_FILES.map((_, index) => index === CAMERA_FILES.length - 1),
  );
  expect(states.at(-1)?.failures).toHaveLength(CAMERA_FILES.length);
});

test('a snapshot does not change while the catalog grows', () => {
  const collector = new CatalogCollector();
  collector.add({ file: '511ny', cameras: cameras('a'), failure: null, isLast: false });
  const early = collector.snapshot();
  collector.add({ file: '511ny', cameras: cameras('b'), failure: 'no', isLast: true });
  expect(early).toMatchObject({ loadedFiles: 0, failures: [] });
  expect(early.cameras.map(({ id }) => id)).toEqual(['a']);
});

test('a source stays late when later slices do not say so', () => {
  const collector = new CatalogCollector();
  collector.add({ file: '511mn', cameras: [], failure: null, late: ['511ny'], isLast: true });
  collector.add({ file: '511ny', cameras: cameras('a'), failure: null, isLast: true });
  expect(collector.snapshot().late).toEqual(['511ny']);
});

test('the index of a snapshot finds its cameras and later ones', () => {
  const collector = new CatalogCollector();
  collector.add({ file: '511ny', cameras: cameras('a'), failure: null, isLast: false });
  const { index, cameras: early } = collector.snapshot();
  expect([...(index.search('exit')?.rank(early) ?? [])]).toEqual([RANK.WORD]);
  collector.add({ file: '511ny', cameras: cameras('a', 'b'), failure: null, isLast: true });
  const later = collector.snapshot();
  expect(later.index).toBe(index);
  expect([...(index.search('exit')?.rank(later.cameras) ?? [])]).toEqual([RANK.WORD, RANK.WORD]);
});
