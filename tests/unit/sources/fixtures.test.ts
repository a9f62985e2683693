import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCameraFile, type SourceId } from '@/lib/agencies/agencies';
import { getLists } from '@/lib/agencies/lists';
import { CORE_SOURCES } from '@/lib/agencies/sources';
import { getTerms } from '@/lib/agencies/terms';
import { CameraSchema, type CameraRecord } from '@/lib/camera/camera';
import { createSources, parseRaw } from '@/lib/sources/registry';
import type { ParsedList } from '@/lib/sources/source';
import { findEndpoint, readSourceFixture, SOURCE_CASES, SOURCE_FIXTURES } from '@/tests/support/source-fixtures';

// raw-{endpoint}.json is an answer in the agency's shape, with invented cameras and real oddities, and pages-{endpoint}.json
// one in several pages. expected.json says what must come out, as in the files but for the attribution.

interface Expected {
  rows: number;
  dropped: ParsedList['dropped'];
  cameras: Omit<CameraRecord, 'attribution'>[];
}

const isCore = (id: SourceId) => CORE_SOURCES.some((source) => source === id);

test('every platform has a fixture, and so has every source of the fifteen files', () => {
  const saved = new Set(SOURCE_CASES.map(([source]) => source));
  const read = new Set([...saved].flatMap((source) => getLists(source).endpoints.map(({ platform }) => platform)));
  const unread = createSources().filter(({ id }) =>
    isCore(id) ? !saved.has(id) : getLists(id).endpoints.some(({ platform }) => !read.has(platform)),
  );
  expect(unread.map(({ id }) => id)).toEqual([]);
});

test('the fixtures’ README names the response that each one copies', () => {
  const readme = readFileSync(join(SOURCE_FIXTURES, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('|'));
  const untold = SOURCE_CASES.filter(([source, endpoint, kind]) => {
    return !rows.some((row) => row.includes(`\`${source}\``) && row.includes(`\`${kind}-${endpoint}\``));
  });
  expect(untold).toEqual([]);
});

test.each(SOURCE_CASES)('%s, endpoint %s: cameras and drop reasons are as expected', (...names) => {
  const [source, name, kind] = names;
  const answer = readSourceFixture(source, `${kind}-${name}`);
  const { items: cameras, ...counts } = findEndpoint(source, name).parse(
    kind === 'pages' ? (answer as unknown[]) : [answer],
  );
  const expected = (readSourceFixture(source, 'expected') as Record<string, Expected>)[name]!;
  const { attribution } = getTerms(source);
  expect(cameras).toEqual(expected.cameras.map((record) => CameraSchema.parse({ ...record, attribution })));
  expect(counts).toEqual({ rows: expected.rows, dropped: expected.dropped });
});

test.each(SOURCE_CASES.filter(([source, , kind]) => isCore(source) && kind === 'raw'))(
  '%s: a camera file with an answer of %s is recognized',
  (source, name) => {
    const body = readSourceFixture(source, `raw-${name}`);
    const { cameras } = (readSourceFixture(source, 'expected') as Record<string, Expected>)[name]!;
    expect(parseRaw(getCameraFile(source), body)?.items[0]?.id).toBe(cameras[0]?.id);
  },
);

const GEORGIA = readSourceFixture('511ga', 'raw-ibi') as { data: unknown[] };

test('rows may be a bare array', () => {
  expect(parseRaw('511ga', GEORGIA.data)?.rows).toBe(GEORGIA.data.length);
});

test('a Caltrans file may mix districts: their ids differ', () => {
  const result = parseRaw('caltrans', readSourceFixture('caltrans', 'raw-caltrans'));
  expect(result?.items.map(({ id }) => id)).toContain('caltrans-d7-5');
});

const RECORD = { id: '511ga-1', location: 'A', lat: 33, lng: -84, imageUrl: 'https://a.example.com/1.jpg' };

test('a non-list, our own records, or a response of another agency’s platform is not an agency’s list', () => {
  const others = [[], {}, '<!doctype html>', null, [1, 2, 3], [RECORD], readSourceFixture('nycdot', 'raw-nycdot')];
  expect(others.map((body) => parseRaw('511ga', body))).toEqual(others.map(() => null));
});
