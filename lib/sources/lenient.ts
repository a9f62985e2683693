import { z } from 'zod';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import { parseNumber } from '@/lib/camera/coordinates';

// Field types for the border. Each takes any value at all, a missing one included, so that an odd field costs the row that
// field and never the row itself. Only an id and the outer object are demanded.

const MAX_ITEMS = 100;
const MAX_EPOCH_MS = 8_640_000_000_000_000;
/** Numbers below this are seconds: as milliseconds they would lie before March 1973. */
const MIN_EPOCH_MS = 100_000_000_000;

/** Kept as it is, for feed addresses and nested shapes that are read elsewhere. */
export const anything = z.unknown().optional();

/** The agency's id of a camera, from text or a number. */
export const agencyId = z.union([z.string(), z.number()]).transform(String);
/** Clean text, '' when absent. */
export const text = anything.transform((value) => cleanText(value));
/** Clean text, '' also for "N/A", "[not provided]" and the like. */
export const meaningful = anything.transform((value) => meaningfulText(value));
/** true for true and "true"; agencies send both. */
export const flag = anything.transform(isTrue);
/** false only for false and "false": what an agency does not say is not switched off. */
export const flagUnlessFalse = anything.transform((value) => !(value === false || isText(value, 'false')));
/** A finite number from a number or text, else null. */
export const numberOrNull = anything.transform(parseNumber);
/** The items of an array, [] for anything else. */
export const list = anything.transform((value): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [],
);
/** Epoch milliseconds from milliseconds, seconds or a date text, else null. */
export const epochMs = anything.transform(toEpochMs);

/** The readable items among the first hundred of a list (no site has so many views); the others are left out. */
export function readable<T>(schema: z.ZodType<T>, items: readonly unknown[]): T[] {
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

function isTrue(value: unknown): boolean {
  return value === true || isText(value, 'true');
}

function isText(value: unknown, wanted: string): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === wanted;
}

function toEpochMs(value: unknown): number | null {
  const number = parseNumber(value) ?? (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  const ms = Math.round(number < MIN_EPOCH_MS && parseNumber(value) !== null ? number * 1000 : number);
  return ms > 0 && ms <= MAX_EPOCH_MS ? ms : null;
}
