/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc } from '@/tests/support/seeded-fast-check';
import { CameraSchema } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/agencies/agencies';
import { parseRaw, SOURCES } from '@/lib/sources/registry';
import type { ParseResult } from '@/lib/sources/source';

const FIXTURES = join(process.cwd(), 'tests', 'fixtures', 'sources');
const PARTS = SOURCES.flatMap((source) => source.parts.slice(0, 4));
const ENDPOINTS = PARTS.flatMap((part) => part.endpoints.map((endpoint) => ({ endpoint, idPrefix: part.idPrefix })));

const BODIES = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:raw|pages)-.*\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as unknown);

/** Values that have broken a parser somewhere. */
const oddity = fc.oneof(
  fc.anything(),
  fc.constantFrom(
    '',
    'NaN',
    'POINT (',
    ['javascript', 'alert(1)'].join(':'),
    'http://a b/c',
    '//',
    '\u0000\ud800',
    '-1e999',
    '__proto__',
  ),
  fc.constantFrom(1e308, -0, Number.NaN, true, null),
);

/** A body with up to three of its values replaced. */
const mutated = fc
  .tuple(fc.constantFrom(...BODIES), fc.array(fc.tuple(fc.nat(), oddity), { maxLength: 3 }))
  .map(([body, changes]) => {
    const copy = structuredClone(body);
    for (const [place, value] of changes) replaceAt(copy, place, value);
    return copy;
  });

function replaceAt(body: unknown, place: number, value: unknown): void {
  const slots = slotsOf(body);
  const slot = slots[place % slots.length];
  if (slot !== undefined) slot.owner[slot.key] = value;
}

function slotsOf(value: unknown): { owner: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...slotsOf(owner[key])]);
}

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
    fc.property(fc.array(fc.oneof(fc.anything(), fc.array(fc.anything())), { maxLength: 3 }), (pages) => {
      for (const { endpoint, idPrefix } of ENDPOINTS) expectConsistent(endpoint.parse(pages), idPrefix);
    }),
    { numRuns: 100 },
  );
});

test('no damage to a real shape makes any parser throw, lose count or give an invalid camera', () => {
  fc.assert(
    fc.property(mutated, (body) => {
      for (const { endpoint, idPrefix } of ENDPOINTS) expectConsistent(endpoint.parse([body]), idPrefix);
    }),
    { numRuns: 150 },
  );
});

test('no page makes an endpoint throw when it looks for the next one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), mutated), fc.nat({ max: 300 }), (page, pageNumber) => {
      for (const { endpoint } of ENDPOINTS)
        expect(() => endpoint.next(page, endpoint.first('key'), pageNumber)).not.toThrow();
    }),
    { numRuns: 100 },
  );
});

test('no body makes parseRaw throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CAMERA_FILES), fc.oneof(fc.anything(), mutated), (file, body) => {
      expect(() => parseRaw(file, body)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
