import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, FUZZ, oddity } from '@/tests/support/hostile';
import { fc } from '@/tests/support/seeded-fast-check';
import { CameraSchema } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/agencies/sources';
import { createSources, parseRaw } from '@/lib/sources/registry';
import type { ParseResult } from '@/lib/sources/source';

const SOURCES = createSources();

jest.setTimeout(600_000);

const FIXTURES = join(process.cwd(), 'tests', 'fixtures', 'sources');
const PARTS = SOURCES.flatMap((source) => source.parts.slice(0, 4));
const ENDPOINTS = PARTS.flatMap((part) => part.endpoints.map((endpoint) => ({ endpoint, idPrefix: part.idPrefix })));

const BODIES = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:raw|pages)-.*\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as unknown);

const mutated = damaged(...BODIES);
/** All of them would take ten times as long. */
const someEndpoints = fc.subarray(ENDPOINTS, { minLength: 4, maxLength: 12 });

function expectConsistent(result: ParseResult, idPrefix: string): void {
  const dropped = Object.values(result.dropped).reduce((sum, count) => sum + count, 0);
  expect(result.cameras.length + dropped).toBe(result.rows);
  for (const camera of result.cameras) {
    expect(CameraSchema.parse(camera)).toEqual(camera);
    expect(camera.id.startsWith(idPrefix)).toBe(true);
  }
}

test('no page makes a parser throw or lose count', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(oddity, fc.array(oddity)), { maxLength: 3 }), someEndpoints, (pages, endpoints) => {
      for (const { endpoint, idPrefix } of endpoints) expectConsistent(endpoint.parse(pages), idPrefix);
    }),
    FUZZ,
  );
});

test('no damage to a real shape makes any parser throw, lose count or give an invalid camera', () => {
  fc.assert(
    fc.property(mutated, someEndpoints, (body, endpoints) => {
      for (const { endpoint, idPrefix } of endpoints) expectConsistent(endpoint.parse([body]), idPrefix);
    }),
    FUZZ,
  );
});

test('no page makes an endpoint throw when it looks for the next one', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), mutated),
      fc.nat({ max: 300 }),
      someEndpoints,
      (page, pageNumber, endpoints) => {
        for (const { endpoint } of endpoints)
          expect(() => endpoint.next(page, endpoint.first('key'), pageNumber)).not.toThrow();
      },
    ),
    FUZZ,
  );
});

test('no body makes parseRaw throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CAMERA_FILES), fc.oneof(fc.anything(), mutated), (file, body) => {
      expect(() => parseRaw(file, body)).not.toThrow();
    }),
    FUZZ,
  );
});
