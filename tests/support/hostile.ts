import { fc } from './seeded-fast-check';

const NUM_RUNS = process.env.STRYKER_MUTATOR_WORKER === undefined ? 300 : 20;
/** `npm run test:long` tries many more than `npm test`, and each mutant fewer. */
export const FUZZ = { numRuns: process.env.ROADFEED_LONG_TESTS === '1' ? 10_000 : NUM_RUNS };

/** Values that have broken a parser somewhere. */
export const oddity: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  fc.constantFrom<unknown>(
    ...['', 'NaN', 'POINT (', 'java' + 'script:alert(1)', 'http://a b/c', '//', '\u0000\ud800', '-1e999', '__proto__'],
    ...[1e308, -1, 2 ** 53, -0, Number.NaN, true, null, [], {}, 'x'.repeat(3_000)],
  ),
);

interface Slot {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...slotsOf(owner[key])]);
}

/** One of the values with up to three of its parts replaced. */
export function damaged(...values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...values), fc.array(fc.tuple(fc.nat(), oddity), { maxLength: 3 }))
    .map(([value, changes]) => {
      const copy = structuredClone(value);
      for (const [place, replacement] of changes) {
        const slots = slotsOf(copy);
        const slot = slots[place % slots.length];
        if (slot !== undefined) slot.owner[slot.key] = replacement;
      }
      return copy;
    });
}

/** Text with a piece cut out, repeated, or put in. */
export function garbled(...texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ maxLength: 9, unit: 'binary' }),
    fc.constantFrom('<', '&', '"', '\n', '}', '0', '%'),
  );
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), fc.nat(20), piece), { maxLength: 4 }))
    .map(([text, cuts]) =>
      cuts.reduce((left, [place, length, put]) => {
        const at = place % (left.length + 1);
        return left.slice(0, at) + put + left.slice(at + length);
      }, text),
    );
}
