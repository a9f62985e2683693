import { fc } from '@/tests/support/seeded-fast-check';
import type { Camera } from '@/lib/camera/camera';
import { SearchIndex } from '@/lib/search/search-index';
import { RANK, Vocabulary } from '@/lib/search/vocabulary';
import { camera } from '@/tests/support/camera';

const CAMERAS = [
  camera({ id: 'ny-1', location: 'I-95 at Exit 24', roadway: 'I-95', state: 'New York', city: 'New Rochelle' }),
  camera({ id: 'ny-2', location: 'US Route 1 @ Main Street', roadway: 'US 1', state: 'New York', city: 'Rye' }),
  camera({ id: 'wa-1', location: 'SR 520 at Montlake Blvd', roadway: 'SR-520', state: 'Washington', city: 'Seattle' }),
  camera({ id: 'on-1', location: 'Highway 401 near Keele', roadway: 'Hwy 401', state: 'Ontario', postcode: 'M5V 2T6' }),
  camera({ id: 'on-2', location: 'Queen Elizabeth Way at Ford', roadway: 'QEW', state: 'Ontario' }),
  camera({ id: 'on-3', location: 'Oakville Centre' }),
  camera({ id: 'qc-1', location: 'Pont Champlain', city: 'Montréal', state: 'Quebec', direction: 'Northbound' }),
  camera({ id: 'ny-3', location: 'Flatbush Av near 34 St', city: 'New York', county: 'Kings', state: 'New York' }),
  camera({ id: 'il-1', location: "O'Hare Departures", city: 'Chicago', county: 'Cook County', state: 'Illinois' }),
];

function indexOf(cameras: readonly Camera[]) {
  const index = new SearchIndex();
  index.add(cameras);
  return index;
}

function found(q: string, cameras: readonly Camera[] = CAMERAS): string[] {
  const ranks = indexOf(cameras).search(q);
  return cameras.filter((_, position) => ranks?.[position] !== RANK.NONE).map(({ id }) => id);
}

test.each([
  ['i95', ['ny-1']],
  ['interstate 95', ['ny-1']],
  ['I-9', ['ny-1']],
  ['US1', ['ny-2']],
  ['WA 520', ['wa-1']],
  ['route 401', ['on-1']],
  ['ON-401', ['on-1']],
  ['qew', ['on-2']],
  ['queen elizabeth way', ['on-2']],
  ['MONTRÉAL', ['qc-1']],
  ['O’Hare', ['il-1']],
  ['cook chicago', ['il-1']],
  ['street main', ['ny-2']],
  ['montlake boulevard', ['wa-1']],
  ['oakville center', ['on-3']],
  ['main st', ['ny-2']],
  ['m5v 2t6', ['on-1']],
  ['nb', ['qc-1']],
  ['route 1 @ m', ['ny-2']],
  ['@', ['ny-2']],
  ['qc', ['qc-1']],
  ['NY rye', ['ny-2']],
  ['nyc', ['ny-3']],
  ['brooklyn 34th street', ['ny-3']],
  ['rye seattle', []],
  // Road numbers and postcodes may have no typos.
  ['i-94', []],
  ['m5v 2t7', []],
  ['seatle', ['wa-1']],
  ['wahsin', ['wa-1']],
  ['chcago cook', ['il-1']],
])('"%s" finds %j', (q, ids) => {
  expect(found(q)).toEqual(ids);
});

test('a road that is only a number is a highway, and the Queen Elizabeth Way is also the QEW', () => {
  const numbered = camera({ id: 'a', location: 'Keele', roadway: '7A' });
  const named = camera({ id: 'b', location: 'Queen Elizabeth Way at Ford', roadway: '' });
  expect(['hwy 7a', 'qew'].map((q) => found(q, [numbered, named]))).toEqual([['a'], ['b']]);
});

test('ranks: whole word, beginning, inside, typo; an empty text has none, and so matches everything', () => {
  expect(indexOf(CAMERAS).search(' \t ')).toBeNull();
  const cameras = ['Albany', 'Albanyville', 'Newalbany', 'Albeny'].map((location, number) =>
    camera({ id: `x-${number}`, location }),
  );
  const ranks = indexOf(cameras).search('albany');
  expect([...(ranks ?? [])]).toEqual([RANK.WORD, RANK.START, RANK.INSIDE, RANK.TYPO]);
});

test.each([
  ['words', Array.from({ length: 1_000 }, (_, at) => `word${at}`).join(' ')],
  ['roads', Array.from({ length: 1_000 }, (_, at) => `i-${at}`).join('/')],
  ['ligatures of eighteen letters', 'ﷺ'.repeat(1_000)],
  ['letters', 'a.b'.repeat(1_000)],
])('a text of a thousand %s costs twelve words at most', (_, q) => {
  const rankings = jest.spyOn(Vocabulary.prototype, 'rank');
  indexOf(CAMERAS).search(q);
  expect(rankings.mock.calls.length).toBeLessThanOrEqual(12);
  expect(rankings.mock.calls.map(([word]) => word).join('').length).toBeLessThanOrEqual(1_000);
});

const word = fc.stringMatching(/^[A-Za-z0-9 .@#/'é-]{1,12}$/);
const record = fc
  .record({ location: word, roadway: fc.constantFrom('', 'I-95', 'SR 5', 'Main St'), city: word, postcode: word })
  .map((fields) => camera({ id: '511ny-7', ...fields }));

test('a search finds cameras by code if nothing else matches', () => {
  const coded = [
    camera({
      id: '511ga-9-17',
      location: 'Peachtree St',
      rawLocation: 'GDOT-CAM-0343 Peachtree St',
      sourceId: 'R5/004',
    }),
    camera({ id: '511ga-2', location: 'Route 17 at Elm' }),
  ];
  expect(found('gdot-cam-0343', coded)).toEqual(['511ga-9-17']);
  expect(found('CAM-03', coded)).toEqual(['511ga-9-17']);
  expect(found('r5/004', coded)).toEqual(['511ga-9-17']);
  expect(found('511ga-9', coded)).toEqual(['511ga-9-17']);
  expect(found('17', coded)).toEqual(['511ga-2']);
  expect(found('gdot', coded)).toEqual([]);
});

test('any part of a field is found, in any letter case', () => {
  fc.assert(
    fc.property(
      record,
      fc.constantFrom('location', 'roadway', 'city', 'postcode'),
      fc.nat(),
      fc.nat(),
      (one, field, a, b) => {
        const text = one[field as 'location'];
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
        const piece = text.slice(start, end).toUpperCase();
        expect(indexOf([one]).search(piece)?.[0] ?? RANK.WORD).toBeLessThanOrEqual(RANK.INSIDE);
      },
    ),
    { numRuns: 500 },
  );
});
