import { z } from 'zod';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import { parseNumber, parsePoint, parseWktPoint } from '@/lib/camera/coordinates';
import { countEach, fill } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';
import { findZone, offsetAt } from '@/lib/road-reports/local-time';
import type { DropReason, ParsedList, RowResult } from './source';
import type { StateCode } from '@/lib/camera/regions';

// Field types that accept any value, so an odd field costs only itself, not its row.

const MAX_ITEMS = 100;
const MAX_EPOCH_MS = 8_640_000_000_000_000;
/** Smaller numbers are seconds. */
const MIN_EPOCH_MS = 100_000_000_000;

const any = z.unknown().optional();
export const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);

export const field = {
  any,
  id: z.union([z.string(), z.number()]).transform(String),
  text: any.transform((value) => cleanText(value)),
  /** '' also for "N/A", "[not provided]", and the like. */
  meaningful: any.transform((value) => meaningfulText(value)),
  flag: any.transform((value) => isFlag(value, true)),
  /** A missing value counts as true. */
  unlessFalse: any.transform((value) => !isFlag(value, false)),
  number: any.transform(parseNumber),
  list: any.transform((value): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])),
  /** Epoch milliseconds from milliseconds, seconds, or a date text. */
  time: any.transform(parseEpochMs),
  /** `latLng` of TravelIQ. */
  latLng: orNull(z.object({ geography: z.object({ wellKnownText: any }) })).transform((value) =>
    parseWktPoint(value?.geography.wellKnownText),
  ),
  /** GeoJSON: longitude first. */
  geometry: orNull(z.object({ coordinates: z.array(z.unknown()).min(2) })).transform((value) =>
    parsePoint(value?.coordinates[1], value?.coordinates[0]),
  ),
};

export const fields = <Type extends keyof typeof field, Name extends string>(type: Type, ...names: readonly Name[]) =>
  fill(names, field[type]);

/** The first row of an id counts: lists repeat rows when they change while being paged. */
export function readRows<Row, Item extends { readonly id: string }>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
  read: (row: Row) => RowResult<Item>,
): ParsedList<Item> {
  const items = new Map<string, Item>();
  const reasons = rows.flatMap((row): DropReason | [] => {
    const { data } = schema.safeParse(row);
    const result: RowResult<Item> = data === undefined ? { dropped: 'unreadable' } : read(data);
    if ('dropped' in result) return result.dropped;
    if (items.has(result.item.id)) return 'repeated-id';
    items.set(result.item.id, result.item);
    return [];
  });
  return { rows: rows.length, items: [...items.values()], dropped: countEach(reasons) };
}

export const listRows = (pages: readonly unknown[], key: string): readonly unknown[] =>
  pages.flatMap((page) => getRows(page, key));

export function getRows(page: unknown, key: string): readonly unknown[] {
  if (Array.isArray(page)) return page;
  const rows = isRecord(page) ? page[key] : null;
  return Array.isArray(rows) ? rows : [];
}

/** Skips invalid items. */
export const readItems = <T extends object>(schema: z.ZodType<T>, items: readonly unknown[]): T[] =>
  items.slice(0, MAX_ITEMS).flatMap((item) => schema.safeParse(item).data ?? []);

const isFlag = (value: unknown, wanted: boolean): boolean =>
  value === wanted || (typeof value === 'string' && value.trim().toLowerCase() === String(wanted));

/** Without a zone, a clock's time is unknown. */
const CLOCK_WITHOUT_ZONE = /\d:\d\d(?::[\d.]+)?(?: ?[AP]M)?$/i;

function parseEpochMs(value: unknown): number | null {
  const isText = typeof value === 'string' && !CLOCK_WITHOUT_ZONE.test(value.replace(/[+-]\d\d:?\d\d$/, 'Z'));
  const number = parseNumber(value) ?? (isText ? Date.parse(value) : Number.NaN);
  const ms = Math.round(number < MIN_EPOCH_MS && parseNumber(value) !== null ? number * 1000 : number);
  return ms > 0 && ms <= MAX_EPOCH_MS ? ms : null;
}

/** `8/20/26, 3:15 PM` */
const WRITTEN =
  /^(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\/(?:20)?(\d{2}),? (1[0-2]|0?[1-9]):([0-5]\d)(?::\d{2})? ?([AP])M$/i;

export function parseLocalTime(text: string, state: StateCode | undefined): number | null {
  const zone = findZone(state);
  const [, month, day, year, hour, minute, half] = WRITTEN.exec(text.trim()) ?? [];
  if (zone === undefined || half === undefined) return null;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return toEpoch(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day), hours, Number(minute)), zone);
}

/** `2026-10-01 12:44:04` */
export function parseClock(text: string, zone: string): number | null {
  const asUtc = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : Number.NaN;
  return Number.isNaN(asUtc) ? null : toEpoch(asUtc, zone);
}

function toEpoch(asUtc: number, zone: string): number {
  // Twice, for the hours around a change of the clocks.
  const once = asUtc - offsetAt(asUtc, zone);
  return asUtc - offsetAt(once, zone);
}
