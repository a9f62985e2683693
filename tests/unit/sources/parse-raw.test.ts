import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CameraFile, SourceId } from '@/lib/agencies/agencies';
import { parseRaw } from '@/lib/sources/registry';

function fixture(source: SourceId, endpoint: string): unknown {
  return JSON.parse(
    readFileSync(join(process.cwd(), 'tests/fixtures/sources', source, `raw-${endpoint}.json`), 'utf8'),
  );
}

test.each<[CameraFile, SourceId, string, string]>([
  ['511ny', '511ny', 'ibi', '511ny-11'],
  ['511ny', '511ny', 'cars', '511ny-cars-501'],
  ['511ga', '511ga', 'ibi', '511ga-21'],
  ['511id', '511id', 'ibi', '511id-31'],
  ['511ia', '511ia', 'cars', '511ia-71'],
  ['511sc', '511sc', 'iteris', '511sc-91'],
  ['vdot', 'vdot', 'iteris', 'vdot-101'],
  ['caltrans', 'caltrans', 'caltrans', 'caltrans-d4-1'],
  ['nycdot', 'nycdot', 'nycdot', '00000000-0000-4000-8000-000000000001'],
  ['511on', '511on', 'api-v2', '511on-1'],
  ['511on', '511on', 'ibi', '511on-1'],
  ['gtaupdate', 'toronto-opendata', 'json', 'toronto-9001'],
  ['gtaupdate', 'ontario-mto', 'api-v2', 'mto-2'],
  ['gtaupdate', 'ontario-mto', 'ibi', 'mto-2'],
  ['gtaupdate', 'rom', 'york', 'rom-1'],
  ['511oh', '511oh', 'json', '511oh-00000000000901'],
  ['511or', '511or', 'json', '511or-9901'],
  ['511mn', '511mn', 'cars', '511mn-901'],
  ['511nv', '511nv', 'ibi', '511nv-911'],
])('%s recognizes an answer of %s, endpoint %s', (file, source, endpoint, firstId) => {
  expect(parseRaw(file, fixture(source, endpoint))?.cameras[0]?.id).toBe(firstId);
});

test('accepts rows as a bare array', () => {
  const { data } = fixture('511ga', 'ibi') as { data: unknown[] };
  expect(parseRaw('511ga', data)?.rows).toBe(data.length);
});

test('a Caltrans body may mix districts: their ids differ', () => {
  const result = parseRaw('caltrans', fixture('caltrans', 'caltrans'));
  expect(result?.cameras.map(({ id }) => id)).toContain('caltrans-d7-5');
});

test.each<[string, unknown]>([
  ['an empty list', []],
  ['an empty object', {}],
  ['text', '<!doctype html>'],
  ['nothing', null],
  ['numbers', [1, 2, 3]],
  [
    'normalized records',
    [{ id: '511ga-1', location: 'A', lat: 33, lng: -84, imageUrl: 'https://a.example.com/1.jpg' }],
  ],
])('%s is not recognized', (_, body) => {
  expect(parseRaw('511ga', body)).toBeNull();
});

test("another agency's platform is not recognized", () => {
  expect(parseRaw('511ga', fixture('nycdot', 'nycdot'))).toBeNull();
  expect(parseRaw('nycdot', fixture('caltrans', 'caltrans'))).toBeNull();
});
