import type { SourceState } from '@/lib/road-reports/event-schema';
import type {
  ReportDropReason,
  ReportEndpoint,
  ReportPart,
  ReportSource,
} from '@/lib/sources/road-reports/read-reports';
import { toFetchError } from '../http/fetch-error';
import { type Environment, type FetchList, findUsable } from './fetch-list';

export interface ListRun {
  readonly fetchList: FetchList;
  readonly environment: Environment;
  readonly now: number;
  redact(text: string): string;
}

export type Dropped = Partial<Record<ReportDropReason, number>>;

export interface PartCount {
  readonly key: string;
  readonly idPrefix: string;
  readonly rows: number;
  readonly kept: number;
  readonly dropped: Dropped;
}

export interface Collected<Item> {
  readonly source: SourceState;
  readonly items: readonly Item[];
  readonly parts: readonly PartCount[];
  readonly failures: number;
}

interface Before<Item> {
  /** Stays if a list fails. */
  readonly known: readonly Item[];
  readonly readBefore: number | null;
  /** Why an item that could be read is left out, or null. */
  readonly refuse: (item: Item) => ReportDropReason | null;
}

export async function collectSource<Item extends { readonly id: string }>(
  { id, parts }: ReportSource<Item>,
  { known, readBefore, refuse }: Before<Item>,
  run: ListRun,
): Promise<Collected<Item>> {
  const read = await Promise.all(parts.map((part) => collectPart(part, known, run)));
  const results = read.map((result) => leaveOut(result, refuse));
  const failures = results.flatMap(({ failure }) => failure ?? []);
  return {
    source: {
      id,
      readAt: parts.some((part, at) => part.isExtra !== true && results[at]?.failure !== null) ? readBefore : run.now,
      failure: failures.length > 0 ? failures.join('; ').slice(0, 300) : null,
    },
    items: results.flatMap(({ items }) => items),
    parts: parts.map(({ key, idPrefix }, at) => {
      const { rows = 0, items = [], dropped = {} } = results[at] ?? {};
      return { key, idPrefix, rows, kept: items.length, dropped };
    }),
    failures: failures.length,
  };
}

export const count = (dropped: Dropped, reason: ReportDropReason, more: number): Dropped =>
  more === 0 ? dropped : { ...dropped, [reason]: (dropped[reason] ?? 0) + more };

function leaveOut<Item>(result: PartResult<Item>, refuse: (item: Item) => ReportDropReason | null): PartResult<Item> {
  let { dropped } = result;
  const items = result.items.filter((item) => {
    const reason = refuse(item);
    if (reason !== null) dropped = count(dropped, reason, 1);
    return reason === null;
  });
  return { ...result, items, dropped };
}

interface PartResult<Item> {
  readonly items: readonly Item[];
  readonly rows: number;
  readonly dropped: Dropped;
  readonly failure: string | null;
}

async function collectPart<Item extends { readonly id: string }>(
  part: ReportPart<Item>,
  known: readonly Item[],
  run: ListRun,
): Promise<PartResult<Item>> {
  let failure = 'no endpoint can be asked';
  for (const endpoint of findUsable(part.endpoints, run.environment)) {
    const outcome = await askEndpoint(endpoint, run);
    if (typeof outcome !== 'string') return { ...outcome, failure: null };
    failure = outcome;
  }
  const items = known.filter(({ id }) => id.startsWith(part.idPrefix));
  return { items, rows: 0, dropped: {}, failure: `${part.key}: ${run.redact(failure)}` };
}

async function askEndpoint<Item>(endpoint: ReportEndpoint<Item>, run: ListRun) {
  try {
    const list = endpoint.parse(await run.fetchList(endpoint, () => undefined));
    return list.rows > 0 && list.dropped.unreadable === list.rows ? 'none of its rows can be read' : list;
  } catch (error) {
    return toFetchError(error).message;
  }
}
