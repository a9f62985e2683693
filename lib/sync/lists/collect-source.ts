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

type Dropped = Partial<Record<ReportDropReason, number>>;

export interface Collected<Item> {
  readonly source: SourceState;
  readonly items: readonly Item[];
  readonly rows: number;
  readonly dropped: Dropped;
  readonly failures: number;
}

interface Before<Item> {
  /** Stays if a list fails. */
  readonly known: readonly Item[];
  readonly readBefore: number | null;
}

export async function collectSource<Item extends { readonly id: string }>(
  { id, parts }: ReportSource<Item>,
  { known, readBefore }: Before<Item>,
  run: ListRun,
): Promise<Collected<Item>> {
  const results = await Promise.all(parts.map((part) => collectPart(part, known, run)));
  const failures = results.flatMap(({ failure }) => failure ?? []);
  const dropped: Dropped = {};
  for (const [reason, count] of results.flatMap((result) => Object.entries(result.dropped)) as [
    keyof Dropped,
    number,
  ][])
    dropped[reason] = (dropped[reason] ?? 0) + count;
  return {
    source: {
      id,
      readAt: parts.some((part, at) => part.isExtra !== true && results[at]?.failure !== null) ? readBefore : run.now,
      failure: failures.length > 0 ? failures.join('; ').slice(0, 300) : null,
    },
    items: results.flatMap(({ items }) => items),
    rows: results.reduce((sum, { rows }) => sum + rows, 0),
    dropped,
    failures: failures.length,
  };
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
