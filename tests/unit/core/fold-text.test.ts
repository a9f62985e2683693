import { foldText, naturalKey } from '@/lib/core/fold-text';
import { findCameras } from '@/lib/search/find-cameras';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { SearchIndex } from '@/lib/search/search-index';
import { camera } from '@/tests/support/camera';

test('folding removes accents, apostrophes, case and extra white space', () => {
  expect(foldText("  Rivière-du-Loup  O'Hare\tI-90 ")).toBe('riviere-du-loup ohare i-90');
});

test('numbers in a key sort by value', () => {
  expect(['I-10', 'I-5', 'I-90'].sort((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))).toEqual([
    'I-5',
    'I-10',
    'I-90',
  ]);
});

test("folding and sorting do not depend on the browser's language", () => {
  const byLanguage = () => {
    throw new Error('this depends on the browser language');
  };
  for (const method of ['toLocaleLowerCase', 'toLocaleUpperCase', 'localeCompare'] as const)
    jest.spyOn(String.prototype, method).mockImplementation(byLanguage);
  const cameras = ['INDIANA I-65', 'İstanbul Ave', 'Iowa I-80'].map((location, index) =>
    camera({ id: `511in-${index}`, location }),
  );
  const index = new SearchIndex();
  index.add(cameras);
  const find = (q: string) =>
    findCameras(cameras, index, { ...NO_FILTERS, q, sort: 'a-z' }, { favorites: new Set(), seed: 1 });
  expect(find('indiana').map(({ id }) => id)).toEqual(['511in-0']);
  expect(find('').map(({ id }) => id)).toEqual(['511in-0', '511in-2', '511in-1']);
  jest.restoreAllMocks();
});
