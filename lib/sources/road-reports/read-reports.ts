import { z } from 'zod';
import type { SourceId } from '@/lib/agencies/agencies';
import { listRows, readRows } from '../read-rows';
import {
  type AgencyContext,
  getRequest,
  PLAIN_LIST,
  type ListEndpoint,
  type ListPart,
  type ParsedList,
  type RowResult,
} from '../source';

export type ReportAgency = Pick<AgencyContext, 'source' | 'home' | 'idPrefix' | 'attribution'>;

export interface ReportPart<Item> extends ListPart<ListEndpoint<Item>> {
  /** Its failure says nothing about closures, and its items soon end. */
  readonly isExtra?: boolean;
  /** Prefix of their ids: `caltrans-d4-`. */
  readonly cameras?: string;
}

export interface ReportSource<Item> {
  readonly id: SourceId;
  readonly parts: readonly ReportPart<Item>[];
}

interface ReportRequest<Row> extends Partial<Omit<ListEndpoint<never>, 'name' | 'parse'>> {
  readonly name: string;
  readonly url: string;
  /** The rows' key; '' for a plain array. */
  readonly key: string;
  readonly row: z.ZodType<Row>;
}

/** One list, in one answer unless `next` is given. */
export function createReportList<Row, Item extends { readonly id: string }>(
  { url, key, row, ...plan }: ReportRequest<Row>,
  read: (row: Row) => RowResult<Item>,
): ListEndpoint<Item> {
  const Page = key === '' ? z.array(z.unknown()) : z.object({ [key]: z.array(z.unknown()) });
  return {
    ...PLAIN_LIST,
    first: () => getRequest(url),
    findRefusal: (page) => (Page.safeParse(page).success ? null : 'not a list of reports'),
    parse: (pages) => readReports(listRows(pages, key), row, read),
    ...plan,
  };
}

/** Twice the longest list. */
const MAX_ROWS = 6_000;

export function readReports<Row, Item extends { readonly id: string }>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
  read: (row: Row) => RowResult<Item>,
): ParsedList<Item> {
  const { items, dropped } = readRows(rows.slice(0, MAX_ROWS), schema, read);
  const rest = rows.length - MAX_ROWS;
  return { rows: rows.length, items, dropped: rest > 0 ? { ...dropped, 'too-many': rest } : dropped };
}

/** Agencies' own ids may contain spaces and slashes. */
export const toReportId = ({ idPrefix }: ReportAgency, id: string): string => {
  const clean = id.trim().replace(/[^A-Za-z0-9._:-]+/g, '-');
  return clean === '' ? '' : (idPrefix + clean).slice(0, MAX_ID_LENGTH);
};

const MAX_ID_LENGTH = 120;
