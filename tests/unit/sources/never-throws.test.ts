import { damaged, FUZZ, oddity } from '@/tests/support/hostile';
import { fc } from '@/tests/support/seeded-fast-check';
import { readSourceFixture, SOURCE_CASES } from '@/tests/support/source-fixtures';
import { CameraSchema } from '@/lib/camera/camera';
import { createSources } from '@/lib/sources/registry';

jest.setTimeout(600_000);

const PARTS = createSources().flatMap((source) => source.parts.slice(0, 4));
const ENDPOINTS = PARTS.flatMap((part) => part.endpoints.map((endpoint) => ({ endpoint, idPrefix: part.idPrefix })));
const mutated = damaged(...SOURCE_CASES.map(([source, name, kind]) => readSourceFixture(source, `${kind}-${name}`)));
/** All of them would take ten times as long. */
const someEndpoints = fc.subarray(ENDPOINTS, { minLength: 4, maxLength: 12 });
const page = fc.oneof(oddity, fc.array(oddity), { arbitrary: mutated, weight: 2 });

test('no pages make an endpoint throw, lose count, or give an invalid camera', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 3 }), someEndpoints, (pages, endpoints) => {
      for (const { endpoint, idPrefix } of endpoints) {
        const { rows, items: cameras, dropped } = endpoint.parse(pages);
        expect(cameras.length + Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(rows);
        for (const camera of cameras) {
          expect(CameraSchema.parse(camera)).toEqual(camera);
          expect(camera.id.startsWith(idPrefix)).toBe(true);
        }
        expect(() => endpoint.next(pages)).not.toThrow();
      }
    }),
    { numRuns: 2 * FUZZ.numRuns },
  );
});
