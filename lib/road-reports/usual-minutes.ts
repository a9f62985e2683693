import { z } from 'zod';
import { getAgency } from '@/lib/agencies/agencies';
import { parseJson } from '@/lib/core/parse-json';
import { findZone, offsetAt } from './local-time';
import type { SignStatement, Slower } from './sign';
import { parseSignsFile, type SignMinutes, type Sign } from './sign-schema';
import { namesPerson } from './sign-text';

const HOUR_MS = 3_600_000;
const HOURS_PER_WEEK = 168;
const WEEK_MS = HOURS_PER_WEEK * HOUR_MS;
const WEEKS = 6;
/** In fewer weeks, the usual minutes are not known. */
const MIN_WEEKS = 2;
/** About 5 MB. */
const MAX_KEYS = 1_100;
/** Said only if today is slower by both. */
const MIN_EXTRA_MINUTES = 3;
const MIN_EXTRA_SHARE = 0.25;
/** The file of a stopped sync says nothing about now. */
const STALE_MS = 2 * HOUR_MS;

const minutes = z.number().int().positive().max(240);

const HistorySchema = z.object({
  /** Weeks since 1970. */
  week: z.number().int().nonnegative(),
  /** For each destination and hour of the week (UTC): the minutes of each of six weeks, by `week % 6`. */
  minutes: z.record(z.string(), z.record(z.string(), z.array(minutes.nullable()).length(WEEKS))),
});
export type MinutesHistory = z.infer<typeof HistorySchema>;

const UsualFileSchema = z.object({
  /** The start of the hour, epoch milliseconds. */
  hour: z.number().int().nonnegative(),
  usual: z.record(z.string(), minutes),
});
export type UsualFile = z.infer<typeof UsualFileSchema>;

/** Empty for a damaged text. */
export const parseHistory = (text: string): MinutesHistory =>
  HistorySchema.safeParse(parseJson(text)).data ?? { week: 0, minutes: {} };

export const keyOf = ({ id }: Pick<Sign, 'id'>, { to, via = '' }: SignMinutes): string => [id, to, via].join('|');

/** Null for a bound: "under 3" and "over 20" have no middle. */
export const middleOf = ({ low, high }: SignMinutes): number | null =>
  high === null || low === 0 ? null : Math.round((low + high) / 2);

const hourOfWeek = (now: number): string => String(Math.floor(now / HOUR_MS) % HOURS_PER_WEEK);

/** Adds what signs say now, and forgets what is older than six weeks. */
export function recordMinutes(history: MinutesHistory, signs: readonly Sign[], now: number): MinutesHistory {
  const week = Math.floor(now / WEEK_MS);
  const hour = hourOfWeek(now);
  const known = forgetWeeks(history, week);
  for (const sign of signs) {
    for (const stated of sign.minutes) {
      const [key, value] = [keyOf(sign, stated), middleOf(stated)];
      if (value === null || (!(key in known) && Object.keys(known).length >= MAX_KEYS)) continue;
      const hours = (known[key] ??= {});
      const weeks = (hours[hour] ??= new Array<number | null>(WEEKS).fill(null));
      const before = weeks[week % WEEKS] ?? null;
      weeks[week % WEEKS] = before === null ? value : Math.round((before + value) / 2);
    }
  }
  return { week, minutes: known };
}

function forgetWeeks({ week: last, minutes: known }: MinutesHistory, week: number): MinutesHistory['minutes'] {
  if (week <= last) return known;
  const isPast = (slot: number) => (week + WEEKS - slot) % WEEKS < week - last;
  const kept = Object.entries(known).map(([key, hours]) => {
    const left = Object.entries(hours)
      .map(([hour, weeks]) => [hour, weeks.map((value, slot) => (isPast(slot) ? null : value))] as const)
      .filter(([, weeks]) => weeks.some((value) => value !== null));
    return [key, Object.fromEntries(left)] as const;
  });
  return Object.fromEntries(kept.filter(([, hours]) => Object.keys(hours).length > 0));
}

/** The median of this hour of the sign's clock in earlier weeks. */
export function findUsual({ minutes: known }: MinutesHistory, signs: readonly Sign[], now: number): UsualFile {
  const usual = signs.flatMap((sign) => {
    const times = listEarlier(now, findZone(getAgency(sign.source).home[0]));
    return sign.minutes.flatMap((stated) => {
      const key = keyOf(sign, stated);
      const earlier = times
        .flatMap((at) => known[key]?.[hourOfWeek(at)]?.[Math.floor(at / WEEK_MS) % WEEKS] ?? [])
        .sort((a, b) => a - b);
      const median = earlier.length < MIN_WEEKS ? undefined : earlier[Math.floor(earlier.length / 2)];
      return median === undefined ? [] : [[key, median] as const];
    });
  });
  return { hour: Math.floor(now / HOUR_MS) * HOUR_MS, usual: Object.fromEntries(usual) };
}

/** The same hour and weekday on the sign's clock, week by week. */
function listEarlier(now: number, zone: string | undefined): number[] {
  return Array.from({ length: WEEKS - 1 }, (_, week) => {
    const at = now - (week + 1) * WEEK_MS;
    return zone === undefined ? at : at + offsetAt(now, zone) - offsetAt(at, zone);
  });
}

/** Adds the destinations that take longer than usual. */
export function readSigns(signs: unknown, usual: unknown, now: number): readonly SignStatement[] {
  const known = parseSignsFile(signs)?.signs ?? [];
  const { data: file } = UsualFileSchema.safeParse(usual);
  if (file === undefined || now - file.hour > STALE_MS) return known;
  return known.map((sign) => ({ ...sign, slower: listSlower(sign, file) }));
}

/** For pages and feeds, which outlast an alert. */
export const readLastingSigns = (...files: Parameters<typeof readSigns>): SignStatement[] =>
  readSigns(...files).filter((sign) => !namesPerson(sign));

function listSlower(sign: Sign, file: UsualFile): Slower[] {
  return sign.minutes.flatMap((stated) => {
    const [value, usual] = [middleOf(stated), file.usual[keyOf(sign, stated)]];
    if (value === null || usual === undefined) return [];
    const extra = value - usual;
    if (extra < MIN_EXTRA_MINUTES || extra < MIN_EXTRA_SHARE * usual) return [];
    const { to, via, miles } = stated;
    return [{ to, now: value, usual, ...(via !== undefined && { via }), ...(miles !== undefined && { miles }) }];
  });
}
