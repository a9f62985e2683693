import { addCounts, groupBy } from '@/lib/core/collections';
import { formatCount } from '@/lib/core/format-count';
import { listDropped } from '@/lib/sources/source';
import type { Collected, PartCount } from './collect-source';

type Counts = Pick<PartCount, 'rows' | 'kept' | 'dropped'>;

function sum(counts: readonly Counts[]) {
  const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const dropped = listDropped(addCounts(...counts.map((each) => each.dropped)));
  return {
    rows: add(counts.map(({ rows }) => rows)),
    kept: add(counts.map(({ kept }) => kept)),
    dropped: dropped === '' ? '' : `; dropped ${dropped}`,
  };
}

/** `Signs: 412 of 20 sources (956 rows; dropped 352 dark, 219 not news)` */
export function describeCounts(what: string, shown: number, collected: readonly Collected<unknown>[]): string[] {
  if (collected.length === 0) return [];
  const { rows, dropped } = sum(collected.flatMap(({ parts }) => parts));
  const from = `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}${dropped}`;
  const line = `${what}: ${formatCount(shown)} of ${formatCount(collected.length)} sources (${from})`;
  const failing = collected.flatMap(({ source }) => source.failure ?? []);
  const [first] = failing;
  if (first === undefined) return [line];
  const rest = failing.length > 1 ? `, and ${failing.length - 1} more` : '';
  return [`${line}, of which ${failing.length} failed (keeping earlier ones; ${first.split(';')[0]}${rest})`];
}

/** `chains of caltrans: 18 rows, 7 kept; dropped 4 unknown`, without lists that have no rows. @param what kind of a list without a part's name */
export function tabulate(what: string, collected: readonly Collected<unknown>[]): string[] {
  const named = collected.flatMap(({ source, parts }) =>
    // Caltrans' parts are districts.
    parts.map((part) => ({
      ...part,
      name: `${part.key.replace(/^[^/]*\/?|-?d\d+$/g, '').toLowerCase() || what} of ${source.id}`,
    })),
  );
  return [...groupBy(named, ({ name }) => name)].flatMap(([name, parts]) => {
    const { rows, kept, dropped } = sum(parts);
    return rows === 0 ? [] : [`  ${name}: ${formatCount(rows)} rows, ${formatCount(kept)} kept${dropped}`];
  });
}
