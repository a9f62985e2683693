import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import { parseNumber } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import type { DropReason, ParseResult, RowResult } from './source';

// Field types for agencies' rows. Each accepts any value, even a missing one, so an odd field costs only itself, not its row.
// Only an id and the outer object are required.

const MAX_ITEMS = 100;
const MAX_EPOCH_MS = 8_640_000_000_000_000;
/** Smaller numbers are seconds: as milliseconds they would be before March 1973. */
const MIN_EPOCH_MS = 100_000_000_000;

export const anything = z.unknown().optional();
export const agencyId = z.union([z.string(), z.number()]).transform(String);
export const text = anything.transform((value) => cleanText(value));
/** Clean text, '' also for "N/A", "[not provided]" and the like. */
export const meaningful = anything.transform((value) => meaningfulText(value));
/** Agencies send both true and "true". */
export const flag = anything.transform((value) => isFlag(value, true));
/** False only for false and "false": what an agency leaves out is not switched off. */
export const flagUnlessFalse = anything.transform((value) => !isFlag(value, false));
export const numberOrNull = anything.transform(parseNumber);
export const list = anything.transform((value): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [],
);
/** Epoch milliseconds from milliseconds, seconds or a date text, else null. */
export const epochMs = anything.transform(parseEpochMs);
/** A GeoJSON point: longitude first. */
export const geometry = z
  .object({ coordinates: z.array(z.unknown()).min(2) })
  .nullish()
  .catch(null);

/** Reads the rows under `key` of all pages. The first row of an id counts: lists that change while being paged repeat rows. */
export function readRows<Row>(
  pages: readonly unknown[],
  key: string,
  schema: z.ZodType<Row>,
  readRow: (row: Row) => RowResult,
): ParseResult {
  const rows = pages.flatMap((page) => getRows(page, key));
  const cameras = new Map<string, Camera>();
  const dropped: Partial<Record<DropReason, number>> = {};
  for (const row of rows) {
    const parsed = schema.safeParse(row);
    const result: RowResult = parsed.success ? readRow(parsed.data) : { dropped: 'unreadable' };
    if ('camera' in result && !cameras.has(result.camera.id)) {
      cameras.set(result.camera.id, result.camera);
    } else {
      const reason = 'camera' in result ? 'repeated-id' : result.dropped;
      dropped[reason] = (dropped[reason] ?? 0) + 1;
    }
  }
  return { rows: rows.length, cameras: [...cameras.values()], dropped };
}

/** The array under `key` of an object, or the value itself if it is an array; [] for anything else. */
export function getRows(page: unknown, key: string): readonly unknown[] {
  if (Array.isArray(page)) return page;
  const rows = isRecord(page) ? page[key] : null;
  return Array.isArray(rows) ? rows : [];
}

/** The readable items among the first hundred of a list; no site has more views. */
export function readItems<T>(schema: z.ZodType<T>, items: readonly unknown[]): T[] {
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

function isFlag(value: unknown, wanted: boolean): boolean {
  return value === wanted || (typeof value === 'string' && value.trim().toLowerCase() === String(wanted));
}

function parseEpochMs(value: unknown): number | null {
  const number = parseNumber(value) ?? (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  const ms = Math.round(number < MIN_EPOCH_MS && parseNumber(value) !== null ? number * 1000 : number);
  return ms > 0 && ms <= MAX_EPOCH_MS ? ms : null;
}
