import type { Environment } from '@/lib/core/environment';
import { addCounts, countEach } from '@/lib/core/collections';
import type { ReadState } from '@/lib/road-reports/event-schema';
import type { ReportPart, ReportSource } from '@/lib/sources/road-reports/read-reports';
import type { DropReason, ListEndpoint, ParsedList } from '@/lib/sources/source';
import { FetchError, toFetchError } from '../http/fetch-error';
import { askInOrder, type FetchList } from './fetch-list';

export interface ListRun {
  readonly fetchList: FetchList;
  readonly environment: Environment;
  readonly now: number;
  redact(text: string): string;
  noteFallback(line: string): void;
}

export interface PartCount
  extends Pick<ReportPart<never>, 'key' | 'idPrefix'>, Pick<ParsedList<never>, 'rows' | 'dropped'> {
  readonly kept: number;
}

export interface Collected<Item> {
  readonly source: ReadState;
  readonly items: readonly Item[];
  readonly parts: readonly PartCount[];
}

interface Before<Item> {
  readonly known: readonly Item[];
  readonly readBefore: number | null;
  /** Why an item that could be read is left out, or null. */
  readonly refuse: (item: Item) => DropReason | null;
}

export async function collectSource<Item extends { readonly id: string }>(
  { id, parts }: ReportSource<Item>,
  before: Before<Item>,
  run: ListRun,
): Promise<Collected<Item>> {
  const results = await Promise.all(parts.map((part) => collectPart(part, before, run)));
  const failures = results.flatMap(({ failure }) => failure ?? []);
  const late = results.flatMap(({ part, failure }) => (part.isExtra !== true && failure !== null ? part : []));
  const unread = late.flatMap(({ cameras }) => cameras ?? []);
  return {
    source: {
      id,
      readAt: late.length > 0 ? before.readBefore : run.now,
      failure: failures.length > 0 ? failures.join('; ').slice(0, 300) : null,
      ...(unread.length > 0 && { unread }),
    },
    items: results.flatMap(({ items }) => items),
    parts: results.map(({ part: { key, idPrefix }, rows, items, dropped }) => {
      return { key, idPrefix, rows, kept: items.length, dropped };
    }),
  };
}

function leaveOut<Item>(list: ParsedList<Item>, refuse: Before<Item>['refuse']): ParsedList<Item> {
  const judged = list.items.map((item) => ({ item, reason: refuse(item) }));
  return {
    rows: list.rows,
    items: judged.flatMap(({ item, reason }) => (reason === null ? [item] : [])),
    dropped: addCounts(list.dropped, countEach(judged.flatMap(({ reason }) => reason ?? []))),
  };
}

async function collectPart<Item extends { readonly id: string }>(
  part: ReportPart<Item>,
  { known, refuse }: Before<Item>,
  run: ListRun,
) {
  const describe = (what: string): string => `${part.key}: ${run.redact(what)}`;
  const ask = async (endpoint: ListEndpoint<Item>) => {
    const read = endpoint.parse(await run.fetchList(endpoint, () => undefined));
    if (read.rows === 0 || read.dropped.unreadable !== read.rows) return read;
    throw new FetchError('content', 'none of its rows can be read');
  };
  try {
    const list = await askInOrder(part.endpoints, run.environment, ask, (line) => run.noteFallback(describe(line)));
    return { part, ...leaveOut(list, refuse), failure: null };
  } catch (error) {
    const items = known.filter(({ id }) => id.startsWith(part.idPrefix));
    return { part, items, rows: 0, dropped: {}, failure: describe(toFetchError(error).message) };
  }
}
